import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";
import { useFacets } from "../artwork.api";
import { noFilters } from "../market-filters";

/** What can be seen here now, counted; a figure of zero is left out. */
export const MarketFigures = () => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const facets = useFacets(noFilters).data;
  if (!facets) return null;
  const atAuction = facets.offer.find(({ value }) => value === "auction")?.count ?? 0;
  const figures = [
    { name: t("figures.works"), count: facets.total },
    { name: t("figures.auctions"), count: atAuction },
  ].filter(({ count }) => count > 0);
  if (figures.length === 0) return null;
  return (
    <Figures aria-label={t("figures.label")}>
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </Figures>
  );
};

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2xl);
  margin: 0;

  div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: flex-end;
    align-items: baseline;
    gap: var(--space-s);
  }

  dd {
    margin: 0;
    font-weight: 700;
    font-size: var(--text-heading);
  }

  dt {
    color: var(--ink-2);
  }
`;
