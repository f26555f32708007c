import type { ListedArtist } from "@naqsh/shared/artist";
import type { ArtworkCard, ArtworkColour } from "@naqsh/shared/artwork";
import type { AuctionListItem } from "@naqsh/shared/auction";
import type { ComponentType, ReactNode } from "react";

type PriceRange = { minPrice: number; maxPrice: number };

/** The parts of other features that the page of a search shows. */
export type SearchSlots = {
  Works: ComponentType<{
    works: ArtworkCard[];
    renderTitle?: (work: ArtworkCard) => ReactNode;
    renderDetail?: (work: ArtworkCard) => ReactNode;
    renderFoot?: (work: ArtworkCard) => ReactNode;
  }>;
  WorksSkeleton: ComponentType;
  Artists: ComponentType<{ artists: ListedArtist[]; renderName?: (artist: ListedArtist) => ReactNode }>;
  Auctions: ComponentType<{
    auctions: AuctionListItem[];
    renderTitle?: (auction: AuctionListItem) => ReactNode;
  }>;
  /** What administrators feature today; nothing while nothing is featured. */
  Featured: ComponentType;
  /** Works that the reader may care about and that fit these filters, each with why. */
  Recommendations: ComponentType<{ within: Record<string, string> }>;
  PriceFilter: ComponentType<{ value: PriceRange; onChange: (range: PriceRange) => void }>;
  ColourFilter: ComponentType<{ value: ArtworkColour | null; onChange: (colour: ArtworkColour | null) => void }>;
};
