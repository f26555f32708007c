import { after, msFromInstant } from "./instant";
import type { Instant } from "./instant";
import { riyadhDayOf } from "./riyadh-day";
import type { RiyadhDay } from "./riyadh-day";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days of the week as `Date` counts them. */
const WEEKEND: ReadonlySet<number> = new Set([5, 6]);

/** Whether people work on this day: Sunday to Thursday, less the holidays that the platform's settings list. */
export const isWorkingDay = (day: RiyadhDay, holidays: readonly RiyadhDay[]): boolean =>
  !WEEKEND.has(new Date(msFromInstant(`${day}T00:00:00.000Z`)).getUTCDay()) && !holidays.includes(day);

/**
 * The same time of day, `count` working days of Riyadh after `from`; the day of `from` itself never counts. With 0 it is `from`.
 */
export const afterWorkingDays = (from: Instant, count: number, holidays: readonly RiyadhDay[]): Instant => {
  let at = from;
  for (let left = count; left > 0;) {
    at = after(at, DAY_MS);
    if (isWorkingDay(riyadhDayOf(at), holidays)) left -= 1;
  }
  return at;
};
