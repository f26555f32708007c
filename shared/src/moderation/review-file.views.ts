import type { PublicArtist } from "../account";
import type { ArtworkFeaturing, ArtworkImage, ArtworkStatus, RejectionReason, WorkVerification } from "../artwork";
import type { Instant } from "../kernel/instant";

/** A work whose picture is likely the same as that of the one under review. */
export type AlikeWork = {
  id: string;
  title: string;
  titleEn: string | null;
  artist: PublicArtist;
  image: ArtworkImage;
  status: ArtworkStatus;
  sold: boolean;
  isSameArtist: boolean;
  submittedAt: Instant;
  /** In how many of 128 bits the fingerprints of the pictures differ; 0 for the same file. */
  distance: number;
};

/** A decision about a work of the same artist. */
export type EarlierReview = {
  artworkId: string;
  title: string | null;
  titleEn: string | null;
  at: Instant;
  /** Null for an approval; the note is null once the artist is erased. */
  rejection: { reason: RejectionReason; note: string | null } | null;
};

/** GET /api/admin/artworks/:id/review */
export type ReviewFile = {
  /** The nearest first; six at most. */
  alike: AlikeWork[];
  /** How many works look the same, also those that are not among the nearest. */
  alikeCount: number;
  /** Who has seen it and when, or why it waits to be seen; null if it never was. */
  verification: WorkVerification | null;
  /** Who featured it, when and for which days; null if nobody did. */
  featuring: ArtworkFeaturing | null;
  reviews: {
    approved: number;
    /** How many were rejected, by reason. */
    rejected: Partial<Record<RejectionReason, number>>;
    /** The newest ten, the newest first. */
    latest: EarlierReview[];
  };
};
