import type { WinnerDetermined } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { CreateOrder } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

export const openOrderWhenWinnerDetermined: Policy<WinnerDetermined> = {
  name: "open-order-when-winner-determined",
  handles: ["WinnerDetermined"],
  onMoneyPath: true,
  react: ({ data }) => {
    const { auctionId, artworkId, artistId, orderId, winnerId, amount, paymentDueAt } = data;
    const source = data.because === "offerAccepted" ? "offer" : "auction";
    const order = {
      orderId,
      artworkId,
      artistId,
      auctionId,
      source,
      buyerId: winnerId,
      net: amount,
      paymentDueAt,
    } as const;
    return [commandTo<CreateOrder>("order", orderId, { type: "CreateOrder", data: order })];
  },
};
