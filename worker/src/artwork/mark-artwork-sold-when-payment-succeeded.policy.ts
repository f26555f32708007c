import type { MarkArtworkSold } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentSucceeded } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

/** Of a work at a fixed price; one from an auction is sold by the auction's settlement. */
export const markArtworkSoldWhenPaymentSucceeded: Policy<PaymentSucceeded> = {
  name: "mark-artwork-sold-when-payment-succeeded",
  handles: ["PaymentSucceeded"],
  onMoneyPath: true,
  react: ({ data: { artworkId, orderId, auctionId, buyerId, amounts } }) => {
    if (auctionId !== null) return [];
    const data = { artworkId, orderId, auctionId, buyerId, amount: amounts.net };
    return [commandTo<MarkArtworkSold>("artwork", artworkId, { type: "MarkArtworkSold", data })];
  },
};
