import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { Bidi, Ltr } from "../../ui/bidi";
import { MoreButton } from "../../ui/more-button";
import { RowBones } from "../../ui/bones";
import { EmptyState } from "../../ui/states";
import { useBadgeRequests } from "./admin.api";
import { personNameOf } from "../../lib/person-name";

/** Who asks for the verified badge, the oldest first, each with the way to the page where it is decided. */
export const BadgesPage = () => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const language = useLanguage();
  const list = useBadgeRequests();
  return (
    <AdminPage tab="users" title={t("badges.title")} lead={t("badges.lead")}>
      <Awaited query={list} loading={t("loading")} bones={<RowBones rows={4} />} failed={t("failed")}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState title={t("badges.none")} text={t("badges.noneText")} />
          ) : (
            <>
              <Requests>
                {requests.map((request) => (
                  <li key={request.userId}>
                    <Link to={`/admin/users/${request.userId}`}>
                      <strong>
                        <Bidi>{personNameOf(request, language) ?? t("erasedName")}</Bidi>
                      </strong>
                      <Ltr>{request.email ?? ""}</Ltr>
                      <small>{t("badges.asked", { date: format.dateTime(msFromInstant(request.askedAt)) })}</small>
                    </Link>
                  </li>
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
`;
