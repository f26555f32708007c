import { BarChart } from "../../../ui/material/charts/bar-chart";
import { useLanguage } from "../../../i18n/use-format";
import { NAMES_BLOCK_PX, PLOT_MARGIN_PX, plotLook } from "./plot-look";

export type Bars = { name: string; values: readonly (number | null)[]; colour: string; isStacked?: boolean };

type BarPlotProps = {
  names: readonly string[];
  bars: readonly Bars[];
  format: (value: number) => string;
  /** Bars that lie: names of some length stand beside them. */
  isLying?: boolean;
  /** The least that two marks of the scale lie apart, such as 1 for what is counted; any if it is left out. */
  step?: number;
  /** Every how many names is written; each if it is left out. */
  every?: number;
};

const BLOCK_PX = 240;
const ROW_PX = 44;
const NAMES_PX = 112;
/** As many fill a plot; fewer do not grow into slabs. */
const FILLING = 6;

/** Bars from nothing on, in the direction in which the reader reads, on a scale that clips none. */
export const BarPlot = ({ names, bars, format, isLying = false, step = 0, every = 1 }: BarPlotProps) => {
  const isRightToLeft = useLanguage() === "ar";
  const side = isRightToLeft ? "right" : "left";
  const most = Math.max(0, ...bars.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ofNames = {
    scaleType: "band" as const,
    data: [...names],
    categoryGapRatio: isLying ? 0.3 : Math.max(0.2, 1 - (names.length * 0.8) / FILLING),
    tickLabelInterval: (_: unknown, place: number) => place % every === 0,
  };
  const ofValues = { min: 0, tickMinStep: step, tickNumber: 4, valueFormatter: format };
  const series = bars.map(({ name, values, colour, isStacked }, place) => ({
    id: String(place),
    data: [...values],
    label: name,
    color: colour,
    ...(isStacked && { stack: "all" }),
    valueFormatter: (value: number | null) => (value === null ? "–" : format(value)),
  }));
  const look = {
    hideLegend: true,
    disableKeyboardNavigation: true,
    skipAnimation: true,
    borderRadius: 3,
    sx: plotLook,
    series,
  };
  if (isLying) {
    return (
      <BarChart
        {...look}
        layout="horizontal"
        height={names.length * ROW_PX + ROW_PX}
        grid={{ vertical: true }}
        margin={PLOT_MARGIN_PX}
        yAxis={[{ ...ofNames, position: side, width: NAMES_PX }]}
        xAxis={[{ ...ofValues, reverse: isRightToLeft, height: NAMES_BLOCK_PX }]}
      />
    );
  }
  return (
    <BarChart
      {...look}
      height={BLOCK_PX}
      grid={{ horizontal: true }}
      margin={PLOT_MARGIN_PX}
      xAxis={[{ ...ofNames, reverse: isRightToLeft, height: NAMES_BLOCK_PX }]}
      yAxis={[{ ...ofValues, ...(most > 0 && { max: most }), position: side, width: 52 }]}
    />
  );
};
