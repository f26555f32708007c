import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { SecurityRow } from "@naqsh/shared/operations";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { personNameOf } from "../../lib/person-name";
import { Bidi, Ltr } from "../../ui/bidi";

const Row = ({ row }: { row: SecurityRow }) => {
  const { t } = useTranslation("security");
  const format = useFormat();
  const language = useLanguage();
  const { kind, account, by, source, path, count, lastAt } = row;
  return (
    <li>
      <strong>{t(`kinds.${kind}`)}</strong>
      <span className="facts">
        <span>
          {account === null ? t("unknownAccount") : <Bidi>{personNameOf(account, language) ?? t("noName")}</Bidi>}
        </span>
        {by !== null && <small>{t("by", { name: personNameOf(by, language) ?? t("noName") })}</small>}
        {path !== null && (
          <small>
            <Ltr>{path}</Ltr>
          </small>
        )}
        {source !== null && <small>{t("source", { source })}</small>}
      </span>
      <small>
        <time dateTime={lastAt}>{format.dateTime(msFromInstant(lastAt))}</time>
        {count > 1 && <> · {t("times", { count })}</>}
      </small>
    </li>
  );
};

/** Who came in, who was turned away, and whose rights changed. */
export const SecurityList = ({ rows }: { rows: readonly SecurityRow[] }) => (
  <List>
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(150px, 1fr) minmax(160px, 1.6fr) minmax(0, 1fr);
    gap: var(--space-xs) var(--space-l);
    align-items: baseline;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }

  li > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-l);
  }

  li > :last-child {
    text-align: end;
  }

  small {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  @media (max-width: 767.95px) {
    li {
      grid-template-columns: 1fr;
    }
    li > :last-child {
      text-align: start;
    }
  }
`;
