import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";
import type { Halalas } from "../kernel/money";
import type { PictureFingerprint } from "./picture-likeness";

export const ARTWORK_CATEGORIES = [
  "painting",
  "digital_art",
  "photography",
  "sculpture",
  "calligraphy",
  "mixed_media",
] as const;
export type ArtworkCategory = (typeof ARTWORK_CATEGORIES)[number];

export const REJECTION_REASONS = ["blurry", "notOwner", "culturallySensitive", "wrongCategory", "other"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** The original, written anew from the pixels of what was uploaded; `file` names it in Files (`<sha256>.<extension>`). */
export type UploadedImage = { file: string; sha256: string; width: number; height: number; contentType: string };

/** What was made of the original: `<sha256>-<width>.avif` and `.webp` in Files. */
export type Renditions = {
  widths: number[];
  /** "#rrggbb" */
  dominantColour: string;
  /** A WebP of 16 px as a data URL, shown while the image loads. */
  placeholder: string;
};

export type ArtworkDetails = {
  title: string;
  titleEn: string | null;
  description: string;
  descriptionEn: string | null;
  category: ArtworkCategory;
  medium: string | null;
  mediumEn: string | null;
  dimensions: string | null;
  heightCm: number | null;
  widthCm: number | null;
  yearCreated: number | null;
  tags: string[];
  culturalSignificance: string | null;
  altText: string | null;
  altTextEn: string | null;
  image: UploadedImage;
};

type OfArtwork<Data> = { artworkId: string; artistId: string } & Data;

/** `price` is net of VAT; null where the work has no fixed price. */
export type ArtworkSubmitted = EventOf<
  "ArtworkSubmitted",
  OfArtwork<{ details: ArtworkDetails; price: Halalas | null; isForSale: boolean }>
>;
/** `sentToReview`: an approved work whose image, title, category or description changed waits for approval again. */
export type ArtworkRevised = EventOf<"ArtworkRevised", OfArtwork<{ details: ArtworkDetails; sentToReview: boolean }>>;
export type PriceChanged = EventOf<"PriceChanged", OfArtwork<{ price: Halalas | null; isForSale: boolean }>>;
export type ArtworkApproved = EventOf<"ArtworkApproved", OfArtwork<{ approvedBy: string }>>;
export type ArtworkRejected = EventOf<
  "ArtworkRejected",
  OfArtwork<{ rejectedBy: string; reason: RejectionReason; note: PersonalText }>
>;
export type ArtworkRenditionsMade = EventOf<
  "ArtworkRenditionsMade",
  OfArtwork<{ sha256: string; renditions: Renditions }>
>;
/** What the picture looks like, to find others like it; a picture without any shape has none. */
export type ArtworkFingerprinted = EventOf<
  "ArtworkFingerprinted",
  OfArtwork<{ sha256: string; fingerprint: PictureFingerprint }>
>;
/** Claimed by one auction, before that auction is scheduled. */
export type ArtworkConsigned = EventOf<"ArtworkConsigned", OfArtwork<{ auctionId: string }>>;
export type ConsignedArtworkReturned = EventOf<
  "ConsignedArtworkReturned",
  OfArtwork<{ auctionId: string; reason: "notScheduled" | "unsold" | "lapsed" | "cancelled" }>
>;
/** Kept for one buyer at its fixed price (net of VAT), until the order for it is paid or falls. */
export type ArtworkReserved = EventOf<
  "ArtworkReserved",
  OfArtwork<{ orderId: string; buyerId: string; price: Halalas; reservedUntil: Instant }>
>;
/** The order for it fell. */
export type ReservationReleased = EventOf<"ReservationReleased", OfArtwork<{ orderId: string }>>;
/** `amount` is net of VAT. */
export type ArtworkSold = EventOf<
  "ArtworkSold",
  OfArtwork<{ orderId: string; auctionId: string | null; buyerId: string; amount: Halalas }>
>;

export type ArtworkEvent =
  | ArtworkSubmitted
  | ArtworkRevised
  | PriceChanged
  | ArtworkApproved
  | ArtworkRejected
  | ArtworkRenditionsMade
  | ArtworkFingerprinted
  | ArtworkConsigned
  | ConsignedArtworkReturned
  | ArtworkReserved
  | ReservationReleased
  | ArtworkSold;
