import { instantFromMs, msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";

/** Riyadh keeps three hours ahead of UTC all year. */
const RIYADH_AHEAD_MS = 3 * 60 * 60 * 1000;

const INPUT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Takes the value of a `datetime-local` input as Riyadh's time, whatever the device's zone is; null for none. */
export const instantFromRiyadhInput = (value: string): Instant | null => {
  if (!INPUT.test(value)) return null;
  const ms = Date.parse(`${value}:00.000+03:00`);
  return Number.isNaN(ms) ? null : instantFromMs(ms);
};

/** Gives the value for a `datetime-local` input that shows this moment in Riyadh. */
export const riyadhInputFrom = (ms: number): string => instantFromMs(ms + RIYADH_AHEAD_MS).slice(0, 16);

/** Riyadh's wall clock to the millisecond, "21:04:37.120". */
export const riyadhClock = (instant: Instant): string =>
  instantFromMs(msFromInstant(instant) + RIYADH_AHEAD_MS).slice(11, 23);
