import type { TakeBackSoldArtwork } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { CancelReason, OrderCancelled, ReturnArrived } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

/** Only a paid order ends by these. One whose winner was voided is the auction's to sell on. */
const AFTER_PAYMENT: ReadonlySet<CancelReason> = new Set(["notShipped", "refunded"]);

export const takeBackArtworkWhenSaleFalls: Policy<OrderCancelled | ReturnArrived> = {
  name: "take-back-artwork-when-sale-falls",
  handles: ["OrderCancelled", "ReturnArrived"],
  onMoneyPath: false,
  react: (event) => {
    const { artworkId, orderId } = event.data;
    if (event.type === "OrderCancelled" && (!AFTER_PAYMENT.has(event.data.reason) || event.data.workStays)) return [];
    const sale = event.type === "OrderCancelled" ? { auctionId: event.data.auctionId } : {};
    return [
      commandTo<TakeBackSoldArtwork>("artwork", artworkId, {
        type: "TakeBackSoldArtwork",
        data: { artworkId, orderId, ...sale },
      }),
    ];
  },
};
