import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { BegunCheckout, ChooseDeliveryBody, KnownAddress } from "@naqsh/shared/order";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { isApiError } from "../../../lib/api-error";

const CHECKOUT_KEY = "checkout";

/** A work that is to be bought; null if it does not exist. */
export const useWorkToBuy = (artworkId: string) =>
  useQuery({
    queryKey: ["artworks", "one", artworkId],
    queryFn: async ({ signal }): Promise<ArtworkDetail | null> => {
      try {
        return await api.get("/api/artworks/:id", { params: { id: artworkId }, signal });
      } catch (failure) {
        if (isApiError(failure) && failure.status === 404) return null;
        throw failure;
      }
    },
    staleTime: 0,
  });

export const checkoutKey = (artworkId: string) => [CHECKOUT_KEY, artworkId] as const;

/** The reader's order of a work, where there is one. */
export const useOrderOfWork = (artworkId: string) =>
  useQuery({
    queryKey: checkoutKey(artworkId),
    queryFn: ({ signal }) => api.get("/api/checkout/:artworkId", { params: { artworkId }, signal }),
    staleTime: 0,
  });

export const useKnownAddresses = () =>
  useQuery({
    queryKey: [CHECKOUT_KEY, "addresses"],
    queryFn: ({ signal }): Promise<KnownAddress[]> => api.get("/api/my-addresses", { signal }),
    staleTime: 60_000,
  });

/** `amount`: the total that the buyer sees, riyals. */
export const beginCheckout = (artworkId: string, amount: number): Promise<BegunCheckout> =>
  api.post("/api/checkout", { body: { artworkId, amount }, intent: `checkout.${artworkId}` });

export const chooseDelivery = (orderId: string, body: ChooseDeliveryBody): Promise<{ id: string }> =>
  api.put("/api/orders/:id/delivery", { params: { id: orderId }, body });

export const giveUpOrder = (orderId: string): Promise<{ id: string }> =>
  api.post("/api/orders/:id/give-up", { params: { id: orderId }, intent: `give-up.${orderId}` });
