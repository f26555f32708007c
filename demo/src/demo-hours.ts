import { instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import { spanOfRiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { DEMO_LENGTH_MS } from "./demo-calendar";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Riyadh's midnight comes three hours before that of UTC. */
const AHEAD_MS = 3 * HOUR;
/** How many come on a Sunday in the middle of the month. */
const USUAL_VISITS = 32;
/** From Sunday on: the evening before the weekend and the weekend itself, Friday and Saturday, draw more. */
const WEEKDAYS = [1, 0.9, 0.95, 1, 1.35, 1.6, 1.45] as const;
/** From midnight on: a few at noon, most after the evening prayer, nobody before dawn. */
const HOURS: readonly number[] = [4, 2, 0, 0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 5, 4, 4, 6, 7, 7, 8, 11, 13, 12, 8];
const ALL_HOURS = HOURS.reduce((sum, one) => sum + one, 0);

/** An hour at which people come, at some minute of it (milliseconds since the epoch), and how many. */
type Busy = { at: number; count: number };

/** A moment of the demo costs as much to live as some visits: people come several at a time. */
const AT_A_TIME = 4;

const countOf = (expected: number, chance: Chance): number =>
  AT_A_TIME * Math.floor(expected / AT_A_TIME + chance.next());

const hoursOf = (midnight: number, expected: number, chance: Chance): Busy[] =>
  HOURS.map((weight, hour) => ({
    at: midnight + hour * HOUR + chance.between(1, 59) * 60_000,
    count: countOf((expected * weight) / ALL_HOURS, chance),
  }));

/** When visitors of the demo's month come, up to the present: more from week to week, by weekday and hour of Riyadh. */
export const visitingHours = (presentMs: number, chance: Chance): Busy[] => {
  const begin = presentMs - DEMO_LENGTH_MS + 2 * DAY;
  const first = msFromInstant(spanOfRiyadhDay(instantFromMs(begin)).from);
  const days = Math.ceil((presentMs - first) / DAY);
  return Array.from({ length: days }, (_, day) => {
    const midnight = first + day * DAY;
    const weekday = WEEKDAYS[new Date(midnight + AHEAD_MS).getUTCDay()]!;
    const growth = 0.7 + (0.6 * day) / days;
    return hoursOf(midnight, USUAL_VISITS * weekday * growth * (0.8 + 0.4 * chance.next()), chance);
  })
    .flat()
    .filter(({ at, count }) => count > 0 && begin < at && at < presentMs);
};
