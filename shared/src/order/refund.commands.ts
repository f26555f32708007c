import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";

/** POST /api/admin/orders/:id/payments/:paymentId/repeat-refund; `refundId` as the order's failed refunds have it. */
export const RepeatRefundBody = z.object({ refundId: z.nullable(z.string().check(z.maxLength(120))) });
export type RepeatRefundBody = z.infer<typeof RepeatRefundBody>;

/** What the provider says, at once or days later. `refundKey`: `refundKeyOf` the refund; `providerRefund`: its name there. */
export type FailRefund = CommandOf<
  "FailRefund",
  { orderId: string; refundKey: string; providerRefund: string; reason: string }
>;
/** An administrator sends money anew that did not arrive. */
export type RepeatRefund = CommandOf<
  "RepeatRefund",
  { orderId: string; paymentId: string; refundId: string | null; repeatedBy: string }
>;

export type RefundCommand = FailRefund | RepeatRefund;
