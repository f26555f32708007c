import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";

/** Of a payment by bank transfer: what the buyer writes on it, and until when it may come. */
export type TransferTerms = { reference: string; dueAt: Instant };

/** A line of the bank's statement was found to belong to a payment. Whether the payment is whole with it, the next events say. */
export type TransferReceived = EventOf<
  "TransferReceived",
  {
    orderId: string;
    buyerId: string;
    paymentId: string;
    reference: string;
    /** The statement's line, which belongs to one payment alone. */
    lineId: string;
    amount: Halalas;
    bookedOn: RiyadhDay;
    /** What the price lacks with it, and until when the rest may come; left out if nothing is waited for. */
    missing?: Halalas;
    dueAt?: Instant;
  }
>;
