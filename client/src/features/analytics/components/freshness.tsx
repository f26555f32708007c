import styled from "@emotion/styled";
import { msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { useIsLive } from "../analytics.api";

/** Up to when the figures are right, and whether they follow by themselves. */
export const Freshness = ({ artistId, asOf }: { artistId: string; asOf: Instant }) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const isLive = useIsLive(artistId);
  return (
    <Line data-live={isLive}>
      <span aria-hidden="true" />
      <time dateTime={asOf}>
        {t(isLive ? "fresh.live" : "fresh.paused", { time: format.exactTime(msFromInstant(asOf)) })}
      </time>
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  gap: var(--space-s);
  align-items: center;
  color: var(--ink-2);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  span {
    inline-size: 9px;
    block-size: 9px;
    border-radius: var(--r-pill);
    background: var(--line-strong);
  }

  &[data-live="true"] span {
    background: var(--palm);
  }
`;
