import styled from "@emotion/styled";
import type { ArtworkFacets, Facet } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { OFFERS, type MarketFilters } from "../market-filters";
import { ColourFilter } from "./colour-filter";
import { Choice, FacetChoices } from "./facet-choices";
import { PriceFilter } from "./price-filter";

/** The choices that some work has, and the one that is chosen. */
const offered = <Value extends string>(facets: readonly Facet<Value>[], chosen: Value | null): Facet<Value>[] =>
  facets.filter(({ value, count }) => count > 0 || value === chosen);

type FilterPanelProps = {
  filters: MarketFilters;
  /** Undefined until they have come: the panel stands without counts. */
  facets: ArtworkFacets | undefined;
  onChange: (change: Partial<MarketFilters>) => void;
};

const Mediums = ({ filters, facets, onChange }: FilterPanelProps) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const mediums = facets?.medium ?? [];
  const isListed = filters.medium === "" || mediums.some(({ value }) => value === filters.medium);
  if (mediums.length === 0 && filters.medium === "") return null;
  const options = mediums.map(({ value, label, labelEn, count }) => ({
    value,
    label: language === "en" ? (labelEn ?? label) : label,
    count,
  }));
  const chosen = isListed ? [] : [{ value: filters.medium, label: filters.medium, count: 0 }];
  return (
    <div>
      <FacetChoices
        name="medium"
        legend={t("market.medium")}
        options={[{ value: "", label: t("market.allMediums") }, ...chosen, ...options]}
        value={filters.medium}
        onChange={(medium) => onChange({ medium })}
      />
      {facets !== undefined && facets.mediumsLeftOut > 0 && (
        <p className="rest">{t("market.mediumsLeftOut", { count: facets.mediumsLeftOut })}</p>
      )}
    </div>
  );
};

const Traits = ({ filters, facets, onChange }: FilterPanelProps) => {
  const { t } = useTranslation("artwork");
  const all = { value: null, label: t("offers.all") };
  return (
    <>
      <FacetChoices
        name="size"
        legend={t("market.size")}
        options={[all, ...(facets?.size ?? []).map((facet) => ({ ...facet, label: t(`market.sizes.${facet.value}`) }))]}
        value={filters.size}
        onChange={(size) => onChange({ size })}
      />
      <FacetChoices
        name="orientation"
        legend={t("market.orientation")}
        options={[
          all,
          ...(facets?.orientation ?? []).map((facet) => ({ ...facet, label: t(`market.orientations.${facet.value}`) })),
        ]}
        value={filters.orientation}
        onChange={(orientation) => onChange({ orientation })}
      />
      <FacetChoices
        name="region"
        legend={t("market.region")}
        options={[
          { value: null, label: t("market.allRegions") },
          ...offered(facets?.region ?? [], filters.region).map((facet) => ({
            ...facet,
            label: t(`market.regions.${facet.value}`),
          })),
        ]}
        value={filters.region}
        onChange={(region) => onChange({ region })}
      />
    </>
  );
};

/** Every filter of the marketplace with its counts; each change takes effect at once. */
export const FilterPanel = (props: FilterPanelProps) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const { filters, facets, onChange } = props;
  const offerCount = (offer: string) => facets?.offer.find(({ value }) => value === offer)?.count;
  return (
    <Frame>
      <FacetChoices
        name="category"
        legend={t("category")}
        options={[
          { value: null, label: t("allCategories") },
          ...(facets?.category ?? []).map((facet) => ({ ...facet, label: t(`categories.${facet.value}`) })),
        ]}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <FacetChoices
        name="offer"
        legend={t("offer")}
        options={OFFERS.map((offer) => ({ value: offer, label: t(`offers.${offer}`), count: offerCount(offer) }))}
        value={filters.offer}
        onChange={(offer) => onChange({ offer })}
      />
      <PriceFilter value={filters} bars={facets?.price ?? []} total={facets?.total ?? null} onChange={onChange} />
      <ColourFilter value={filters.colour} counts={facets?.colour} onChange={(colour) => onChange({ colour })} />
      <Traits {...props} />
      <Mediums {...props} />
      <Choice>
        <input
          type="checkbox"
          checked={filters.isVerified}
          onChange={(event) => onChange({ isVerified: event.target.checked })}
        />
        <span>{t("market.verifiedOnly")}</span>
        {facets && <small>{format.number(facets.verified)}</small>}
      </Choice>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: var(--space-2xl);

  /* Not the frame of a text field, which is a fieldset as well. */
  fieldset:not([aria-hidden="true"]) {
    border: 0;
    padding: 0;
    margin: 0;
    min-inline-size: 0;
  }

  legend {
    padding: 0;
    margin-block-end: 8px;
    font-weight: 600;
    font-size: var(--text-label);
  }

  .rest {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-m);
  }

  .slider {
    padding-inline: 10px;
  }
`;
