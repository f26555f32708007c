import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import { decimalSar } from "../kernel/money-input";
import type { RiyadhDay } from "../kernel/riyadh-day";
import { visibleText } from "../kernel/visible-text";
import { CARRIERS } from "./fulfilment.events";
import type { Carrier, ReturnAnswerer } from "./fulfilment.events";

const MOST_PICTURES = 6;

const seen = z.overwrite(visibleText);
const words = (least: number, most: number) => z.string().check(seen, z.trim(), z.minLength(least), z.maxLength(most));

/** What a carrier prints on its label. */
const trackingNumber = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{2,39}$/));

/** POST /api/orders/:id/shipment and /return/shipment */
export const ShipmentBody = z.object({ carrier: z.enum(CARRIERS), trackingNumber });
export type ShipmentBody = z.infer<typeof ShipmentBody>;

/** POST /api/orders/:id/return; `pictures`: ids of pictures that were sent before. */
export const RequestReturnBody = z.object({
  reason: words(10, 1_000),
  isDefective: z.boolean(),
  pictures: z._default(z.array(z.uuid()).check(z.maxLength(MOST_PICTURES)), []),
});
export type RequestReturnBody = z.infer<typeof RequestReturnBody>;

/** POST /api/orders/:id/return/pictures in JSON: a data URL; a form has the picture in its field `image`. */
export const ReturnPictureBody = z.object({ image: z.optional(z.string()) });

/** POST /api/orders/:id/return/decline */
export const DeclineReturnBody = z.object({ reason: words(5, 500) });
export type DeclineReturnBody = z.infer<typeof DeclineReturnBody>;

/** POST /api/admin/orders/:id/refunds; `amount`: SAR ("1250.00"), left out for all that has not gone back yet. */
export const RefundOrderBody = z.object({
  amount: z.optional(decimalSar),
  reason: words(5, 500),
});
export type RefundOrderBody = z.infer<typeof RefundOrderBody>;

/** Holidays are the platform's settings in force: a fact that the command service puts in. */
type Calendar = { holidays: readonly RiyadhDay[] };

export type ShipOrder = CommandOf<
  "ShipOrder",
  { orderId: string; artistId: string; carrier: Carrier; trackingNumber: string }
>;
export type ConfirmReceipt = CommandOf<"ConfirmReceipt", { orderId: string; buyerId: string }>;
/** By the buyer, after the artist's time to ship. */
export type CancelUnshippedOrder = CommandOf<"CancelUnshippedOrder", { orderId: string; buyerId: string }>;
export type RequestReturn = CommandOf<
  "RequestReturn",
  { orderId: string; buyerId: string; reason: string; isDefective: boolean; pictures: string[] } & Calendar
>;
/** Who answers, as command-service found: the order's artist, or somebody who is an administrator now. */
type Answerer = { by: ReturnAnswerer; answeredBy: string };
export type AcceptReturn = CommandOf<"AcceptReturn", { orderId: string } & Answerer>;
export type DeclineReturn = CommandOf<"DeclineReturn", { orderId: string; reason: string } & Answerer & Calendar>;
export type SendReturn = CommandOf<
  "SendReturn",
  { orderId: string; buyerId: string; carrier: Carrier; trackingNumber: string }
>;
export type ConfirmReturnArrival = CommandOf<"ConfirmReturnArrival", { orderId: string } & Answerer>;
/** `amount`: halalas; null for all that has not gone back yet. */
export type RefundOrder = CommandOf<
  "RefundOrder",
  { orderId: string; refundId: string; refundedBy: string; amount: Halalas | null; reason: string }
>;
/** What a timer asks: whatever waits, its time may be over. */
export type PassOrderDeadline = CommandOf<"PassOrderDeadline", { orderId: string }>;
/** After holidays were set: what is counted in working days is counted again, and moves only later. */
export type CountWorkingDaysAgain = CommandOf<
  "CountWorkingDaysAgain",
  { orderId: string; moveId: string; setAt: Instant } & Calendar
>;

export type FulfilmentCommand =
  | ShipOrder
  | ConfirmReceipt
  | CancelUnshippedOrder
  | RequestReturn
  | AcceptReturn
  | DeclineReturn
  | SendReturn
  | ConfirmReturnArrival
  | RefundOrder
  | PassOrderDeadline
  | CountWorkingDaysAgain;
