import styled from "@emotion/styled";
import { LONGEST_WORDS } from "@naqsh/shared/kernel/sought-words";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useNavigate } from "react-router-dom";
import { directionOf } from "@naqsh/shared/kernel/language";
import { useLanguage } from "../../i18n/use-format";
import { SearchIcon } from "../../ui/icons";
import { listBelow } from "../../ui/theme/list-below";
import { useListBelow } from "../../ui/use-list-below";
import { useTypedEarly } from "../../ui/use-typed-early";
import { SearchSuggestions } from "../slots";

/** Searches the whole shop, with suggestions below while it is used; `label` tells it from another search on the page. */
export const SearchBox = ({ label }: { label: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { form, isOpen, open, close, keys, list, field } = useListBelow();
  const input = useRef<HTMLInputElement>(null);

  useTypedEarly(input, (early) => {
    setText(early);
    open();
  });
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    const query = text.trim();
    close();
    void navigate(query ? `/search?query=${encodeURIComponent(query)}` : "/search");
  };
  return (
    <Form ref={form} role="search" action="/search" aria-label={label} onSubmit={search} {...keys}>
      <SearchIcon size={20} />
      <input
        ref={input}
        type="search"
        name="query"
        autoComplete="off"
        maxLength={LONGEST_WORDS}
        value={text}
        onFocus={open}
        onChange={(event) => {
          setText(event.target.value);
          open();
        }}
        placeholder={t("search")}
        aria-label={t("search")}
        dir={text ? "auto" : directionOf(language)}
        {...field}
      />
      {isOpen && (
        <div className="suggestions" {...list}>
          <SearchSuggestions text={text} onChoose={close} />
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
  block-size: 44px;
  inline-size: clamp(150px, 17vw, 240px);
  /* Gives way before the page grows wider than its window. */
  min-inline-size: 96px;
  padding-inline: 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink-3);
  transition: border-color var(--t-state);

  &:focus-within {
    border-color: var(--link);
    outline: 3px solid color-mix(in srgb, var(--link) 40%, transparent);
  }

  input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    font-size: var(--text-label);
    outline: none;
  }

  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  ${listBelow}
`;
