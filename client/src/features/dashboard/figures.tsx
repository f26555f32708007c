import styled from "@emotion/styled";
import type { ProfileStats } from "@naqsh/shared/achievement";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../i18n/use-format";
import { api } from "../../lib/api";
import { MARK_LISTS_KEY } from "../../lib/query-keys";
import { useProfileStats } from "../../lib/use-profile-stats";
import type { IconType } from "../../ui/drawn-icon";
import { coveringLink } from "../../ui/theme/covering-link";

export type Figure = {
  name: keyof ProfileStats | "wishes" | "myLikes";
  icon: IconType;
  /** The list of what it counts, if there is one. */
  to?: string;
};

const useFigures = () => {
  const stats = useProfileStats();
  const marks = useQuery({
    queryKey: [...MARK_LISTS_KEY, "counts"],
    queryFn: ({ signal }) => api.get("/api/marks/counts", { signal }),
    staleTime: 30_000,
  });
  return (name: Figure["name"]): number | undefined => {
    if (name === "wishes") return marks.data?.wishes;
    return name === "myLikes" ? marks.data?.likes : stats.data?.[name];
  };
};

/** The reader's figures as cards that lead to what they count; a dash stands until it is known. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const valueOf = useFigures();
  return (
    <Cards aria-label={t("figuresLabel")}>
      {figures.map(({ name, icon: Icon, to }) => {
        const value = valueOf(name);
        return (
          <li key={name} data-testid={`figure-${name}`}>
            <Icon size={22} />
            <strong>{value === undefined ? "–" : format.number(value)}</strong>
            {to === undefined ? <span>{t(`figures.${name}`)}</span> : <Link to={to}>{t(`figures.${name}`)}</Link>}
          </li>
        );
      })}
    </Cards>
  );
};

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-l);
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-xs) var(--space-m);
    align-items: start;
    padding: 16px 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
  }

  li:has(a):hover {
    border-color: var(--primary);
  }

  svg {
    grid-column: 2;
    grid-row: 1;
    margin-block-start: 6px;
    color: var(--primary);
  }

  strong {
    grid-column: 1;
    grid-row: 1;
    font: 700 var(--text-title) / 1.4 var(--font-ui);
    font-variant-numeric: tabular-nums;
  }

  a,
  span {
    grid-column: 1 / span 2;
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  a {
    ${coveringLink}
  }

  @media (max-width: 767.95px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-m);
  }
`;
