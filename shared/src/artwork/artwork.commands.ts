import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { latinDigits } from "../kernel/digits";
import type { Halalas } from "../kernel/money";
import { isRiyadhDay } from "../kernel/riyadh-day";
import { visibleText } from "../kernel/visible-text";
import { ARTWORK_CATEGORIES, REJECTION_REASONS } from "./artwork.events";
import type { ArtworkDetails, RejectionReason, Renditions } from "./artwork.events";
import { DESCRIPTION_ORIGINS } from "./description-origin";
import type { PictureFingerprint } from "./picture-likeness";
import type { PictureLook } from "./picture-look";
import type { PictureTiles } from "./picture-tiles";
import type { AddWorkDocument, RemoveWorkDocument } from "./work-document";
import type { AddWorkPicture, OrderWorkPictures, RemoveWorkPicture } from "./work-picture";

const seen = z.overwrite(visibleText);
const text = (max: number) => z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(max));
const optionalText = (max: number) => z.optional(z.nullable(z.string().check(seen, z.trim(), z.maxLength(max))));
const digits = z.pipe(
  z.string(),
  z.transform((value) => latinDigits(value).trim()),
);
const numberFromField = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? null : Number(latinDigits(value));
};

/** Takes a number, or its digits in any of three scripts; an empty field is null. */
const number = (min: number, max: number) =>
  z.optional(z.pipe(z.transform(numberFromField), z.nullable(z.number().check(z.minimum(min), z.maximum(max)))));
const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((value) => value === "true"),
  ),
]);
/** A decimal string, as prices are on the wire, or a number; of at most two places. */
const price = z.union([
  z.number().check(z.minimum(0), z.maximum(99_999_999), z.multipleOf(0.01)),
  z.pipe(digits, z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/))),
]);
/** A list, or one text with commas between. */
const tagList = z.union([
  z.string().check(seen, z.maxLength(1000)),
  z.array(z.string().check(seen, z.maxLength(60))).check(z.maxLength(20)),
]);

/**
 * POST and PUT /api/artworks: the fields beside the image (multipart field `image`, or `imageUrl` with a data URL).
 * What the server manages (approved, verified, featured, counters) is ignored.
 */
export const ArtworkBody = z.object({
  title: text(200),
  titleEn: optionalText(200),
  description: text(5000),
  descriptionEn: optionalText(5000),
  category: z.enum(ARTWORK_CATEGORIES),
  medium: optionalText(200),
  mediumEn: optionalText(200),
  dimensions: optionalText(200),
  heightCm: number(1, 10_000),
  widthCm: number(1, 10_000),
  yearCreated: number(600, 2100),
  tags: z.optional(tagList),
  culturalSignificance: optionalText(3000),
  /** Those tags that the writing helper proposed. */
  aiTags: z.optional(tagList),
  styleAnalysis: optionalText(1000),
  /** Whose words `description` is; empty where that is not known. */
  descriptionOrigin: z.optional(z.enum([...DESCRIPTION_ORIGINS, ""])),
  condition: optionalText(1000),
  videoUrl: optionalText(500),
  virtualTourUrl: optionalText(500),
  altText: optionalText(500),
  altTextEn: optionalText(500),
  price: z.optional(z.nullable(z.union([price, z.literal("")]))),
  isForSale: z._default(z.optional(flag), true),
  imageUrl: z.optional(z.string()),
});
export type ArtworkBody = z.infer<typeof ArtworkBody>;

/** The version that a reviewer saw, as the queue gives it; left out, the verdict is about the newest one. */
const edition = z.optional(z.int().check(z.minimum(1)));

/** POST /api/admin/artworks/:id/approve; with `seen`, what was seen of the work or its papers, it is verified as well. */
export const ApproveArtworkBody = z.object({ edition, seen: z.optional(text(500)) });
export type ApproveArtworkBody = z.infer<typeof ApproveArtworkBody>;

/** POST /api/admin/artworks/:id/reject */
export const RejectArtworkBody = z.object({
  edition,
  reason: z.enum(REJECTION_REASONS),
  note: z._default(z.string().check(seen, z.trim(), z.maxLength(1000)), ""),
});
export type RejectArtworkBody = z.infer<typeof RejectArtworkBody>;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isRiyadhDay));
/** The last place of a featured work: more works at a time would feature none. */
export const LAST_PLACE = 100;

/** PUT /api/admin/artworks/:id/feature: days of Riyadh's calendar, both included. */
export const FeatureArtworkBody = z.object({
  from: day,
  to: day,
  place: z.int().check(z.minimum(1), z.maximum(LAST_PLACE)),
});
export type FeatureArtworkBody = z.infer<typeof FeatureArtworkBody>;

