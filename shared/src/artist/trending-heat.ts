import type { Instant } from "../kernel/instant";
import { msFromInstant } from "../kernel/instant";

/** What somebody may do that makes a work or an artist trend, and how much it weighs (docs/rules.md#trending). */
export const HEAT_WEIGHTS = { like: 2, wish: 3, follow: 4, bid: 5 } as const;
export type HeatCause = keyof typeof HEAT_WEIGHTS;

/** After so long it weighs half. */
export const HALF_LIFE_MS = 3 * 24 * 60 * 60 * 1_000;

/** Older causes weigh less than a thousandth: they are forgotten. */
export const FORGOTTEN_AFTER_MS = 10 * HALF_LIFE_MS;

/** In logarithms two processes may differ in the last digit; what is stored is the same everywhere. */
const PRECISION = 1e6;
const rounded = (heat: number): number => Math.round(heat * PRECISION) / PRECISION;

const halfLivesAt = (at: Instant): number => msFromInstant(at) / HALF_LIFE_MS;

/** One person's cause, at one moment. */
export type HeatPart = { cause: HeatCause; at: Instant };

/**
 * The heat of parts: log2 of the sum of weight x 2^(moment / half-life). All that there is cools at the same rate, so that the order
 * of heats is the order at any moment: it is stored once, and no clock changes it. Null if there is no part.
 */
export const heatOf = (parts: readonly HeatPart[]): number | null => {
  if (parts.length === 0) return null;
  const powers = parts.map(({ cause, at }) => halfLivesAt(at) + Math.log2(HEAT_WEIGHTS[cause]));
  const most = Math.max(...powers);
  return rounded(most + Math.log2(powers.reduce((sum, power) => sum + 2 ** (power - most), 0)));
};

/** What the parts of two heats together come to. */
export const heatTogether = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other;
  const most = Math.max(one, other);
  return rounded(most + Math.log2(1 + 2 ** (Math.min(one, other) - most)));
};

/** What a heat weighs at a moment: a part that has just come weighs its weight, one of a half-life ago half of it. */
export const weightAt = (heat: number | null, now: Instant): number =>
  heat === null ? 0 : 2 ** (heat - halfLivesAt(now));
