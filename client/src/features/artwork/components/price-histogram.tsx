import styled from "@emotion/styled";
import type { PriceBar } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";

type PriceHistogramProps = { bars: readonly PriceBar[]; from: number; to: number | null };

const isWithin = (bar: PriceBar, from: number, to: number | null): boolean =>
  (bar.to === null || bar.to > from) && (to === null || bar.from < to);

/** Where works lie in price, above the slider; the last bar holds all that are dearer than its end. */
export const PriceHistogram = ({ bars, from, to }: PriceHistogramProps) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const within = bars.filter((bar) => isWithin(bar, from, to)).reduce((sum, { count }) => sum + count, 0);
  const label = `${t("market.histogram")}: ${t("found", { count: within })}`;
  return (
    <Bars role="img" aria-label={label}>
      {bars.map((bar) => (
        <span
          key={bar.from}
          title={`${format.number(bar.from)}: ${format.number(bar.count)}`}
          data-within={isWithin(bar, from, to)}
          style={{ blockSize: bar.count === 0 ? "1px" : `${Math.max(8, (bar.count / most) * 100)}%` }}
        />
      ))}
    </Bars>
  );
};

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-2xs);
  block-size: 44px;
  margin-block-end: -14px;
  padding-inline: 10px;

  span {
    flex: 1;
    background: var(--line-strong);
  }

  span[data-within="true"] {
    background: var(--primary);
  }
`;
