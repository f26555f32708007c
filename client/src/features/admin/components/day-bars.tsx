import styled from "@emotion/styled";

type Day = { label: string; value: number };

const STEPS = [1, 2, 5] as const;
const LINES = 4;

/** The end of a scale from zero, and the step between its lines: whole, round, and never below the highest value. */
export const scaleFor = (highest: number): { step: number; end: number } => {
  const least = Math.max(1, highest / LINES);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = [...STEPS, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= least) ?? least;
  return { step, end: Math.max(step, Math.ceil(highest / step) * step) };
};

const WIDTH = 600;
const HEIGHT = 160;

/** One bar a day on a scale that begins at zero. The table beside it tells the same to whoever cannot see it. */
export const DayBars = ({ days, numberOf }: { days: readonly Day[]; numberOf: (value: number) => string }) => {
  const { step, end } = scaleFor(Math.max(0, ...days.map(({ value }) => value)));
  const lines = Array.from({ length: Math.round(end / step) + 1 }, (_, place) => place * step);
  const slot = WIDTH / days.length;
  const heightOf = (value: number): number => (value / end) * HEIGHT;
  const named = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <Plot aria-hidden="true">
      <div className="scale">
        {lines.toReversed().map((line) => (
          <span key={line}>{numberOf(line)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {lines.map((line) => (
          <line key={line} x1={0} x2={WIDTH} y1={HEIGHT - heightOf(line)} y2={HEIGHT - heightOf(line)} />
        ))}
        {days.map(({ label, value }, place) => (
          <rect
            key={label + String(place)}
            x={place * slot + slot * 0.15}
            width={slot * 0.7}
            y={HEIGHT - heightOf(value)}
            height={heightOf(value)}
          >
            <title>{`${label}: ${numberOf(value)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="days">
        {named.map((day, place) => (
          <span key={place}>{day?.label}</span>
        ))}
      </div>
    </Plot>
  );
};

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-xs) var(--space-s);

  svg {
    inline-size: 100%;
    block-size: 160px;
    overflow: visible;
  }

  /* Time runs as the page is read. */
  [dir="rtl"] & svg {
    transform: scaleX(-1);
  }

  rect {
    fill: currentColor;
  }

  line {
    stroke: var(--line);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  .scale {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    block-size: 160px;
    text-align: end;
  }

  .scale span {
    block-size: 0;
    line-height: 0;
  }

  .scale,
  .days {
    font-size: var(--text-caption);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums lining-nums;
  }

  .days {
    grid-column: 2;
    display: flex;
    justify-content: space-between;
  }
`;
