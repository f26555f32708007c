import styled from "@emotion/styled";
import type { BadgeItem } from "@naqsh/shared/account";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { useVerificationList, VerificationLists } from "../../lib/verification/verification-lists";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { Bidi, Ltr } from "../../ui/bidi";
import { Button } from "../../ui/button";
import { MoreButton } from "../../ui/more-button";
import { RowBones } from "../../ui/bones";
import { EmptyState } from "../../ui/states";
import { useBadges } from "./admin.api";
import { personNameOf } from "../../lib/person-name";

const Row = ({ item }: { item: BadgeItem }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const language = useLanguage();
  const date = format.dateTime(msFromInstant(item.at));
  const { by } = item;
  return (
    <li>
      <Link to={`/admin/users/${item.userId}`}>
        <strong>
          <Bidi>{personNameOf(item, language) ?? t("erasedName")}</Bidi>
        </strong>
        <Ltr>{item.email ?? ""}</Ltr>
        <small>
          {by === null
            ? t("badges.asked", { date })
            : t("badges.granted", { date, name: personNameOf(by, language) ?? t("erasedName") })}
        </small>
      </Link>
    </li>
  );
};

/** `/admin/badges`: who asks for the verified badge and who holds it, each with the way to the page where it is decided. */
export const BadgesPage = () => {
  const { t } = useTranslation(["admin", "verification"]);
  const standing = useVerificationList();
  const list = useBadges(standing === "waiting" ? "asked" : "granted");
  return (
    <AdminPage
      tab="verified"
      title={t("verification:artists")}
      lead={t("badges.lead")}
      actions={
        <Button component={Link} to="/admin?tab=verified" variant="outlined">
          {t("verification:works.title")}
        </Button>
      }
    >
      <VerificationLists />
      <Awaited query={list} loading={t("loading")} bones={<RowBones rows={4} />} failed={t("failed")}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t(`badges.none.${standing}`)} text={t(`badges.noneText.${standing}`)} />
          ) : (
            <>
              <Requests>
                {items.map((item) => (
                  <Row key={item.userId} item={item} />
                ))}
              </Requests>
              <MoreButton list={list} />
            </>
          )
        }
      </Awaited>
    </AdminPage>
  );
};

const Requests = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);
  overflow: hidden;

  li + li {
    border-block-start: 1px solid var(--line);
  }

  a {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs) var(--space-xl);
    align-items: center;
    min-block-size: 60px;
    padding: 10px 16px;
    color: inherit;
    overflow-wrap: anywhere;
  }

  a:hover {
    background: var(--primary-soft);
  }

  strong {
    font-weight: 600;
  }

  small {
    margin-inline-start: auto;
    color: var(--ink-2);
  }

  @media (max-width: 767.95px) {
    small {
      margin-inline-start: 0;
      inline-size: 100%;
    }
  }
`;
