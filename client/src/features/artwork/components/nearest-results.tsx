import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkFacets } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/states";
import { useArtworks } from "../artwork.api";
import { useFilterNames } from "../filter-names";
import { noFilters, type MarketFilters } from "../market-filters";
import { WorkRow } from "./work-row";

const SHOWN = 4;

type NearestResultsProps = {
  filters: MarketFilters;
  facets: ArtworkFacets | undefined;
  onChange: (change: Partial<MarketFilters>) => void;
};

/** Nothing matches: which filter to take off for how many works, and the first of those that are nearest. */
export const NearestResults = ({ filters, facets, onChange }: NearestResultsProps) => {
  const { t } = useTranslation("artwork");
  const totals = new Map(facets?.without.map(({ filter, total }) => [filter, total]));
  const ways = useFilterNames(filters)
    .map((named) => ({ ...named, total: totals.get(named.filter) ?? 0 }))
    .filter(({ total }) => total > 0)
    // The fewest more are nearest to what was asked for.
    .toSorted((a, b) => a.total - b.total);
  const near = useArtworks({ ...(ways[0] ? { ...filters, ...ways[0].change } : noFilters) });
  const works = near.data?.pages[0]?.items.slice(0, SHOWN) ?? [];
  const actions = (
    <>
      {ways.slice(0, SHOWN).map(({ filter, label, change, total }) => (
        <Button key={filter} variant="outlined" onClick={() => onChange(change)}>
          {t("market.withoutFilter", { filter: label, works: t("found", { count: total }) })}
        </Button>
      ))}
      <Button variant="contained" onClick={() => onChange(noFilters)}>
        {t("clearFilters")}
      </Button>
    </>
  );
  return (
    <Results>
      <EmptyState motif="qatt" title={t("noResults")} text={t("noResultsText")} actions={actions} />
      {works.length > 0 && <WorkRow title={t("market.nearest")} works={works} />}
    </Results>
  );
};

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2xl);
`;
