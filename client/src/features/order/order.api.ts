import type { AuctionListItem } from "@naqsh/shared/auction";
import type { OrderView } from "@naqsh/shared/order";
import { api } from "../../lib/api";
import { everyPage, usePaged } from "../../lib/paged";
import { ORDERS_KEY } from "../../lib/query-keys";

export const orderKeys = {
  one: (orderId: string) => [ORDERS_KEY, orderId] as const,
  mine: [ORDERS_KEY, "mine"] as const,
  offers: [ORDERS_KEY, "offers"] as const,
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
