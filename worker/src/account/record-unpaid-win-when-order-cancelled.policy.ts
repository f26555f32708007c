import type { RecordUnpaidWin } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderCancelled } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

export const recordUnpaidWinWhenOrderCancelled: Policy<OrderCancelled> = {
  name: "record-unpaid-win-when-order-cancelled",
  handles: ["OrderCancelled"],
  onMoneyPath: false,
  react: ({ data: { auctionId, orderId, buyerId, reason, unpayable = false } }) => {
    if (auctionId === null || reason !== "paymentDeadlineMissed" || unpayable) return [];
    const data = { userId: buyerId, auctionId, orderId };
    return [commandTo<RecordUnpaidWin>("user", buyerId, { type: "RecordUnpaidWin", data })];
  },
};
