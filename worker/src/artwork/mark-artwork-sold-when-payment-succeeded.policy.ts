import type { MarkArtworkSold } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentSucceeded } from "@naqsh/shared/order";
import { commandTo } from "../effects";

export const markArtworkSoldWhenPaymentSucceeded: Policy<PaymentSucceeded> = {
  name: "mark-artwork-sold-when-payment-succeeded",
  handles: ["PaymentSucceeded"],
  onMoneyPath: true,
  react: ({ data: { artworkId, orderId, auctionId, buyerId, amounts } }) => {
    const data = { artworkId, orderId, auctionId, buyerId, amount: amounts.net };
    return [commandTo<MarkArtworkSold>("artwork", artworkId, { type: "MarkArtworkSold", data })];
  },
};
