import type { Formats } from "../../../i18n/format";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Near moments by how long ago, older ones by the clock: "yesterday" in every row would order nothing. */
export const momentText = (ms: number, nowMs: number, format: Formats): string => {
  const age = nowMs - ms;
  if (age < HOUR_MS) return format.relative(Math.min(ms, nowMs), nowMs);
  if (format.date(ms) === format.date(nowMs)) return format.time(ms);
  return age < 6 * DAY_MS ? format.weekdayTime(ms) : format.shortDate(ms);
};

/**
 * The last moment at which the words for one of the past may have changed: a row of a long feed is drawn again by the minute or
 * by the hour, as its words are, and not by the second. All in milliseconds since the epoch.
 */
export const lastChangeOfText = (ms: number, nowMs: number): number => {
  const age = nowMs - ms;
  if (age < MINUTE_MS) return nowMs;
  if (age < HOUR_MS) return ms + Math.floor(age / MINUTE_MS) * MINUTE_MS;
  if (age >= 6 * DAY_MS) return Math.max(ms + 6 * DAY_MS, Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  return Math.max(ms + HOUR_MS, Math.floor(nowMs / HOUR_MS) * HOUR_MS);
};
