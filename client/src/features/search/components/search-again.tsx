import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Bidi } from "../../../ui/bidi";
import { HistoryIcon } from "../../../ui/icons";
import { searchAddress } from "../search-filters";
import { useSearchHistory } from "../use-search-history";

const SHOWN = 6;

/** What the reader sought last, to seek it again; nothing for whoever sought nothing. */
export const SearchAgain = () => {
  const { t } = useTranslation("search");
  const { terms } = useSearchHistory();
  if (terms.length === 0) return null;
  return (
    <Terms aria-label={t("again")}>
      {terms.slice(0, SHOWN).map((term) => (
        <Link key={term} to={searchAddress(term)}>
          <HistoryIcon size={16} />
          <Bidi>{term}</Bidi>
        </Link>
      ))}
    </Terms>
  );
};

const Terms = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);

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
  }

  svg {
    color: var(--ink-3);
  }
`;
