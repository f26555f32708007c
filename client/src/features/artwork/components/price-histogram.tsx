import styled from "@emotion/styled";
import type { PriceBar } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";

type PriceHistogramProps = {
  bars: readonly PriceBar[];
  from: number;
  to: number | null;
  /** The works from `from` to `to`, which may lie within a bar; null if that is not counted. */
  total: number | null;
};

const isWithin = (bar: PriceBar, from: number, to: number | null): boolean =>
  (bar.to === null || bar.to > from) && (to === null || bar.from < to);

/** Where works lie in price, above the slider; the last bar holds all that are dearer than its end. */
export const PriceHistogram = ({ bars, from, to, total }: PriceHistogramProps) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  // Works without a price are in the total of all prices, and in no bar.
  const isAll = from === 0 && to === null;
  const count = isAll ? bars.reduce((sum, bar) => sum + bar.count, 0) : total;
  const label = count === null ? t("market.histogram") : `${t("market.histogram")}: ${t("found", { count })}`;
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
