import { after, instantFromMs } from "./instant";
import type { Instant } from "./instant";

/** Riyadh keeps three hours ahead of UTC all year. */
const AHEAD_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of Riyadh's calendar, "2026-11-21": the order of such texts is the order of days. */
export type RiyadhDay = string;

/** Whether a text names a day that the calendar has. */
export const isRiyadhDay = (text: string): boolean => {
  const ms = Date.parse(`${text}T00:00:00.000Z`);
  return Number.isFinite(ms) && instantFromMs(ms).slice(0, 10) === text;
};

/** Before this hour of UTC Riyadh has the same day: every event of a replay asks. */
const NEXT_DAY_HOUR = "21";

export const riyadhDayOf = (at: Instant): RiyadhDay =>
  (at.slice(11, 13) < NEXT_DAY_HOUR ? at : after(at, AHEAD_MS)).slice(0, 10);

/** A moment by Riyadh's clock, to the second, with the offset that makes it one: "2026-11-21T12:00:00+03:00". */
export const riyadhTimeOf = (at: Instant): string => `${after(at, AHEAD_MS).slice(0, 19)}+03:00`;

/** When the day of a moment begins, and when the next one does. */
export const spanOfRiyadhDay = (at: Instant): { from: Instant; before: Instant } => {
  const from = after(`${riyadhDayOf(at)}T00:00:00.000Z`, -AHEAD_MS);
  return { from, before: after(from, DAY_MS) };
};

/** The last days up to the one of a moment, oldest first. */
export const lastRiyadhDays = (count: number, now: Instant): RiyadhDay[] =>
  Array.from({ length: count }, (_, place) => riyadhDayOf(after(now, (place + 1 - count) * DAY_MS)));
