import type { Instant } from "../kernel/instant";
import type { RiyadhDay } from "../kernel/riyadh-day";
import { afterWorkingDays } from "../kernel/working-days";

/** A payout is made in the third to the fifth working day after nobody can return the work any more (docs/rules.md#payouts). */
const EARLIEST_WORKING_DAYS = 3;
const LATEST_WORKING_DAYS = 5;

/** `dueAt`: may be paid from then on; `latestAt`: is to be paid by then. */
export type PayoutTerm = { dueAt: Instant; latestAt: Instant };

/** When the payout of a sale is due that nobody can return any more since `endedAt`. */
export const payoutTermOf = (endedAt: Instant, holidays: readonly RiyadhDay[]): PayoutTerm => ({
  dueAt: afterWorkingDays(endedAt, EARLIEST_WORKING_DAYS, holidays),
  latestAt: afterWorkingDays(endedAt, LATEST_WORKING_DAYS, holidays),
});
