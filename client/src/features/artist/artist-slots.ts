import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { AuctionListItem } from "@naqsh/shared/auction";
import type { ComponentType } from "react";

/** What other features draw on the pages of artists. */
export type ArtistSlots = {
  Works: ComponentType<{ works: ArtworkCard[] }>;
  /** One work, in a feed. */
  Work: ComponentType<{ work: ArtworkCard }>;
  /** The shape of works while they load. */
  WorksSkeleton: ComponentType;
  Auctions: ComponentType<{ auctions: AuctionListItem[] }>;
  /** The public collections of an artist. */
  Series: ComponentType<{ artistId: string }>;
};
