import type { ReleaseReservation } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderCancelled } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

/** A work at a fixed price goes back on sale; one from an auction is given back by that. */
export const releaseArtworkWhenOrderCancelled: Policy<OrderCancelled> = {
  name: "release-artwork-when-order-cancelled",
  handles: ["OrderCancelled"],
  onMoneyPath: true,
  react: ({ data: { orderId, artworkId, auctionId } }) =>
    auctionId === null
      ? [
          commandTo<ReleaseReservation>("artwork", artworkId, {
            type: "ReleaseReservation",
            data: { artworkId, orderId },
          }),
        ]
      : [],
};
