import styled from "@emotion/styled";
import { SCORE_TIMES, type ArtistAnalytics } from "@naqsh/shared/analytics";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Money } from "../../../ui/money";
import { namedFigures } from "../../../ui/theme/named-figures";

/** What follows from the main figures, each with how it is computed. */
export const RatesLine = ({ analytics: { totals } }: { analytics: ArtistAnalytics }) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const rates = [
    { key: "engagement", value: format.percent(totals.engagement) },
    { key: "conversion", value: format.percent(totals.conversion) },
    { key: "avgSalePrice", value: totals.avgSalePrice === null ? "–" : <Money amount={totals.avgSalePrice} /> },
    { key: "salesCount", value: format.number(totals.salesCount) },
    { key: "auctionWins", value: format.number(totals.auctionWins) },
    { key: "engagementScore", value: format.number(totals.engagementScore) },
  ] as const;
  return (
    <Rates>
      {rates.map(({ key, value }) => (
        <div key={key} data-testid={`rate-${key}`}>
          <dt>{t(`rates.${key}.name`)}</dt>
          <dd>{value}</dd>
          <dd className="how">{t(`rates.${key}.how`, { times: SCORE_TIMES })}</dd>
        </div>
      ))}
    </Rates>
  );
};

const Rates = styled.dl`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--space-m) var(--space-l);
  margin: 0;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);

  div {
    display: grid;
    align-content: start;
    gap: var(--space-2xs);
  }

  ${namedFigures}

  dd {
    font-variant-numeric: tabular-nums;
  }

  .how {
    font: 400 var(--text-caption) / 1.5 var(--font-ui);
    color: var(--ink-2);
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (max-width: 767.95px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 16px;
  }
`;
