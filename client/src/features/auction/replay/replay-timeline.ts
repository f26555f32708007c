import type { AuctionReplay, ReplayMoment } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The marks at which a live room speaks of the time left (docs/screens.md#live-regions). */
const WARNINGS_MS = [10 * MINUTE, 5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND];

/** How long nothing happens before it counts as quiet, what of it still plays at both ends, and what it shrinks to. */
const QUIET_MS = 30 * SECOND;
const EDGE_MS = 3 * SECOND;
const SHRUNK_MS = 4 * SECOND;

export type Warning = { atMs: number; leftMs: number };
export type Stretch = { fromMs: number; toMs: number };

/** Milliseconds are counted from the opening. */
export type Timeline = {
  /** The opening, milliseconds since the epoch. */
  openedMs: number;
  lengthMs: number;
  moments: readonly ReplayMoment[];
  /** When each moment came; those before the opening lie below zero. */
  startsMs: readonly number[];
  /** Indexes of the moments that brought a line: what one steps to. */
  steps: readonly number[];
  warnings: readonly Warning[];
  quiet: readonly Stretch[];
};

const openingOf = (moments: readonly ReplayMoment[]): number => {
  const opened = moments.find(({ rows }) => rows.some(({ kind }) => kind === "opened"));
  return msFromInstant((opened ?? moments[0]!).at);
};

/** Whether there is something to say of it. */
const isTold = ({ rows, head }: ReplayMoment): boolean => rows.length > 0 || head.status === "cancelled";

/** After the close only what brings a line still belongs to the story (a void); payments do not. */
const endOf = (moments: readonly ReplayMoment[]): number => {
  const last = moments.findLast(isTold);
  return msFromInstant((last ?? moments.at(-1)!).at);
};

const warningsOf = (moments: readonly ReplayMoment[], openedMs: number): Warning[] =>
  moments.flatMap(({ head, at }, index) => {
    if (head.status !== "live") return [];
    const next = moments[index + 1];
    const endsMs = msFromInstant(head.endsAt);
    return WARNINGS_MS.map((leftMs) => ({ atMs: endsMs - leftMs, leftMs }))
      .filter(({ atMs }) => atMs > msFromInstant(at) && (!next || atMs < msFromInstant(next.at)))
      .map(({ atMs, leftMs }) => ({ atMs: atMs - openedMs, leftMs }));
  });

const quietOf = (cuesMs: readonly number[]): Stretch[] =>
  cuesMs.slice(1).flatMap((toMs, index) => {
    const fromMs = cuesMs[index]!;
    return toMs - fromMs > QUIET_MS ? [{ fromMs: fromMs + EDGE_MS, toMs: toMs - EDGE_MS }] : [];
  });

/** What a replay plays along. Takes the moments of a finished auction, in order; there is at least one. */
export const timelineOf = ({ moments }: Pick<AuctionReplay, "moments">): Timeline => {
  const openedMs = openingOf(moments);
  const lengthMs = endOf(moments) - openedMs;
  const startsMs = moments.map(({ at }) => msFromInstant(at) - openedMs);
  const isInside = (ms: number) => ms >= 0 && ms <= lengthMs;
  const steps = moments.flatMap((moment, index) => (isTold(moment) && isInside(startsMs[index]!) ? [index] : []));
  const warnings = warningsOf(moments, openedMs).filter(({ atMs }) => isInside(atMs));
  const cues = [0, lengthMs, ...steps.map((index) => startsMs[index]!), ...warnings.map(({ atMs }) => atMs)];
  return {
    openedMs,
    lengthMs,
    moments,
    startsMs,
    steps,
    warnings,
    quiet: quietOf(cues.toSorted((a, b) => a - b)),
  };
};

/** The last of rising numbers that is not above a limit, as an index; -1 for none. */
const lastUpTo = (numbers: readonly number[], limit: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The moment in force: an auction looks as it left it. */
export const momentAt = ({ startsMs }: Timeline, atMs: number): number => Math.max(0, lastUpTo(startsMs, atMs));

/** The last moment of which there is something to say. */
export const toldAt = (timeline: Timeline, atMs: number): number => {
  const index = momentAt(timeline, atMs);
  return timeline.steps.findLast((step) => step <= index) ?? index;
};

export const warningAt = ({ warnings }: Timeline, atMs: number): Warning | null =>
  warnings.findLast((warning) => warning.atMs <= atMs) ?? null;

export const quietAt = ({ quiet }: Timeline, atMs: number): Stretch | null =>
  quiet.find(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs) ?? null;

/** The step after (1) or before (-1) a moment, in milliseconds; the track's beginning or end if there is none. */
export const stepFrom = ({ steps, startsMs, lengthMs }: Timeline, atMs: number, direction: 1 | -1): number => {
  const times = steps.map((index) => startsMs[index]!);
  const next = direction === 1 ? times.find((ms) => ms > atMs) : times.findLast((ms) => ms < atMs);
  return next ?? (direction === 1 ? lengthMs : 0);
};

/** Where a moment lies on the track, and what a place on it means; quiet stretches take little of it if they are skipped. */
export type Track = { lengthMs: number; placeOf: (atMs: number) => number; momentOf: (placeMs: number) => number };

const shrunk = ({ fromMs, toMs }: Stretch): number => Math.min(SHRUNK_MS, toMs - fromMs);

export const trackOf = ({ lengthMs, quiet }: Timeline, skipsQuiet: boolean): Track => {
  if (!skipsQuiet || quiet.length === 0) return { lengthMs, placeOf: (ms) => ms, momentOf: (ms) => ms };
  // Pairs of [moment, place], between which the track is even.
  const knots: [number, number][] = [[0, 0]];
  for (const stretch of quiet) {
    const [beforeMs, beforePlace] = knots.at(-1)!;
    const from = beforePlace + stretch.fromMs - beforeMs;
    knots.push([stretch.fromMs, from], [stretch.toMs, from + shrunk(stretch)]);
  }
  const [lastMs, lastPlace] = knots.at(-1)!;
  knots.push([lengthMs, lastPlace + lengthMs - lastMs]);
  const between = (value: number, of: 0 | 1, to: 0 | 1): number => {
    const index = Math.min(
      knots.length - 2,
      Math.max(
        0,
        lastUpTo(
          knots.map((knot) => knot[of]),
          value,
        ),
      ),
    );
    const start = knots[index]!;
    const end = knots[index + 1]!;
    const span = end[of] - start[of];
    return start[to] + (span === 0 ? 0 : ((value - start[of]) / span) * (end[to] - start[to]));
  };
  return {
    lengthMs: lastPlace + lengthMs - lastMs,
    placeOf: (atMs) => between(atMs, 0, 1),
    momentOf: (placeMs) => between(placeMs, 1, 0),
  };
};

/** Reads a shared moment: milliseconds from the opening, or an instant; null for neither. Kept within the auction. */
export const momentFromAddress = ({ openedMs, lengthMs }: Timeline, value: string | null): number | null => {
  if (value === null) return null;
  const ms = /^\d{1,15}$/.test(value) ? Number(value) : Date.parse(value) - openedMs;
  return Number.isNaN(ms) ? null : Math.min(lengthMs, Math.max(0, ms));
};
