import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderCancelled } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { ORPHAN_AFTER_MS } from "../jobs/orphan-claims";
import { FINISH_VOID } from "./order-jobs";

/** An order makes way for a void before the auction records it; a crash between the two leaves a sale without an order. */
export const finishVoidWhenOrderCancelled: Policy<OrderCancelled> = {
  name: "finish-void-when-order-cancelled",
  handles: ["OrderCancelled"],
  onMoneyPath: true,
  react: ({ id, recordedAt, data: { auctionId, orderId, void: asked } }) => {
    if (auctionId === null || !asked) return [];
    const at = after(recordedAt, ORPHAN_AFTER_MS);
    return [jobAt({ ...FINISH_VOID, id: `finish-void_${id}`, at, data: { orderId } })];
  },
};
