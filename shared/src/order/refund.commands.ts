import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";

/** POST /api/admin/orders/:id/payments/:paymentId/repeat-refund; `refundId` as the order's failed refunds have it. */
export const RepeatRefundBody = z.object({ refundId: z.nullable(z.string().check(z.maxLength(120))) });
export type RepeatRefundBody = z.infer<typeof RepeatRefundBody>;

/** POST /api/admin/orders/:id/transfers/:paymentId/claim-refund and /release-refund; `refundId` as the lists of refunds have it. */
export const RefundTransferBody = z.object({ refundId: z.nullable(z.string().check(z.maxLength(120))) });
export type RefundTransferBody = z.infer<typeof RefundTransferBody>;

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
type TransferOfRefund<By> = { orderId: string; paymentId: string; refundId: string | null } & By;
/** An administrator transfers the money now; nobody else does meanwhile. Over time, whoever says so takes it over. */
export type ClaimRefundTransfer = CommandOf<"ClaimRefundTransfer", TransferOfRefund<{ claimedBy: string }>>;
/** They do not transfer it after all. */
export type ReleaseRefundTransfer = CommandOf<"ReleaseRefundTransfer", TransferOfRefund<{ releasedBy: string }>>;

export type RefundCommand = FailRefund | RepeatRefund | ClaimRefundTransfer | ReleaseRefundTransfer;
