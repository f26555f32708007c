import { instantFromMs, msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";

/** Riyadh keeps three hours ahead of UTC all year. */
const OFFSET = "+03:00";
const AHEAD_MS = 3 * 60 * 60 * 1000;

const INPUT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Riyadh's calendar and clock as text, "2026-11-21T18:30:05.120". */
const textOf = (ms: number): string => instantFromMs(ms + AHEAD_MS).slice(0, 23);

/** Milliseconds since the epoch of a text such as "2026-11-21T18:30:05", Riyadh's time; NaN if it is none. */
export const msFromRiyadh = (text: string): number => Date.parse(text + OFFSET);

/** When a day such as "2026-11-21" begins there. */
export const msFromRiyadhDay = (day: string): number => msFromRiyadh(`${day}T00:00:00`);

/** The day of a moment (milliseconds), "2026-11-21". */
export const riyadhDayOf = (ms: number): string => textOf(ms).slice(0, 10);

/** A moment (milliseconds) to the second, "2026-11-21T18:30:05". */
export const riyadhMomentOf = (ms: number): string => textOf(ms).slice(0, 19);

/** Takes the value of a `datetime-local` input, whatever the device's zone is; null for none. */
export const instantFromRiyadhInput = (value: string): Instant | null => {
  if (!INPUT.test(value)) return null;
  const ms = msFromRiyadh(`${value}:00.000`);
  return Number.isNaN(ms) ? null : instantFromMs(ms);
};

/** Gives the value for a `datetime-local` input that shows this moment. */
export const riyadhInputFrom = (ms: number): string => textOf(ms).slice(0, 16);

/** The clock to the millisecond, "21:04:37.120". */
export const riyadhClock = (instant: Instant): string => textOf(msFromInstant(instant)).slice(11);
