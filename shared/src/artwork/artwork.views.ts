import type { NamedPerson, PublicArtist } from "../account";
import type { Instant } from "../kernel/instant";
import type { DecimalSar } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { ArtworkImage } from "./artwork-image";
import type { DescriptionOrigin } from "./description-origin";
import type { ArtworkCategory, RejectionReason } from "./artwork.events";
import type { WorkDocumentKind } from "./work-document";
import type { PictureTiles } from "./picture-tiles";
import type { WorkPicture } from "./work-picture";
import type { WorkVerification } from "./work-verification";

export type ArtworkStatus = "pending" | "approved" | "rejected" | "withdrawn";

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
  /** What it was sold for: not `currentBid` if the next bidder bought it. Null while nobody has paid. */
  soldFor: DecimalSar | null;
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

/**
 * Days of Riyadh's calendar, both included, and the place among the featured; `by` and `at`: who said so last, and when.
 * For administrators.
 */
export type ArtworkFeaturing = { from: string; to: string; place: number; by: NamedPerson | null; at: Instant };

/** Since when a work carries its badges, as far as everyone may know: the platform gave them, whoever it was there. */
export type BadgesSince = { featured: RiyadhDay | null; verified: Instant | null };

/** GET /api/admin/artworks/featured: what is featured, was, or will be; by its place. */
export type FeaturedArtwork = ArtworkCard & { featuring: ArtworkFeaturing };

/** An item of GET /api/admin/artworks/verifications. */
export type VerificationItem = ArtworkCard & { status: ArtworkStatus; verification: WorkVerification };

/** GET /api/artworks/:id. A visitor gets `limited: true` and none of the optional part. */
export type ArtworkDetail = ArtworkCard & {
  limited: boolean;
  /** How the artist's description begins, for search engines and messengers; empty without one. */
  excerpt: string;
  excerptEn: string | null;
  badgesSince?: BadgesSince;
  /** Whose words the description is, where that is known; others than the owner and administrators learn `model` and `composed` alone. */
  descriptionOrigin?: DescriptionOrigin | null;
  /** Of the original, at `/images/tiles/<base>/<level>-<column>-<row>.webp`; null while there are none, or it is too small for them. */
  tiles?: PictureTiles | null;
  /** Beside its front: details, its back, frame and signature, in the artist's order. */
  pictures?: WorkPicture[];
  description?: string;
  descriptionEn?: string | null;
  culturalSignificance?: string | null;
  /** The state that the work is in, as its artist says. */
  condition?: string | null;
  /** Links of known hosts. */
  videoUrl?: string | null;
  virtualTourUrl?: string | null;
  tags?: string[];
  /** Those of `tags` that a language model proposed. */
  aiTags?: string[];
  /** Written by a language model and accepted by the artist. */
  styleAnalysis?: string | null;
  status?: ArtworkStatus;
  /** For the owner and administrators. */
  rejection?: { reason: RejectionReason; note: string | null; at: Instant } | null;
  updatedAt?: Instant;
  /** What an administrator has seen of the work or of its papers; null while nobody vouches for it. */
  verifiedBySeeing?: { seen: string | null; at: Instant } | null;
  /** For administrators: the days on which it is featured, its place, and who featured it. */
  featuring?: ArtworkFeaturing | null;
  /** For administrators: who has seen it and when, or why it waits to be seen; null if it never was. */
  verification?: WorkVerification | null;
  /** The reader is the one who is buying it. */
  reservedForYou?: boolean;
};

/** A step of what GET /api/artworks/:id/provenance tells; prices are net of VAT. */
export type ArtworkProvenanceStep = { at: Instant } & (
  | { kind: "shown"; price: DecimalSar | null }
  /** Null: no longer for sale at a price. */
  | { kind: "priced"; price: DecimalSar | null }
  | { kind: "auctioned"; auctionId: string }
  | { kind: "unsold"; auctionId: string; reason: "unsold" | "lapsed" | "cancelled" }
  /** `orderId`: for its buyer, the artist and administrators; null for all others. */
  | { kind: "sold"; auctionId: string | null; price: DecimalSar; orderId: string | null }
  | { kind: "takenBack" }
  /** A document that the reader may open. */
  | { kind: "documented"; documentId: string; paper: WorkDocumentKind }
  /** An administrator has seen the work or its papers. */
  | { kind: "verified" }
  | { kind: "unverified" }
);

/** Prices asked and paid, papers given, and what became of a work: newest first, without `earlier` older ones. */
export type ArtworkProvenance = { steps: ArtworkProvenanceStep[]; earlier: number };

/** Items of GET /api/artworks/my and GET /api/admin/artworks/pending. */
/** `edition` grows whenever what a reviewer looks at changes. */
export type ReviewedArtwork = ArtworkDetail & { status: ArtworkStatus; submittedAt: Instant; edition: number };

/** What POST /api/artwork/enhance-description suggests; nothing of it is kept. Tags and style come from a model alone. */
export type EnhancedDescription = {
  enhancedDescription: string;
  /** Who wrote the text: a language model, or the form's fields put together. */
  source: "model" | "composed";
  aiTags: string[];
  styleAnalysis: string | null;
};
