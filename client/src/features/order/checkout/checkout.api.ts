import type { BegunCheckout, ChooseDeliveryBody } from "@naqsh/shared/order";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { artworkQuery } from "../../../lib/artwork-query";

const CHECKOUT_KEY = "checkout";

/** A work that is to be bought, as it is now. */
export const useWorkToBuy = (artworkId: string) => useQuery({ ...artworkQuery(artworkId), staleTime: 0 });

export const checkoutKey = (artworkId: string) => [CHECKOUT_KEY, artworkId] as const;

/** The reader's order of a work, if there is one. */
export const useOrderOfWork = (artworkId: string) =>
  useQuery({
    queryKey: checkoutKey(artworkId),
    queryFn: ({ signal }) => api.get("/api/checkout/:artworkId", { params: { artworkId }, signal }),
    staleTime: 0,
  });

/** `amount`: the price with VAT that the buyer sees, riyals. */
export const beginCheckout = (artworkId: string, amount?: number): Promise<BegunCheckout> =>
  api.post("/api/checkout", {
    body: { artworkId, ...(amount !== undefined && { amount }) },
    intent: `checkout.${artworkId}`,
  });

export const chooseDelivery = (orderId: string, body: ChooseDeliveryBody): Promise<{ id: string }> =>
  api.put("/api/orders/:id/delivery", { params: { id: orderId }, body });

export const giveUpOrder = (orderId: string): Promise<{ id: string }> =>
  api.post("/api/orders/:id/give-up", { params: { id: orderId }, intent: `give-up.${orderId}` });
