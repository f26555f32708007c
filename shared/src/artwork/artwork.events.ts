import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { DescriptionOrigin } from "./description-origin";
import type { UploadedImage } from "./artwork-image";
import type { PictureFingerprint } from "./picture-likeness";
import type { PictureLook } from "./picture-look";
import type { PictureTiles } from "./picture-tiles";
import type { WorkDocumentEvent } from "./work-document";
import type { WorkPictureEvent } from "./work-picture";
import type { EventWords } from "../kernel/event-words";

export const ARTWORK_CATEGORIES = [
  "painting",
  "digital_art",
  "photography",
  "sculpture",
  "calligraphy",
  "mixed_media",
  "traditional_art",
] as const;
export type ArtworkCategory = (typeof ARTWORK_CATEGORIES)[number];

export const REJECTION_REASONS = ["blurry", "notOwner", "culturallySensitive", "wrongCategory", "other"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

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
  /** The state that the work is in, as its artist says. Left out, like the links, while nothing is said. */
  condition?: string;
  /** Addresses of known hosts, as `outsideLinkFrom` gives them. */
  videoUrl?: string;
  virtualTourUrl?: string;
  /** Those of `tags` that a language model proposed and the artist accepted. */
  aiTags?: string[];
  /** What a language model wrote about the work's style from the artist's own words, as the artist accepted it. */
  styleAnalysis?: string;
  /** As the artist's form tells it; left out by works from before it was kept, and by callers that do not say. */
  descriptionOrigin?: DescriptionOrigin;
};

type OfArtwork<Data> = { artworkId: string; artistId: string } & Data;

/** `price` is net of VAT; null if the work has no fixed price. */
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
  OfArtwork<{
    sha256: string;
    fingerprint: PictureFingerprint;
    /** Left out of what was fingerprinted before looks were taken. */
    look?: PictureLook;
  }>
>;
/** The original was cut into tiles, so that it can be looked at from near. */
export type ArtworkTilesMade = EventOf<"ArtworkTilesMade", OfArtwork<{ sha256: string; tiles: PictureTiles }>>;
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
/** The order that it was sold by came to nothing: it is its artist's again, and not for sale until they say so. */
export type SoldArtworkReturned = EventOf<"SoldArtworkReturned", OfArtwork<{ orderId: string }>>;
/**
 * Its artist took it from the shop for good: it is on show nowhere, and links to it say so. `wasPending`: it waited for
 * review, which nobody owes it any more.
 */
export type ArtworkWithdrawn = EventOf<"ArtworkWithdrawn", OfArtwork<{ wasPending: boolean }>>;
/** Shown first, among what else is featured, on each of these days; the last said holds. `place`: 1 is the first. */
export type ArtworkFeatured = EventOf<
  "ArtworkFeatured",
  OfArtwork<{ from: RiyadhDay; to: RiyadhDay; place: number; featuredBy: string }>
>;
export type ArtworkFeatureEnded = EventOf<"ArtworkFeatureEnded", OfArtwork<{ endedBy: string }>>;
/** `seen`: what the administrator has seen of the work or of its papers; shown with the badge. */
export type ArtworkVerified = EventOf<"ArtworkVerified", OfArtwork<{ seen: PersonalText; verifiedBy: string }>>;
export type ArtworkVerificationWithdrawn = EventOf<
  "ArtworkVerificationWithdrawn",
  OfArtwork<{ reason: PersonalText; withdrawnBy: string }>
>;

/** What a verification was about is there no more: what was seen holds for nothing that is shown now. */
export type ArtworkVerificationEnded = EventOf<
  "ArtworkVerificationEnded",
  OfArtwork<{ because: "pictureReplaced" | "factsChanged" | "documentRemoved" }>
>;

export type ArtworkEvent =
  | ArtworkSubmitted
  | ArtworkRevised
  | PriceChanged
  | ArtworkApproved
  | ArtworkRejected
  | ArtworkRenditionsMade
  | ArtworkFingerprinted
  | ArtworkTilesMade
  | ArtworkConsigned
  | ConsignedArtworkReturned
  | ArtworkReserved
  | ReservationReleased
  | ArtworkSold
  | SoldArtworkReturned
  | ArtworkWithdrawn
  | ArtworkFeatured
  | ArtworkFeatureEnded
  | ArtworkVerified
  | ArtworkVerificationWithdrawn
  | ArtworkVerificationEnded
  | WorkDocumentEvent
  | WorkPictureEvent;

