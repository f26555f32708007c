import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import { visibleText } from "../kernel/visible-text";

const seen = z.overwrite(visibleText);
const text = (length: number) => z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(length));

/** POST /api/admin/orders/:id/transfers/:paymentId/give-back */
export const GiveBackTransferBody = z.object({ reason: text(500) });
/** POST /api/admin/orders/:id/transfers/:paymentId/refunds; `refundId` as the list of transfers has it. */
export const ConfirmTransferRefundBody = z.object({
  refundId: z.nullable(text(120)),
  bankReference: text(80),
});

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
