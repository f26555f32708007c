/** A moment in UTC, ISO 8601 with milliseconds ("2026-11-21T09:00:00.000Z"); text order is time order. */
export type Instant = string;

/** The second that was told last, and its text up to the milliseconds: a bid tells its moments some twenty times. */
let toldSecond = Number.NaN;
let told = "";

/** Takes milliseconds since the epoch. @throws RangeError for what is no moment of a `Date` */
export const instantFromMs = (ms: number): Instant => {
  const whole = Math.trunc(ms);
  const second = Math.floor(whole / 1_000);
  if (second !== toldSecond) {
    told = new Date(second * 1_000).toISOString().slice(0, -"000Z".length);
    toldSecond = second;
  }
  return `${told}${String(whole - second * 1_000).padStart(3, "0")}Z`;
};

/** Gives milliseconds since the epoch. */
export const msFromInstant = (instant: Instant): number => Date.parse(instant);

/** The moment `ms` milliseconds after `instant` (before it, when negative). */
export const after = (instant: Instant, ms: number): Instant => instantFromMs(msFromInstant(instant) + ms);

export const later = (a: Instant, b: Instant): Instant => (a > b ? a : b);

/** For sorting, the earlier first. Not `localeCompare`: a browser fetches the order of its language's letters for that. */
export const inTime = (a: Instant, b: Instant): number => (a < b ? -1 : Number(a > b));

/** Milliseconds from `from` to `to`; negative when `to` lies before. */
export const msBetween = (from: Instant, to: Instant): number => msFromInstant(to) - msFromInstant(from);
