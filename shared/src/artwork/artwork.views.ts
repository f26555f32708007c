import type { PublicArtist } from "../account";
import type { Instant } from "../kernel/instant";
import type { DecimalSar } from "../kernel/money";
import type { ArtworkCategory, RejectionReason } from "./artwork.events";

export type ArtworkStatus = "pending" | "approved" | "rejected";

/** `/images/<base>-<width>.avif` and `.webp`; widths are empty until the renditions are made, then `original` serves. */
export type ArtworkImage = {
  base: string;
  widths: number[];
  original: string;
  width: number;
  height: number;
  dominantColour: string | null;
  placeholder: string | null;
  alt: string | null;
  altEn: string | null;
};

/** The auction that a work is in, or was in last. */
export type AuctionOfArtwork = {
  auctionId: string;
  status:
    | "scheduled"
    | "live"
    | "closing"
    | "closed"
    | "awaitingPayment"
    | "offered"
    | "settled"
    | "lapsed"
    | "cancelled";
  startsAt: Instant;
  endsAt: Instant;
  openingPrice: DecimalSar;
  currentBid: DecimalSar | null;
  bidCount: number;
};

/** An item of GET /api/artworks, and all that a visitor sees of a work. */
export type ArtworkCard = {
  id: string;
  title: string;
  titleEn: string | null;
  artistId: string;
  artist: PublicArtist;
  category: ArtworkCategory;
  image: ArtworkImage;
  /** Where the original is. */
  imageUrl: string;
  /** Net of VAT. */
  price: DecimalSar | null;
  isForSale: boolean;
  /** Somebody is buying it: it may be on sale again within minutes. */
  reserved: boolean;
  isAuction: boolean;
  sold: boolean;
  medium: string | null;
  mediumEn: string | null;
  dimensions: string | null;
  heightCm: number | null;
  widthCm: number | null;
  yearCreated: number | null;
  auction: AuctionOfArtwork | null;
  auctionEndTime: Instant | null;
  currentBid: DecimalSar | null;
  approved: boolean;
  featured: boolean;
  verified: boolean;
  views: number;
  likes: number;
  createdAt: Instant;
};

/** GET /api/artworks/:id. A visitor gets `limited: true` and none of the optional part. */
export type ArtworkDetail = ArtworkCard & {
  limited: boolean;
  description?: string;
  descriptionEn?: string | null;
  culturalSignificance?: string | null;
  tags?: string[];
  status?: ArtworkStatus;
  /** For the owner and administrators. */
  rejection?: { reason: RejectionReason; note: string | null; at: Instant } | null;
  updatedAt?: Instant;
  /** The reader is the one who is buying it. */
  reservedForYou?: boolean;
};

/** Items of GET /api/artworks/my and GET /api/admin/artworks/pending. */
/** `edition` grows whenever what a reviewer looks at changes. */
export type ReviewedArtwork = ArtworkDetail & { status: ArtworkStatus; submittedAt: Instant; edition: number };
