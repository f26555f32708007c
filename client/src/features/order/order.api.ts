import type { AuctionListItem } from "@naqsh/shared/auction";
import type { OrderView } from "@naqsh/shared/order";
import { api } from "../../lib/api";
import { everyPage, usePaged } from "../../lib/paged";

export const orderKeys = {
  one: (orderId: string) => ["orders", orderId] as const,
  mine: ["orders", "mine"] as const,
  offers: ["orders", "offers"] as const,
};

export const getOrder = (orderId: string, signal?: AbortSignal): Promise<OrderView> =>
  api.get("/api/orders/:id", { params: { id: orderId }, signal });

/** The reader's own, newest first. */
export const useMyOrders = () => usePaged(orderKeys.mine, "/api/orders/my-purchases", {});

/** Auctions whose work is offered to the reader as the next bidder. */
export const listOffers = async (signal?: AbortSignal): Promise<AuctionListItem[]> => {
  const auctions = await everyPage("/api/auctions", { query: { status: "completed", mine: "true" } }, signal);
  return auctions.filter(({ mine }) => mine?.state === "offered");
};
