import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { latinDigits } from "../kernel/digits";
import type { Halalas } from "../kernel/money";
import { visibleText } from "../kernel/visible-text";
import { ARTWORK_CATEGORIES, REJECTION_REASONS } from "./artwork.events";
import type { ArtworkDetails, RejectionReason, Renditions } from "./artwork.events";
import type { PictureFingerprint } from "./picture-likeness";

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
  tags: z.optional(
    z.union([
      z.string().check(seen, z.maxLength(1000)),
      z.array(z.string().check(seen, z.maxLength(60))).check(z.maxLength(20)),
    ]),
  ),
  culturalSignificance: optionalText(3000),
  altText: optionalText(500),
  altTextEn: optionalText(500),
  price: z.optional(z.nullable(z.union([price, z.literal("")]))),
  isForSale: z._default(z.optional(flag), true),
  imageUrl: z.optional(z.string()),
});
export type ArtworkBody = z.infer<typeof ArtworkBody>;

/** The version that a reviewer saw, as the queue gives it; left out, the verdict is about the newest one. */
const edition = z.optional(z.int().check(z.minimum(1)));

/** POST /api/admin/artworks/:id/approve */
export const ApproveArtworkBody = z.object({ edition });
export type ApproveArtworkBody = z.infer<typeof ApproveArtworkBody>;

/** POST /api/admin/artworks/:id/reject */
export const RejectArtworkBody = z.object({
  edition,
  reason: z.enum(REJECTION_REASONS),
  note: z._default(z.string().check(seen, z.trim(), z.maxLength(1000)), ""),
});
export type RejectArtworkBody = z.infer<typeof RejectArtworkBody>;

export type SubmitArtwork = CommandOf<
  "SubmitArtwork",
  { artworkId: string; artistId: string; details: ArtworkDetails; price: Halalas | null; isForSale: boolean }
>;
export type ReviseArtwork = CommandOf<
  "ReviseArtwork",
  { artworkId: string; revisedBy: string; details: ArtworkDetails; price: Halalas | null; isForSale: boolean }
>;
/** `edition`: refused where the work was revised since. */
export type ApproveArtwork = CommandOf<
  "ApproveArtwork",
  { artworkId: string; approvedBy: string; edition?: number | undefined }
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
  { artworkId: string; sha256: string; fingerprint: PictureFingerprint }
>;
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
/** `seenTotal`: what its buyer was told, with VAT; left out by who was told nothing. */
export type ReserveArtwork = CommandOf<
  "ReserveArtwork",
  { artworkId: string; orderId: string; buyerId: string; seenTotal?: Halalas }
>;
export type ReleaseReservation = CommandOf<"ReleaseReservation", { artworkId: string; orderId: string }>;

export type ArtworkCommand =
  | SubmitArtwork
  | ReviseArtwork
  | ApproveArtwork
  | RejectArtwork
  | RecordRenditions
  | RecordFingerprint
  | ConsignArtwork
  | ReturnConsignedArtwork
  | TakeOffSale
  | ReserveArtwork
  | ReleaseReservation
  | MarkArtworkSold;
