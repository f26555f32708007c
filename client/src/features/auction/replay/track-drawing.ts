import type { Timeline, Track } from "./replay-timeline";

export const VIEW = { width: 1000, height: 46 };
const TOP = 4;
const FLOOR = VIEW.height;

export const MARKS = ["bid", "extended", "reserveMet", "bidderVoided", "warning"] as const;
export type Mark = (typeof MARKS)[number];

const placer =
  (track: Track) =>
  (atMs: number): number =>
    track.lengthMs === 0 ? 0 : (track.placeOf(atMs) / track.lengthMs) * VIEW.width;

const point = (value: number): string => value.toFixed(2);

/** How high a mark stands, from the floor. */
const heights: Record<Mark, number> = { bid: 9, extended: 46, reserveMet: 30, bidderVoided: 46, warning: 24 };

const markOf = (kind: string): Mark | null => {
  if (kind === "bid" || kind === "automatic" || kind === "recomputed") return "bid";
  return MARKS.find((mark) => mark === kind) ?? null;
};

/** One path for each kind of mark: upright strokes where something happened, and a dashed floor where it was quiet. */
export const barsOf = (timeline: Timeline, track: Track, skipsQuiet: boolean): Record<Mark | "quiet", string> => {
  const place = placer(track);
  const bars = { quiet: "", bid: "", extended: "", reserveMet: "", bidderVoided: "", warning: "" };
  const add = (mark: Mark, atMs: number) => {
    bars[mark] += `M${point(place(atMs))} ${FLOOR}v-${heights[mark]}`;
  };
  for (const index of timeline.steps) {
    const kinds = new Set(timeline.moments[index]!.rows.map(({ kind }) => markOf(kind)));
    for (const mark of kinds) if (mark) add(mark, timeline.startsMs[index]!);
  }
  for (const { atMs } of timeline.warnings) add("warning", atMs);
  if (skipsQuiet) {
    for (const { fromMs, toMs } of timeline.quiet) {
      bars.quiet += `M${point(place(fromMs))} ${FLOOR - 1}H${point(place(toMs))}`;
    }
  }
  return bars;
};

/** The price as steps, from the opening price up (down when a void took it), and the area below it. */
export const priceLineOf = (timeline: Timeline, track: Track): { line: string; area: string } => {
  const place = placer(track);
  const points = timeline.steps.flatMap((index) => {
    const { price } = timeline.moments[index]!.head;
    return price === null ? [] : [{ x: place(timeline.startsMs[index]!), price }];
  });
  if (points.length === 0) return { line: "", area: "" };
  const prices = points.map(({ price }) => price);
  const low = Math.min(...prices) * 0.9;
  const high = Math.max(...prices);
  const level = (price: number): string => point(FLOOR - 12 - ((price - low) / (high - low)) * (FLOOR - 12 - TOP));
  const first = points[0]!;
  const steps = points.map(({ x, price }) => `H${point(x)}V${level(price)}`).join("");
  const line = `M${point(first.x)} ${level(first.price)}${steps}H${VIEW.width}`;
  return { line, area: `${line}V${FLOOR}H${point(first.x)}Z` };
};
