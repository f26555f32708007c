import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** A work as it was when it was sold by this order, for those whom the sale concerns. */
export const useSoldArtwork = (artworkId: string, orderId: string) =>
  useQuery({
    queryKey: ["soldArtwork", artworkId, orderId],
    queryFn: ({ signal }) =>
      api.get("/api/artworks/:id/sales/:orderId", { params: { id: artworkId, orderId }, signal }),
    staleTime: 30_000,
  });
