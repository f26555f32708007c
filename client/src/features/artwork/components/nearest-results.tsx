import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkFacets } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { EmptyState } from "../../../ui/states";
import { useArtworks } from "../artwork.api";
import { useFilterNames, type NamedFilter } from "../filter-names";
import { noFilters, type MarketFilters } from "../market-filters";
import { WorkRow } from "./work-row";

const SHOWN = 4;

type NearestResultsProps = {
  filters: MarketFilters;
  facets: ArtworkFacets | undefined;
  onChange: (change: Partial<MarketFilters>) => void;
};

/** Those of all that are near with the fewest filters taken off; says which. */
const Nearest = ({ filters, off }: { filters: MarketFilters; off: NamedFilter[] }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const near = useArtworks(off.reduce((rest, { change }) => ({ ...rest, ...change }), filters));
  const works = near.data?.pages[0]?.items.slice(0, SHOWN) ?? [];
  if (works.length === 0) return null;
  const labels = off.map(({ label }) => label).join(language === "ar" ? "، " : ", ");
  const text = t("market.takenOff", { filters: labels });
  return <WorkRow title={t("market.nearest")} text={text} works={works} />;
};

/** Nothing matches: which filter to take off for how many works, and the first of those that are nearest. */
export const NearestResults = ({ filters, facets, onChange }: NearestResultsProps) => {
  const { t } = useTranslation("artwork");
  const totals = new Map(facets?.without.map(({ filter, total }) => [filter, total]));
  const names = useFilterNames(filters);
  const ways = names
    .map((named) => ({ ...named, total: totals.get(named.filter) ?? 0 }))
    .filter(({ total }) => total > 0)
    // What leaves most is taken off first.
    .toSorted((a, b) => b.total - a.total);
  const off = names.filter(({ filter }) => facets?.loosened.includes(filter));
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
      {off.length > 0 && <Nearest filters={filters} off={off} />}
    </Results>
  );
};

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2xl);
`;
