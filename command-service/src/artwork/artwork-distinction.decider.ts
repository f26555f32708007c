import type {
  ArtworkDetails,
  ArtworkEvent,
  ArtworkRejection,
  ArtworkVerificationEnded,
  EndArtworkFeature,
  FeatureArtwork,
  VerifyArtwork,
  WithdrawArtworkVerification,
} from "@naqsh/shared/artwork";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { isOnShow, type KnownArtwork } from "./artwork.state";

type ArtworkDecision = Decision<ArtworkEvent, ArtworkRejection>;

/** Features a work on some days; said again with other days or another place, the last holds (docs/rules.md#works). */
export const featureArtwork = ({ data }: FeatureArtwork, artwork: KnownArtwork, { now }: Times): ArtworkDecision => {
  const { from, to, place, featuredBy } = data;
  if (!isOnShow(artwork)) return reject({ code: "ARTWORK_NOT_APPROVED" });
  if (to < from || to < riyadhDayOf(now)) return reject({ code: "FEATURE_DAYS_INVALID" });
  const { artworkId, artistId, featuring } = artwork;
  if (featuring?.from === from && featuring.to === to && featuring.place === place) return accept();
  return accept({ type: "ArtworkFeatured", data: { artworkId, artistId, from, to, place, featuredBy } });
};

/** Quiet for a work that is not featured. */
export const endArtworkFeature = ({ data }: EndArtworkFeature, artwork: KnownArtwork): ArtworkDecision => {
  const { artworkId, artistId, featuring } = artwork;
  if (featuring === null) return accept();
  return accept({ type: "ArtworkFeatureEnded", data: { artworkId, artistId, endedBy: data.endedBy } });
};

/** Quiet for a work that is verified: what was seen of it stands until the verification is withdrawn. */
export const verifyArtwork = ({ data }: VerifyArtwork, artwork: KnownArtwork): ArtworkDecision => {
  const { artworkId, artistId, isVerified } = artwork;
  if (!isOnShow(artwork)) return reject({ code: "ARTWORK_NOT_APPROVED" });
  if (isVerified) return accept();
  const seen = writtenAbout(artistId, data.seen);
  return accept({ type: "ArtworkVerified", data: { artworkId, artistId, seen, verifiedBy: data.verifiedBy } });
};

/** Quiet for a work that is not verified. */
export const withdrawVerification = ({ data }: WithdrawArtworkVerification, artwork: KnownArtwork): ArtworkDecision => {
  const { artworkId, artistId, isVerified } = artwork;
  if (!isVerified) return accept();
  const reason = writtenAbout(artistId, data.reason);
  const { withdrawnBy } = data;
  return accept({ type: "ArtworkVerificationWithdrawn", data: { artworkId, artistId, reason, withdrawnBy } });
};

type VerificationEnd = ArtworkVerificationEnded["data"]["because"];

/** What a work's papers say of it, and its reviewer compares with what they see. */
const FACTS = [
  "title",
  "titleEn",
  "medium",
  "mediumEn",
  "dimensions",
  "heightCm",
  "widthCm",
  "yearCreated",
] as const satisfies (keyof ArtworkDetails)[];

const endOf = (before: ArtworkDetails, after: ArtworkDetails): VerificationEnd | null => {
  if (before.image.sha256 !== after.image.sha256) return "pictureReplaced";
  return FACTS.some((fact) => before[fact] !== after[fact]) ? "factsChanged" : null;
};

const ending = ({ artworkId, artistId, isVerified }: KnownArtwork, because: VerificationEnd | null): ArtworkEvent[] =>
  because !== null && isVerified ? [{ type: "ArtworkVerificationEnded", data: { artworkId, artistId, because } }] : [];

/** The end of a work's verification by other details; nothing if it is not verified, or what was seen of it stands. */
export const endedByDetails = (artwork: KnownArtwork, details: ArtworkDetails): ArtworkEvent[] =>
  ending(artwork, endOf(artwork.details, details));

/** The end of a work's verification by a paper that goes: nobody can tell whether it was what was seen. */
export const endedByDocument = (artwork: KnownArtwork): ArtworkEvent[] => ending(artwork, "documentRemoved");
