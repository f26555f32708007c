import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** When a work came to the marketplace last: let through for the first time, or put on sale again since. */
export type Arrival = { artworkId: string; isForSale: boolean; arrivedAt: Instant | null };

type Event = Extract<
  ArtworkEvent,
  { type: "ArtworkSubmitted" | "ArtworkApproved" | "PriceChanged" | "ArtworkSold" | "SoldArtworkReturned" }
>;

/** What is new, for those who wait for it: no bid comes here. */
export const arrivalsProjection: Projection<Arrival, Event> = {
  name: "arrivals",
  version: 1,
  indexes: { byTime: ["arrivedAt"] },
  handles: ["ArtworkSubmitted", "ArtworkApproved", "PriceChanged", "ArtworkSold", "SoldArtworkReturned"],
  keysOf: ({ data }) => [data.artworkId],
  evolve: (before, { type, data, recordedAt }) => {
    const { artworkId } = data;
    const arrivedAt = before?.arrivedAt ?? null;
    switch (type) {
      case "ArtworkSubmitted":
        return { artworkId, isForSale: data.isForSale, arrivedAt };
      case "ArtworkApproved":
        return { artworkId, isForSale: before?.isForSale ?? false, arrivedAt: arrivedAt ?? recordedAt };
      case "PriceChanged": {
        const isBack = data.isForSale && before?.isForSale === false && arrivedAt !== null;
        return { artworkId, isForSale: data.isForSale, arrivedAt: isBack ? recordedAt : arrivedAt };
      }
      case "ArtworkSold":
      case "SoldArtworkReturned":
        return { artworkId, isForSale: false, arrivedAt };
    }
  },
};
