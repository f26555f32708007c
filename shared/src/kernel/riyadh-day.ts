import { after } from "./instant";
import type { Instant } from "./instant";

/** Riyadh keeps three hours ahead of UTC all year. */
const AHEAD_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of Riyadh's calendar, "2026-11-21": the order of such texts is the order of days. */
export type RiyadhDay = string;

export const riyadhDayOf = (at: Instant): RiyadhDay => after(at, AHEAD_MS).slice(0, 10);

/** The last days up to the one of a moment, oldest first. */
export const lastRiyadhDays = (count: number, now: Instant): RiyadhDay[] =>
  Array.from({ length: count }, (_, place) => riyadhDayOf(after(now, (place + 1 - count) * DAY_MS)));
