import type { BilingualText } from "../kernel/bilingual-text";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";

/** The stations of an order's money, in the order in which they are told. */
export const TRAIL_STATIONS = [
  "price",
  "delivery",
  "vat",
  /** A line of the bank's statement. */
  "transferred",
  "paid",
  "commission",
  "fee",
  "payoutOpened",
  "payoutScheduled",
  "payoutDayMoved",
  "payoutReduced",
  "payoutMade",
  "payoutReclaimed",
  "payoutFailed",
  "refundOwed",
  "refunded",
  /** It did not reach its buyer: owed as before. */
  "refundFailed",
  /** Money that never was a part of the price: too much, too late. */
  "excessOwed",
  "excessReturned",
  "excessFailed",
  "invoice",
  "creditNote",
  /** Takes back what was credited too much. */
  "debitNote",
] as const;
export type TrailStation = (typeof TRAIL_STATIONS)[number];

/** One step, with the event that it rests on. */
export type TrailStep = {
  station: TrailStation;
  /** Null for a step that moves nothing, such as a day that was set. */
  amount: Halalas | null;
  at: Instant;
  eventId: string;
  /** The event's type, whose words say what happened. */
  event: string;
};

/** GET /api/orders/:id/money, with what each event is called: what its reader may know of the way of the money. */
export type MoneyTrail = { steps: (TrailStep & { name: BilingualText })[] };
