import styled from "@emotion/styled";
import { LONGEST_WORDS } from "@naqsh/shared/kernel/sought-words";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { directionOf } from "@naqsh/shared/kernel/language";
import { useLanguage } from "../../../i18n/use-format";
import { SearchIcon } from "../../../ui/icons";
import { useTypedEarly } from "../../../ui/use-typed-early";

const SETTLE_MS = 350;

type MarketSearchProps = { value: string; onSearch: (q: string) => void; hasFocus: boolean };

/** Searches while one writes, once the hand rests. */
export const MarketSearch = ({ value, onSearch, hasFocus }: MarketSearchProps) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // The address may change by itself (a filter taken off); what one has just written must not be overwritten by it.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  useTypedEarly(input, setTyped);

  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    if (typed.trim() === value.trim()) return;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      search.current(typed.trim());
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <Box
      role="search"
      action="/marketplace"
      aria-label={t("marketplace")}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchIcon size={22} />
      <input
        ref={input}
        type="search"
        name="q"
        value={typed}
        maxLength={LONGEST_WORDS}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t("searchPlaceholder")}
        aria-label={t("searchPlaceholder")}
        dir={typed ? "auto" : directionOf(language)}
      />
    </Box>
  );
};

const Box = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-m);
  min-block-size: 52px;
  padding-inline: 18px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink-2);

  &:focus-within {
    outline: 3px solid color-mix(in srgb, var(--link) 45%, transparent);
    border-color: var(--link);
  }

  input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--ink);
    font: inherit;
  }

  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
