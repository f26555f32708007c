import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** When a work came to the marketplace last: let through for the first time, or put on sale again since. */
export type Arrival = { artworkId: string; isForSale: boolean; arrivedAt: Instant | null };

const HANDLED = ["ArtworkSubmitted", "ArtworkApproved", "PriceChanged", "ArtworkSold", "SoldArtworkReturned"] as const;
type Event = EventsOf<typeof HANDLED>;

/** What is new, for those who wait for it: no bid comes here. */
export const arrivalsProjection: Projection<Arrival, Event> = {
  name: "arrivals",
  version: 1,
  indexes: { byTime: ["arrivedAt"] },
  handles: HANDLED,
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