/** PUT /api/admin/artworks/:id/verification: what was seen, for everyone to read. */
export const VerifyArtworkBody = z.object({ seen: text(500) });
export type VerifyArtworkBody = z.infer<typeof VerifyArtworkBody>;

/** POST /api/admin/artworks/:id/verification/withdraw */
export const WithdrawVerificationBody = z.object({ reason: text(500) });
export type WithdrawVerificationBody = z.infer<typeof WithdrawVerificationBody>;

export type WithdrawArtwork = CommandOf<"WithdrawArtwork", { artworkId: string; withdrawnBy: string }>;
export type FeatureArtwork = CommandOf<
  "FeatureArtwork",
  { artworkId: string; featuredBy: string } & FeatureArtworkBody
>;
export type EndArtworkFeature = CommandOf<"EndArtworkFeature", { artworkId: string; endedBy: string }>;
export type VerifyArtwork = CommandOf<"VerifyArtwork", { artworkId: string; verifiedBy: string; seen: string }>;
export type WithdrawArtworkVerification = CommandOf<
  "WithdrawArtworkVerification",
  { artworkId: string; withdrawnBy: string; reason: string }
>;

export type SubmitArtwork = CommandOf<
  "SubmitArtwork",
  { artworkId: string; artistId: string; details: ArtworkDetails; price: Halalas | null; isForSale: boolean }
>;
export type ReviseArtwork = CommandOf<
  "ReviseArtwork",
  { artworkId: string; revisedBy: string; details: ArtworkDetails; price: Halalas | null; isForSale: boolean }
>;
/** `edition`: refused if the work was revised since. */
export type ApproveArtwork = CommandOf<
  "ApproveArtwork",
  { artworkId: string; approvedBy: string; edition?: number | undefined; seen?: string | undefined }
>;
export type RejectArtwork = CommandOf<
  "RejectArtwork",
  { artworkId: string; rejectedBy: string; reason: RejectionReason; note: string; edition?: number | undefined }
>;
export type RecordRenditions = CommandOf<
  "RecordRenditions",
  { artworkId: string; sha256: string; renditions: Renditions }
>;
export type RecordFingerprint = CommandOf<
  "RecordFingerprint",
  { artworkId: string; sha256: string; fingerprint: PictureFingerprint; look: PictureLook }
>;
export type RecordTiles = CommandOf<"RecordTiles", { artworkId: string; sha256: string; tiles: PictureTiles }>;
export type ConsignArtwork = CommandOf<"ConsignArtwork", { artworkId: string; auctionId: string; consignedBy: string }>;
export type ReturnConsignedArtwork = CommandOf<
  "ReturnConsignedArtwork",
  { artworkId: string; auctionId: string; reason: "notScheduled" | "unsold" | "lapsed" | "cancelled" }
>;
/** The price stays for the next time. */
export type TakeOffSale = CommandOf<"TakeOffSale", { artworkId: string }>;
export type MarkArtworkSold = CommandOf<
  "MarkArtworkSold",
  { artworkId: string; orderId: string; auctionId: string | null; buyerId: string; amount: Halalas }
>;
/**
 * `seenTotal`: what its buyer was told, with VAT; left out by whoever was told nothing. `isArtistAway`: its artist is banned or leaves, a fact
 * that the command service puts in.
 */
export type ReserveArtwork = CommandOf<
  "ReserveArtwork",
  { artworkId: string; orderId: string; buyerId: string; seenTotal?: Halalas; isArtistAway?: boolean }
>;
export type ReleaseReservation = CommandOf<"ReleaseReservation", { artworkId: string; orderId: string }>;
/** Of an order that was paid and came to nothing. `auctionId`: of its sale; left out by a return, which comes long after the sale. */
export type TakeBackSoldArtwork = CommandOf<
  "TakeBackSoldArtwork",
  { artworkId: string; orderId: string; auctionId?: string | null }
>;

export type ArtworkCommand =
  | SubmitArtwork
  | ReviseArtwork
  | WithdrawArtwork
  | ApproveArtwork
  | RejectArtwork
  | RecordRenditions
  | RecordFingerprint
  | RecordTiles
  | ConsignArtwork
  | ReturnConsignedArtwork
  | TakeOffSale
  | ReserveArtwork
  | ReleaseReservation
  | MarkArtworkSold
  | TakeBackSoldArtwork
  | FeatureArtwork
  | EndArtworkFeature
  | VerifyArtwork
  | WithdrawArtworkVerification
  | AddWorkDocument
  | RemoveWorkDocument
  | AddWorkPicture
  | RemoveWorkPicture
  | OrderWorkPictures;
