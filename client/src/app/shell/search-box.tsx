import styled from "@emotion/styled";
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { directionOf } from "../../i18n/language";
import { useLanguage } from "../../i18n/use-format";
import { SearchIcon } from "../../ui/icons";
import { useTypedEarly } from "../../ui/use-typed-early";
import { SearchSuggestions } from "../slots";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Searches the whole shop, with suggestions below while it is used; `label` tells it from another search on the page. */
export const SearchBox = ({ label }: { label: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useTypedEarly(input, setText);
  const close = () => setOpen(false);
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    const query = text.trim();
    close();
    void navigate(query ? `/search?query=${encodeURIComponent(query)}` : "/search");
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      input.current?.focus();
      close();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    const places = [...(form.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    places[places.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };

  return (
    <Form
      ref={form}
      role="search"
      action="/search"
      aria-label={label}
      onSubmit={search}
      onKeyDown={move}
      onBlur={({ relatedTarget }) => !form.current?.contains(relatedTarget) && close()}
    >
      <SearchIcon size={20} />
      <input
        ref={input}
        type="search"
        name="query"
        autoComplete="off"
        value={text}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        placeholder={t("search")}
        aria-label={t("search")}
        dir={text ? "auto" : directionOf(language)}
      />
      {isOpen && (
        <div className="suggestions">
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

  .suggestions {
    position: absolute;
    inset-block-start: calc(100% + 8px);
    inset-inline-end: 0;
    z-index: 20;
    inline-size: 380px;
    max-block-size: min(70dvh, 620px);
    overflow-y: auto;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow: var(--e1);
    color: var(--ink);
    text-align: start;
  }

  .suggestions:empty,
  .suggestions:has(> div:empty) {
    display: none;
  }

  @media (max-width: 1080px) {
    display: none;
  }
`;
