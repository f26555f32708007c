import styled from "@emotion/styled";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Bidi, Ltr } from "../../../ui/bidi";
import { subjectsOf } from "../entry-subjects";

/** The histories that an entry belongs to as well, each a way there. */
export const EntrySubjects = ({ entry }: { entry: HistoryEntry }) => {
  const { t } = useTranslation("moderation");
  const subjects = subjectsOf(entry);
  if (subjects.length === 0) return null;
  return (
    <div>
      <h3>{t("subject.more")}</h3>
      <List>
        {subjects.map(({ kind, id, stream, name }) => (
          <li key={stream}>
            <Link to={`/admin/history?stream=${stream}`}>
              <small>{t(`subject.kinds.${kind}`)}</small>
              {name ? <Bidi>{name}</Bidi> : <Ltr>{id.slice(0, 8)}</Ltr>}
            </Link>
          </li>
        ))}
      </List>
    </div>
  );
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    gap: var(--space-s);
    align-items: center;
    min-block-size: 38px;
    padding-inline: 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-pill);
    color: var(--ink);
    font-size: var(--text-small);
    text-decoration: none;
  }

  a:hover {
    background: var(--wall);
  }

  small {
    font-size: var(--text-caption);
    color: var(--ink-2);
  }

  @media (pointer: coarse) {
    a {
      min-block-size: 44px;
    }
  }
`;
