import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Bidi } from "../../../ui/bidi";
import { HistoryIcon } from "../../../ui/icons";
import { BookmarkIcon } from "../../../ui/mark-icons";
import { useIdle } from "../../../ui/use-idle";
import { savedSearchAddress } from "../saved/saved-search-address";
import { useSavedSearches } from "../saved/saved-searches.api";
import { searchAddress } from "../search-filters";
import { useSearchHistory } from "../use-search-history";

const SHOWN = 6;
const SAVED_SHOWN = 4;

/** What the reader sought last and what they have saved, to seek it again; nothing for whoever sought and saved nothing. */
export const SearchAgain = () => {
  const { t } = useTranslation("search");
  const { terms } = useSearchHistory();
  // What is saved waits for what everyone reads, and stands at the row's end, where it moves nothing.
  const saved = useSavedSearches(useIdle()).data ?? [];
  if (terms.length === 0 && saved.length === 0) return null;
  return (
    <Row>
      {terms.length > 0 && (
        <nav aria-label={t("again")}>
          {terms.slice(0, SHOWN).map((term) => (
            <Link key={term} to={searchAddress(term)}>
              <HistoryIcon size={16} />
              <Bidi>{term}</Bidi>
            </Link>
          ))}
        </nav>
      )}
      {saved.length > 0 && (
        <nav aria-label={t("saved.title")}>
          {saved.slice(0, SAVED_SHOWN).map((search) => (
            <Link key={search.id} to={savedSearchAddress(search)}>
              <BookmarkIcon size={16} />
              <Bidi>{search.name}</Bidi>
            </Link>
          ))}
        </nav>
      )}
    </Row>
  );
};

/* One line, which scrolls where it is too long; its padding has room for the ring of what has the focus. */
const Row = styled.div`
  display: flex;
  gap: var(--space-s);
  min-inline-size: 0;
  overflow-x: auto;
  margin: -4px;
  padding: 4px;
  scrollbar-width: none;

  nav {
    display: flex;
    flex: none;
    gap: var(--space-s);
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 36px;
    padding-inline: 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-pill);
    background: var(--surface);
    font-size: var(--text-small);
    white-space: nowrap;
  }

  svg {
    flex: none;
    color: var(--ink-3);
  }
`;
