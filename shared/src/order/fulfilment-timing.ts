import { after } from "../kernel/instant";
import type { Instant } from "../kernel/instant";
import type { RiyadhDay } from "../kernel/riyadh-day";
import { afterWorkingDays } from "../kernel/working-days";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Working days that the artist has to ship; then the buyer may cancel (docs/rules.md#orders). */
export const SHIP_WITHIN_WORKING_DAYS = 15;
/** Days after the shipment, from which on a work counts as received. */
export const RECEIVED_AFTER_DAYS = 14;
/** Days after the receipt in which a return may be asked. */
export const RETURN_WITHIN_DAYS = 7;
/** Working days that the artist has to answer a return; an administrator has as many to accept one that the artist declined. */
export const ANSWER_WITHIN_WORKING_DAYS = 3;
/** Days after the answer in which the buyer hands the work to a carrier. */
export const SEND_BACK_WITHIN_DAYS = 7;
/** Days after it was sent back, from which on a work counts as arrived. */
export const ARRIVED_AFTER_DAYS = 14;

/** Working days that an administrator has to send a refund by hand: with the bank's own days it arrives within ten (docs/rules.md#orders). */
export const REFUND_BY_HAND_WITHIN_WORKING_DAYS = 5;

/** Until when money that is owed back since `owedAt` is sent by hand. */
export const refundDueAtOf = (owedAt: Instant, holidays: readonly RiyadhDay[]): Instant =>
  afterWorkingDays(owedAt, REFUND_BY_HAND_WITHIN_WORKING_DAYS, holidays);

/** Until when the artist ships an order that was paid at `paidAt`. */
export const shipDueAtOf = (paidAt: Instant, holidays: readonly RiyadhDay[]): Instant =>
  afterWorkingDays(paidAt, SHIP_WITHIN_WORKING_DAYS, holidays);

/** Until when the artist answers a return that was asked at `requestedAt`. */
export const answerDueAtOf = (requestedAt: Instant, holidays: readonly RiyadhDay[]): Instant =>
  afterWorkingDays(requestedAt, ANSWER_WITHIN_WORKING_DAYS, holidays);

/** The moment `days` days after `from`, whatever days they are. */
export const afterDays = (from: Instant, days: number): Instant => after(from, days * DAY_MS);
