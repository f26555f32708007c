import { isRiyadhDay, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { lengthOf, MOST_DAYS, shiftedDay, type DayRange } from "@naqsh/shared/analytics";

/** Lengths that are offered by name: a week, a month, a quarter, a year. */
export const LENGTHS = [7, 30, 90, 365] as const;
const USUAL = 30;

/** What the address asks for: the last days up to today, or days of one's own. */
export type RangeChoice = { last: number } | DayRange;

const dayIn = (parameters: URLSearchParams, name: string): RiyadhDay | null => {
  const text = parameters.get(name) ?? "";
  return isRiyadhDay(text) ? text : null;
};

/** Whether the server answers for it. */
export const isRange = (range: DayRange): boolean => lengthOf(range) >= 1 && lengthOf(range) <= MOST_DAYS;

/** The choice in an address (`?days=90`, `?from=2026-11-01&to=2026-11-20`); the usual one if it names none that there is. */
export const rangeChoiceIn = (parameters: URLSearchParams): RangeChoice => {
  const [from, to] = [dayIn(parameters, "from"), dayIn(parameters, "to")];
  if (from !== null && to !== null && isRange({ from, to })) return { from, to };
  return { last: LENGTHS.find((days) => String(days) === parameters.get("days")) ?? USUAL };
};

/** The address with another choice in it. */
export const withRangeChoice = (before: URLSearchParams, choice: RangeChoice): URLSearchParams => {
  const next = new URLSearchParams(before);
  for (const name of ["days", "from", "to"]) next.delete(name);
  for (const [name, value] of Object.entries("last" in choice ? { days: String(choice.last) } : choice)) {
    next.set(name, value);
  }
  return next;
};

/** The days of a choice. */
export const rangeOf = (choice: RangeChoice, today: RiyadhDay): DayRange =>
  "last" in choice ? { from: shiftedDay(today, 1 - choice.last), to: today } : choice;
