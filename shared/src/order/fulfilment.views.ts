import type { NamedPerson } from "../account";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { Carrier, FulfilmentStep, ReturnAnswerer } from "./fulfilment.events";
import type { OrderEvent, RefundReason } from "./order.events";

export type OrderSide = "buyer" | "artist" | "administrator";

/** What an order waits for. `lateShipment`: the time to ship is over, and the buyer may cancel. */
export type OrderWait = {
  for: OrderSide;
  step: "payment" | FulfilmentStep | "lateShipment" | "returnDecision";
  /** Null if nothing ends the waiting by itself. */
  dueAt: Instant | null;
};

export type Parcel = { carrier: Carrier; trackingNumber: string; at: Instant };

export type OrderReturn = {
  status: "requested" | "escalated" | "accepted" | "declined" | "lapsed" | "sent" | "arrived";
  /** The buyer's words; null if they cannot be read any more. */
  reason: string | null;
  isDefective: boolean;
  /** Addresses of the buyer's pictures. */
  pictures: string[];
  requestedAt: Instant;
  answer: { by: ReturnAnswerer; at: Instant; reason: string | null } | null;
  parcel: Parcel | null;
  arrivedAt: Instant | null;
};

export type OrderRefund = {
  amount: Halalas;
  /** `notAwaited`: it was paid when the order had been paid otherwise or had ended. */
  reason: RefundReason | "notAwaited";
  owedAt: Instant;
  /** An administrator sends it by bank transfer, as the money came; a provider does otherwise. */
  isByHand: boolean;
  /** Until when it is to be sent by hand, by the holidays of now; null for the provider's and for what went. */
  dueAt: Instant | null;
  /** Null while nobody has said that it went. */
  doneAt: Instant | null;
  /** Null unless it failed and was not sent anew since. */
  failedAt: Instant | null;
  /** An administrator's words. */
  note: string | null;
};

/** The administrator who transfers a refund at the bank. From `freeFrom` on another may take it over. */
export type RefundClaim = { by: NamedPerson; claimedAt: Instant; freeFrom: Instant };

/** Money that the provider could not give back, and that waits for an administrator. `refundId`: null if all of a payment goes back. */
export type FailedRefund = {
  paymentId: string;
  refundId: string | null;
  amount: Halalas;
  failedAt: Instant;
  /** In the provider's words. */
  reason: string;
  /** Until when an administrator is to send it, by the holidays of now. */
  dueAt: Instant;
  /** Null if nobody transfers it, and for its buyer. */
  claim: RefundClaim | null;
};

/** A step of an order's life, for its timeline; oldest first. */
export type OrderMoment = { type: OrderEvent["type"]; at: Instant; by?: ReturnAnswerer | "buyer" | "deadline" };

/** An order's life after its payment. */
export type OrderFulfilment = {
  parcel: Parcel | null;
  isOverdue: boolean;
  receivedAt: Instant | null;
  /** Until when a return may be asked, or one that was declined be accepted; null before the receipt and after the time. */
  returnDueAt: Instant | null;
  returning: OrderReturn | null;
  refunds: OrderRefund[];
  /** A deadline of this order was moved: by an outage, or for holidays. */
  movedBy: "outage" | "holidays" | null;
};