/** In the order of their lives. */
export const artworkEventWords: EventWords<ArtworkEvent> = {
  ArtworkSubmitted: { ar: "تقديم عمل", en: "Work submitted", sentence: "A work was submitted" },
  ArtworkRevised: { ar: "تعديل عمل", en: "Work revised", sentence: "The work was revised" },
  PriceChanged: { ar: "تغيير سعر", en: "Price changed", sentence: "The price was changed" },
  ArtworkApproved: { ar: "اعتماد عمل", en: "Work approved", sentence: "The work was approved" },
  ArtworkRejected: { ar: "رفض عمل", en: "Work rejected", sentence: "The work was rejected" },
  ArtworkRenditionsMade: {
    ar: "تجهيز صور عمل",
    en: "Pictures of a work made",
    sentence: "Pictures in all sizes were made",
  },
  ArtworkFingerprinted: {
    ar: "أخذ بصمة صورة عمل",
    en: "Picture of a work fingerprinted",
    sentence: "A fingerprint of the picture was taken, to find pictures like it",
  },
  ArtworkTilesMade: {
    ar: "تقسيم صورة عمل للتكبير",
    en: "Picture of a work cut into tiles",
    sentence: "The picture was cut into tiles, to be looked at from near",
  },
  ArtworkConsigned: {
    ar: "إيداع عمل في مزاد",
    en: "Work consigned to an auction",
    sentence: "The work was consigned to an auction",
  },
  ConsignedArtworkReturned: {
    ar: "إعادة عمل من مزاد",
    en: "Work returned from an auction",
    sentence: "The work came back from its auction",
  },
  ArtworkReserved: { ar: "حجز عمل", en: "Work reserved", sentence: "The work was kept for a buyer" },
  ReservationReleased: {
    ar: "انتهاء حجز عمل",
    en: "Reservation released",
    sentence: "The work was kept for its buyer no more",
  },
  SoldArtworkReturned: {
    ar: "عودة عمل مبيع",
    en: "Sold work returned",
    sentence: "The sale came to nothing, and the work is its artist's again",
  },
  ArtworkFeatured: { ar: "تمييز عمل", en: "Work featured", sentence: "The work was featured for some days" },
  ArtworkWithdrawn: { ar: "سحب عمل", en: "Work withdrawn", sentence: "The artist withdrew the work" },
  ArtworkFeatureEnded: {
    ar: "إنهاء تمييز عمل",
    en: "Featuring of a work ended",
    sentence: "The work is featured no more",
  },
  ArtworkVerified: { ar: "توثيق عمل", en: "Work verified", sentence: "The work or its papers were seen and verified" },
  ArtworkVerificationWithdrawn: {
    ar: "سحب توثيق عمل",
    en: "Verification of a work withdrawn",
    sentence: "The work's verification was withdrawn",
  },
  ArtworkVerificationEnded: {
    ar: "انتهاء توثيق عمل",
    en: "Verification of a work ended",
    sentence: "The work's verification ended, since what was verified has changed",
  },
  ArtworkSold: { ar: "بيع عمل", en: "Work sold", sentence: "The work was sold" },
  WorkDocumentAdded: { ar: "إضافة وثيقة لعمل", en: "Document of a work added", sentence: "A document was added" },
  WorkDocumentRemoved: { ar: "إزالة وثيقة لعمل", en: "Document of a work removed", sentence: "A document was removed" },
  WorkPictureAdded: { ar: "إضافة صورة لعمل", en: "Picture of a work added", sentence: "A further picture was added" },
  WorkPictureRemoved: {
    ar: "إزالة صورة لعمل",
    en: "Picture of a work removed",
    sentence: "A further picture was removed",
  },
  WorkPicturesOrdered: {
    ar: "ترتيب صور عمل",
    en: "Pictures of a work ordered",
    sentence: "The further pictures were put in another order",
  },
};
