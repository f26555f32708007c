import styled from "@emotion/styled";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { directionOf } from "../../i18n/language";
import { useLanguage } from "../../i18n/use-format";
import { SearchIcon } from "../../ui/icons";

/** Searches works and artists in the marketplace; `label` tells it from another search on the page. */
export const SearchBox = ({ label }: { label: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [text, setText] = useState("");

  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    const query = text.trim();
    void navigate(query ? `/marketplace?q=${encodeURIComponent(query)}` : "/marketplace");
  };

  return (
    <Form role="search" aria-label={label} onSubmit={search}>
      <SearchIcon size={20} />
      <input
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t("search")}
        aria-label={t("search")}
        dir={text ? "auto" : directionOf(language)}
      />
    </Form>
  );
};

const Form = styled.form`
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

  @media (max-width: 1080px) {
    display: none;
  }
`;
