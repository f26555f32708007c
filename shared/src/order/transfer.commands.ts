import type { CommandOf } from "../kernel/decider";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";

/** Money that an administrator found on the statement. It came: the order never refuses it. */
export type ReceiveTransfer = CommandOf<
  "ReceiveTransfer",
  {
    orderId: string;
    paymentId: string;
    lineId: string;
    amount: Halalas;
    bookedOn: RiyadhDay;
    /** In force now by the platform's settings: a fact that the command service puts in. */
    holidays?: readonly RiyadhDay[];
  }
>;
/** An administrator waits no longer for the rest of a transfer that was too little. */
export type GiveBackTransfer = CommandOf<
  "GiveBackTransfer",
  { orderId: string; paymentId: string; reason: string; givenBackBy: string }
>;
