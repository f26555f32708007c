import styled from "@emotion/styled";
import type { AppendSecond } from "@naqsh/shared/operations";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";

const SPAN_S = 300;
const WIDTH = 300;
const HEIGHT = 60;

type PlotProps = { bars: { secondsAgo: number; value: number }[]; colour: string; label: string };

/** Bars over the last five minutes; now lies at the end of the reading direction. */
const Plot = ({ bars, colour, label }: PlotProps) => {
  const isRightToLeft = useLanguage() === "ar";
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map(({ secondsAgo, value }) => {
          const at = isRightToLeft ? secondsAgo : SPAN_S - 1 - secondsAgo;
          const height = (value / most) * HEIGHT;
          return (
            <rect
              key={secondsAgo}
              x={(at / SPAN_S) * WIDTH}
              y={HEIGHT - height}
              width={(WIDTH / SPAN_S) * 0.9}
              height={height}
              fill={colour}
            />
          );
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
};

type AppendPlotsProps = { seconds: readonly AppendSecond[]; nowMs: number };

/** How much was appended, and how long an append took, in each second of the last five minutes. */
export const AppendPlots = ({ seconds, nowMs }: AppendPlotsProps) => {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const bars = (valueOf: (second: AppendSecond) => number) =>
    seconds
      .map((second) => ({ secondsAgo: Math.floor((nowMs - second.atMs) / 1_000), value: valueOf(second) }))
      .filter(({ secondsAgo }) => secondsAgo >= 0 && secondsAgo < SPAN_S);
  const most = (values: number[]): string => format.number(Math.round(Math.max(0, ...values) * 10) / 10);
  return (
    <Plots>
      <Plot
        bars={bars(({ events }) => events)}
        colour="var(--palm)"
        label={t("plots.events", { most: most(seconds.map(({ events }) => events)) })}
      />
      <Plot
        bars={bars(({ slowestMs }) => slowestMs)}
        colour="var(--saffron-ink)"
        label={t("plots.latency", { most: most(seconds.map(({ slowestMs }) => slowestMs)) })}
      />
    </Plots>
  );
};

const Plots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--space-l);

  figure {
    display: grid;
    gap: var(--space-s);
    margin: 0;
    padding: 14px 16px;
    border-radius: var(--r-control);
    background: var(--sunken);
  }

  svg {
    display: block;
    inline-size: 100%;
    block-size: 96px;
    border-block-end: 1px solid var(--line-strong);
  }

  figcaption {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
