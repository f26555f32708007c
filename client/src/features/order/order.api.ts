import type { AuctionListItem } from "@naqsh/shared/auction";
import type { OrderView, SandboxMethod } from "@naqsh/shared/order";
import { api } from "../../lib/api";
import { usePaged } from "../../lib/paged";

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
  const auctions = await api.get("/api/auctions", { query: { status: "completed", mine: "true" }, signal });
  return auctions.filter(({ mine }) => mine?.state === "offered");
};

/** Begins a payment. The same attempt keeps its id until it is answered, so that it cannot be charged twice. */
export const beginPayment = (orderId: string, method: SandboxMethod): Promise<{ id: string }> =>
  api.post("/api/orders/:id/payments", { params: { id: orderId }, body: { method }, intent: `pay.${orderId}` });

/** Gives up an attempt that waits for the bank, so that another card may be tried. */
export const abandonPayment = (orderId: string, paymentId: string): Promise<{ id: string }> =>
  api.post("/api/orders/:id/payments/:paymentId/abandon", {
    params: { id: orderId, paymentId },
    intent: `abandon.${paymentId}`,
  });

export const confirmPayment = (orderId: string, paymentId: string): Promise<{ id: string }> =>
  api.post("/api/orders/:id/payments/:paymentId/confirm", {
    params: { id: orderId, paymentId },
    intent: `confirm.${paymentId}`,
  });
