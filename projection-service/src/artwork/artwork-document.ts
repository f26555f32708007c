import type { ArtworkDetails, ArtworkStatus, PictureTiles, RejectionReason, Renditions } from "@naqsh/shared/artwork";
import type { AuctionStatus } from "@naqsh/shared/auction";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";

/** The auction that a work is in or was in last, as far as lists sort by it; the rest is the room's. */
export type AuctionSummary = { auctionId: string; status: AuctionStatus; openingPrice: Halalas; price: Halalas };

export type Artwork = {
  artworkId: string;
  artistId: string;
  details: ArtworkDetails;
  /** 1 as submitted; one more with each revision. */
  edition: number;
  renditions: Renditions | null;
  /** Of its original, if that is large enough to be looked at from near. */
  tiles: PictureTiles | null;
  /** As a reviewer last let it through, while what came since waits or was rejected: others are shown nothing newer. */
  lastApproved: Pick<Artwork, "details" | "renditions"> | null;
  status: ArtworkStatus;
  rejection: { reason: RejectionReason; note: PersonalText; at: Instant } | null;
  /** Net of VAT. */
  price: Halalas | null;
  isForSale: boolean;
  sold: boolean;
  /** Claimed by an auction, from before it is scheduled until it gives the work back or sells it. */
  consigned: boolean;
  /** The buyer for whom it is kept at its fixed price. */
  reservedFor: string | null;
  auction: AuctionSummary | null;
  /** Whether an administrator has featured it; on which days is said beside. */
  isFeatured: boolean;
  featuredPlace: number | null;
  featuredFrom: RiyadhDay | null;
  featuredTo: RiyadhDay | null;
  /** The administrator who said so last, and when. */
  featuredBy: string | null;
  featuredAt: Instant | null;
  /** What an administrator has seen of it or of its papers; null while nobody vouches for it. */
  verification: { seen: PersonalText; at: Instant } | null;
  /** The lists that show it: all, its category, those of works in auction; empty while it is not approved. */
  shelves: string[];
  /** What lists sort and filter by: the auction's price while one runs or is announced, else the fixed one. */
  listedPrice: Halalas | null;
  submittedAt: Instant;
  createdAt: Instant;
  updatedAt: Instant;
};
