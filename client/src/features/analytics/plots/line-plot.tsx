import { LineChart } from "../../../ui/material/charts/line-chart";
import { useLanguage } from "../../../i18n/use-format";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { NAMES_BLOCK_PX, PLOT_MARGIN_PX, plotLook } from "./plot-look";

export type Line = { name: string; values: readonly number[]; colour: string; isDashed?: boolean };

type LinePlotProps = {
  /** What stands along the axis, from the earliest on. */
  points: readonly string[];
  lines: readonly Line[];
  format: (value: number) => string;
};

const BLOCK_PX = 280;
/** Days that are named along the axis. */
const NAMED = { wide: 6, narrow: 3 };

const look = {
  ...plotLook,
  "& path[data-series]": { strokeWidth: 2.5 },
  '& path[data-series^="dashed"]': { strokeWidth: 2, strokeDasharray: "5 5" },
};

/** Lines over days; time runs in the direction in which the reader reads, and the scale begins at nothing. */
export const LinePlot = ({ points, lines, format }: LinePlotProps) => {
  const isRightToLeft = useLanguage() === "ar";
  const named = useIsMobile() ? NAMED.narrow : NAMED.wide;
  const every = Math.max(1, Math.ceil(points.length / named));
  const least = Math.min(0, ...lines.flatMap(({ values }) => values));
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  return (
    <LineChart
      height={BLOCK_PX}
      hideLegend
      disableKeyboardNavigation
      skipAnimation
      grid={{ horizontal: true }}
      margin={PLOT_MARGIN_PX}
      series={lines.map(({ name, values, colour, isDashed = false }, place) => ({
        id: isDashed ? `dashed-${place}` : String(place),
        data: [...values],
        label: name,
        color: colour,
        showMark: false,
        curve: "linear" as const,
        valueFormatter: (value: number | null) => format(value ?? 0),
      }))}
      xAxis={[
        {
          scaleType: "point",
          data: [...points],
          reverse: isRightToLeft,
          height: NAMES_BLOCK_PX,
          tickInterval: (_: unknown, place: number) => place % every === 0,
        },
      ]}
      yAxis={[
        {
          min: least,
          max: most,
          position: isRightToLeft ? "right" : "left",
          tickMinStep: 1,
          tickNumber: 5,
          width: 52,
          valueFormatter: format,
        },
      ]}
      sx={look}
    />
  );
};
