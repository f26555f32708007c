import type { ArtworkReserved } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { CreateOrder } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

/** The checkout opens it in the same breath; this is for a crash between the two. */
export const openOrderWhenArtworkReserved: Policy<ArtworkReserved> = {
  name: "open-order-when-artwork-reserved",
  handles: ["ArtworkReserved"],
  onMoneyPath: true,
  react: ({ data: { orderId, artworkId, artistId, buyerId, price: net, reservedUntil: paymentDueAt } }) => {
    const sale = { orderId, artworkId, artistId, buyerId, net, paymentDueAt, auctionId: null } as const;
    return [commandTo<CreateOrder>("order", orderId, { type: "CreateOrder", data: { ...sale, source: "fixedPrice" } })];
  },
};
