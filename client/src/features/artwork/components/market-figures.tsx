import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { useHomeStatistics } from "../artwork.api";

/** Works, artists, collectors and live auctions, counted; a figure of zero is left out. */
export const MarketFigures = () => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const statistics = useHomeStatistics().data;
  if (!statistics) return null;
  const { artworks, artists, collectors, liveAuctions } = statistics;
  const figures = [
    { name: t("figures.works", { count: artworks }), count: artworks },
    { name: t("figures.artists", { count: artists }), count: artists },
    { name: t("figures.collectors", { count: collectors }), count: collectors },
    { name: t("figures.auctions", { count: liveAuctions }), count: liveAuctions },
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
  gap: var(--space-s) var(--space-2xl);
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

  @media (max-width: 767.95px) {
    display: grid;
    grid-template-columns: repeat(2, max-content);
  }
`;
