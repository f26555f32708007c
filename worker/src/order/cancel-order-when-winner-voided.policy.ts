import type { BidderVoided } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { CancelOrder } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

export const cancelOrderWhenWinnerVoided: Policy<BidderVoided> = {
  name: "cancel-order-when-winner-voided",
  handles: ["BidderVoided"],
  onMoneyPath: true,
  react: ({ data: { orderId } }) =>
    orderId === null
      ? []
      : [commandTo<CancelOrder>("order", orderId, { type: "CancelOrder", data: { orderId, reason: "bidderVoided" } })],
};
