import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../i18n/use-format";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { Bidi } from "../../ui/bidi";
import { ChipRow, ChoiceChip } from "../../ui/chip";
import { MoreButton } from "../../ui/more-button";
import { RowBones } from "../../ui/bones";
import { EmptyState } from "../../ui/states";
import { searchAddress } from "./search-filters";
import { useSoughtTerms } from "./search.api";

/** For administrators: what people search, what it found, and what found nothing. */
export const SoughtTermsPage = () => {
  const { t } = useTranslation("search");
  const format = useFormat();
  const [isNothing, setNothing] = useState(true);
  const terms = useSoughtTerms(isNothing);
  return (
    <AdminPage tab="searches" title={t("admin.title")} lead={t("admin.lead")}>
      <ChipRow role="group" aria-label={t("admin.title")}>
        <ChoiceChip isChosen={isNothing} onSelect={() => setNothing(true)}>
          {t("admin.nothing")}
        </ChoiceChip>
        <ChoiceChip isChosen={!isNothing} onSelect={() => setNothing(false)}>
          {t("admin.all")}
        </ChoiceChip>
      </ChipRow>
      <Awaited query={terms} loading={t("admin.title")} bones={<RowBones />} failed={t("failed")}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState motif="qatt" title={t("admin.empty")} />
          ) : (
            <List>
              {items.map(({ id, query, sought, chosen, resultsCount, lastOn }) => (
                <li key={id}>
                  <Link to={searchAddress(query)}>
                    <Bidi>{query}</Bidi>
                  </Link>
                  <span>
                    {t("admin.sought", { count: sought })} · {t("admin.found", { count: resultsCount })} ·{" "}
                    {t("admin.chosen", { count: chosen })}
                  </span>
                  <time dateTime={lastOn}>{format.date(msFromInstant(`${lastOn}T12:00:00.000Z`))}</time>
                </li>
              ))}
            </List>
          )
        }
      </Awaited>
      <MoreButton list={terms} />
    </AdminPage>
  );
};

const List = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(150px, 1fr) minmax(160px, 1.6fr) auto;
    gap: var(--space-xs) var(--space-l);
    align-items: baseline;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }

  li > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  a {
    min-block-size: 32px;
    align-content: center;
    color: var(--link);
    font-weight: 600;
  }

  span,
  time {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  @media (max-width: 767.95px) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
