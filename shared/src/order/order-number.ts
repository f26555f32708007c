import { after } from "../kernel/instant";
import type { Instant } from "../kernel/instant";

/** Riyadh keeps three hours ahead of UTC all year. */
const AHEAD_MS = 3 * 60 * 60 * 1000;

/** What is added to an order's place in its year: a number has four digits from the beginning. */
const BASE = 1000;

/** The calendar year in Riyadh of a moment. */
export const yearInRiyadh = (at: Instant): number => Number(after(at, AHEAD_MS).slice(0, 4));

/** What people call an order by, from its place in its year: the 42nd is "NQ-1042". */
export const orderNumberOf = (place: number): string => `NQ-${BASE + place}`;
