import styled from "@emotion/styled";
import { Choice } from "../../../ui/choice";
import { ARTIST_SORTS, SAUDI_REGIONS } from "@naqsh/shared/artist";
import { ARTWORK_CATEGORIES } from "@naqsh/shared/artwork";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { directionOf } from "@naqsh/shared/kernel/language";
import { useLanguage } from "../../../i18n/use-format";
import { useTypedEarly } from "../../../ui/use-typed-early";
import { SearchIcon } from "../../../ui/icons";
import type { ArtistFilters } from "../artist-filters";

const SETTLE_MS = 350;

type ArtistSearchProps = { filters: ArtistFilters; onChange: (changes: Partial<ArtistFilters>) => void };

/** Finds artists by name while one writes, by what they make, and by where they live. */
export const ArtistSearch = ({ filters, onChange }: ArtistSearchProps) => {
  const { t } = useTranslation("artist");
  const language = useLanguage();
  const [typed, setTyped] = useState(filters.q);
  const [seen, setSeen] = useState(filters.q);
  const change = useRef(onChange);
  if (seen !== filters.q) {
    setSeen(filters.q);
    setTyped(filters.q);
  }
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (typed.trim() === filters.q.trim()) return undefined;
    const timer = setTimeout(() => change.current({ q: typed.trim() }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, filters.q]);
  const choice = (
    name: "discipline" | "region" | "sort",
    options: readonly string[],
    textOf: (key: string) => string,
  ) => (
    <Choice
      label={t(name)}
      value={filters[name]}
      options={options}
      textOf={textOf}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const input = useRef<HTMLInputElement>(null);
  useTypedEarly(input, setTyped);
  return (
    <Bar role="search" action="/artists" aria-label={t("title")} onSubmit={(event) => event.preventDefault()}>
      <label>
        <SearchIcon size={20} />
        <input
          ref={input}
          type="search"
          name="q"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={t("searchPlaceholder")}
          aria-label={t("searchPlaceholder")}
          dir={typed ? "auto" : directionOf(language)}
        />
      </label>
      {choice("discipline", ["", ...ARTWORK_CATEGORIES], (key) =>
        key === "" ? t("allDisciplines") : t(`disciplines.${key as (typeof ARTWORK_CATEGORIES)[number]}`),
      )}
      {choice("region", ["", ...SAUDI_REGIONS], (key) =>
        key === "" ? t("allRegions") : t(`regions.${key as (typeof SAUDI_REGIONS)[number]}`),
      )}
      {choice("sort", ARTIST_SORTS, (key) => t(`sorts.${key as (typeof ARTIST_SORTS)[number]}`))}
    </Bar>
  );
};

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, minmax(150px, auto));
  gap: var(--space-m);

  label {
    display: flex;
    align-items: center;
    gap: var(--space-m);
    min-inline-size: 0;
    min-block-size: 48px;
    padding-inline: 16px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-pill);
    background: var(--surface);
    color: var(--ink-2);
  }

  label:focus-within {
    outline: 3px solid color-mix(in srgb, var(--link) 45%, transparent);
    border-color: var(--link);
  }

  input[type="search"] {
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

  @media (max-width: 1023.95px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    label {
      grid-column: 1 / -1;
    }
  }

  @media (max-width: 767.95px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
