import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useHydrated } from "../../../lib/use-hydrated";
import { Bidi } from "../../../ui/bidi";
import { CloseIcon, HistoryIcon } from "../../../ui/icons";
import { searchAddress } from "../search-filters";
import { useSearchHistory } from "../use-search-history";

const fieldOf = (button: HTMLElement) =>
  button.closest("form, main")?.querySelector<HTMLElement>('input[type="search"]') ?? null;

/** Where the keys go on when a term's button goes with its term: the next term's, else the one's before, else the field. */
const placeAfter = (button: HTMLElement): HTMLElement | null => {
  const [next, before] = [button.closest("li")?.nextElementSibling, button.closest("li")?.previousElementSibling];
  return (next ?? before)?.querySelector<HTMLElement>("button") ?? fieldOf(button);
};

/** What was searched before, to search again or to take out; nothing if there is none. `onChoose`: a term was followed. */
export const SearchHistoryList = ({ onChoose }: { onChoose?: () => void }) => {
  const { t } = useTranslation("search");
  const { terms, remove, clear } = useSearchHistory();
  // Only the device or the account knows it: the server draws none.
  if (!useHydrated() || terms.length === 0) return null;
  return (
    <Section aria-label={t("history")}>
      <header>
        <h2>{t("history")}</h2>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            fieldOf(currentTarget)?.focus();
            clear();
          }}
        >
          {t("clearHistory")}
        </button>
      </header>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <Link to={searchAddress(term)} onClick={onChoose}>
              <HistoryIcon size={18} />
              <Bidi>{term}</Bidi>
            </Link>
            <button
              type="button"
              aria-label={t("removeTerm", { term })}
              onClick={({ currentTarget }) => {
                placeAfter(currentTarget)?.focus();
                remove(term);
              }}
            >
              <CloseIcon size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  gap: var(--space-s);

  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-m);
  }

  h2 {
    font: 600 var(--text-label) / 1.5 var(--font-ui);
    color: var(--ink-2);
  }

  header button {
    min-block-size: 32px;
    border: 0;
    background: none;
    color: var(--link);
    font: inherit;
    font-size: var(--text-small);
    cursor: pointer;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 44px;
    align-items: center;
    border-radius: 8px;
  }

  li:hover {
    background: var(--wall);
  }

  li a {
    display: flex;
    align-items: center;
    gap: var(--space-m);
    min-block-size: 44px;
    padding-inline: 10px;
    color: var(--ink);
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  svg {
    flex: none;
    color: var(--ink-3);
  }

  li button {
    display: grid;
    place-items: center;
    block-size: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;
