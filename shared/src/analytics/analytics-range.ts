import { riyadhDayOf, type RiyadhDay } from "../kernel/riyadh-day";
import { after, type Instant } from "../kernel/instant";

/** Days of Riyadh from the first to the last, both within. */
export type DayRange = { from: RiyadhDay; to: RiyadhDay };

export const USUAL_DAYS = 30;
/** A leap year. */
export const MOST_DAYS = 366;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment of the day whose date is the same in Riyadh and in UTC. */
const noonOf = (day: RiyadhDay): Instant => `${day}T12:00:00.000Z`;

export const shiftedDay = (day: RiyadhDay, days: number): RiyadhDay => riyadhDayOf(after(noonOf(day), days * DAY_MS));

/** How many days a range has; below 1 if it ends before it begins. */
export const lengthOf = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(noonOf(to)) - Date.parse(noonOf(from))) / DAY_MS) + 1;

export const daysOf = (range: DayRange): RiyadhDay[] =>
  Array.from({ length: lengthOf(range) }, (_, place) => shiftedDay(range.from, place));

/** As many days right before a range, which it is compared with. */
export const rangeBefore = (range: DayRange): DayRange => {
  const length = lengthOf(range);
  return { from: shiftedDay(range.from, -length), to: shiftedDay(range.from, -1) };
};

/** What was asked for: the last thirty days if nothing was, and up to today if no last day was named. */
export const rangeAsked = (asked: { from?: RiyadhDay | undefined; to?: RiyadhDay | undefined }, now: Instant) => {
  const to = asked.to ?? riyadhDayOf(now);
  return { from: asked.from ?? shiftedDay(to, 1 - USUAL_DAYS), to };
};

/** The months that a range touches, "2026-11", oldest first. */
export const monthsWithin = (range: DayRange): string[] => [...new Set(daysOf(range).map((day) => day.slice(0, 7)))];
