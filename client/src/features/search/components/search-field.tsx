import { useHydrated } from "../../../lib/use-hydrated";
import styled from "@emotion/styled";
import { LONGEST_WORDS } from "@naqsh/shared/kernel/sought-words";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { directionOf } from "@naqsh/shared/kernel/language";
import { useLanguage } from "../../../i18n/use-format";
import { SearchIcon } from "../../../ui/icons";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { listBelow } from "../../../ui/theme/list-below";
import { useListBelow } from "../../../ui/use-list-below";
import { useTypedEarly } from "../../../ui/use-typed-early";
import { LONGEST_UNSUGGESTED } from "../search.api";

const SearchPanel = latePart(async () => (await import("./search-panel")).SearchPanel);

type SearchFieldProps = {
  value: string;
  hasFocus: boolean;
  onSearch: (query: string) => void;
  /** Where other words are sought as these are. */
  addressOf: (query: string) => string;
};

/** The field of the search's page: what stands in the address stands here until somebody types; below it, what may be meant. */
export const SearchField = ({ value, hasFocus, onSearch, addressOf }: SearchFieldProps) => {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  const input = useRef<HTMLInputElement>(null);
  const { form, isOpen, open, close, keys, list, field } = useListBelow();
  // Until the third letter the page itself shows what may be sought.
  const isSuggested = isOpen && typed.trim().length > LONGEST_UNSUGGESTED && typed.trim() !== value.trim();
  useTypedEarly(input, (early) => {
    setTyped(early);
    open();
  });
  // Without scripts nothing says that something was typed.
  const isDrawn = !useHydrated();
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Form
      ref={form}
      role="search"
      action="/search"
      aria-label={t("title")}
      onSubmit={(event) => {
        event.preventDefault();
        close();
        if (typed.trim() !== "") onSearch(typed.trim());
      }}
      {...keys}
    >
      <SearchIcon size={22} />
      <input
        ref={input}
        type="search"
        name="query"
        autoComplete="off"
        maxLength={LONGEST_WORDS}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          open();
        }}
        placeholder={t("placeholder")}
        aria-label={t("placeholder")}
        dir={typed ? "auto" : directionOf(language)}
        {...(isSuggested && field)}
      />
      <button type="submit" disabled={!isDrawn && typed.trim() === ""}>
        {t("search")}
      </button>
      {isSuggested && (
        <div className="suggestions" {...list}>
          <LatePlace>
            <SearchPanel text={typed} addressOf={addressOf} onChoose={close} />
          </LatePlace>
        </div>
      )}
    </Form>
  );
};

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-m);
  min-block-size: 56px;
  padding-inline: 18px 6px;
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

  > button {
    flex: none;
    min-block-size: 44px;
    padding-inline: 22px;
    border: 0;
    border-radius: var(--r-pill);
    background: var(--primary);
    color: var(--on-primary);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  > button:disabled {
    background: var(--wall);
    color: var(--ink-3);
    cursor: default;
  }

  ${listBelow}

  .suggestions {
    inline-size: 100%;
  }
`;
