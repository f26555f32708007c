import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type {
  ApproveArtwork,
  ArtworkCommand,
  ArtworkDetails,
  ArtworkEvent,
  ArtworkRejection,
  ConsignArtwork,
  MarkArtworkSold,
  RecordFingerprint,
  RecordRenditions,
  RecordTiles,
  RejectArtwork,
  ReturnConsignedArtwork,
  ReviseArtwork,
  SubmitArtwork,
  WithdrawArtwork,
} from "@naqsh/shared/artwork";
import { takeBackSold } from "./take-back-sold-artwork.decider";
import { evolveArtwork, type Artwork, type KnownArtwork } from "./artwork.state";
import {
  endArtworkFeature,
  endedByDetails,
  featureArtwork,
  verifyArtwork,
  withdrawVerification,
} from "./artwork-distinction.decider";
import { mayLink } from "./may-link";
import { mayRevise } from "./may-revise";
import { addWorkDocument, removeWorkDocument } from "./work-document.decider";
import { addWorkPicture, isOfWork, orderWorkPictures, removeWorkPicture } from "./work-picture.decider";
import { releaseReservation, reservedFor, reserveArtwork } from "./artwork-reservation.decider";

type ArtworkDecision = Decision<ArtworkEvent, ArtworkRejection>;

const submit = ({ data }: SubmitArtwork, artwork: Artwork): ArtworkDecision => {
  const refusal = artwork.status === "unknown" ? mayLink(data.details) : ({ code: "ARTWORK_EXISTS" } as const);
  return refusal ? reject(refusal) : accept({ type: "ArtworkSubmitted", data });
};

const revise = ({ data }: ReviseArtwork, artwork: KnownArtwork): ArtworkDecision => {
  const { details, price, isForSale } = data;
  const refusal = mayRevise(artwork, data.revisedBy) ?? mayLink(details);
  if (refusal) return reject(refusal);

  const ids = idsOf(artwork);
  const events: ArtworkEvent[] = [];
  if (!isSame(details, artwork.details)) {
    const ended = endedByDetails(artwork, details);
    const sentToReview = needsReview(artwork, details) || (artwork.status === "approved" && ended.length > 0);
    events.push({ type: "ArtworkRevised", data: { ...ids, details, sentToReview } }, ...ended);
  }
  if (price !== artwork.price || isForSale !== artwork.isForSale) {
    events.push({ type: "PriceChanged", data: { ...ids, price, isForSale } });
  }
  return accept(...events);
};

/** For good: what was withdrawn is neither revised nor shown again. Quiet once it is. */
const withdraw = ({ data }: WithdrawArtwork, artwork: KnownArtwork): ArtworkDecision => {
  const refusal = mayRevise(artwork, data.withdrawnBy);
  if (refusal?.code === "ARTWORK_WITHDRAWN") return accept();
  if (refusal) return reject(refusal);
  const wasPending = artwork.status === "pending";
  return accept({ type: "ArtworkWithdrawn", data: { ...idsOf(artwork), wasPending } });
};

const approve = ({ data }: ApproveArtwork, artwork: KnownArtwork): ArtworkDecision => {
  if (artwork.status === "rejected") return reject({ code: "ARTWORK_NOT_PENDING" });
  if (artwork.status === "withdrawn") return reject({ code: "ARTWORK_WITHDRAWN" });
  if (artwork.status !== "pending") return accept();
  if (isOutdated(data, artwork)) return reject({ code: "ARTWORK_REVISED_MEANWHILE" });
  const { artworkId, approvedBy, seen } = data;
  const events: ArtworkEvent[] = [{ type: "ArtworkApproved", data: { ...idsOf(artwork), approvedBy } }];
  if (seen === undefined || artwork.isVerified) return accept(...events);
  const vouched = { artworkId, artistId: artwork.artistId, verifiedBy: approvedBy };
  events.push({ type: "ArtworkVerified", data: { ...vouched, seen: writtenAbout(artwork.artistId, seen) } });
  return accept(...events);
};

const rejection = ({ data }: RejectArtwork, artwork: KnownArtwork): ArtworkDecision => {
  if (artwork.status === "rejected") return accept();
  if (artwork.status === "withdrawn") return reject({ code: "ARTWORK_WITHDRAWN" });
  if (artwork.status !== "pending") return reject({ code: "ARTWORK_NOT_PENDING" });
  if (isOutdated(data, artwork)) return reject({ code: "ARTWORK_REVISED_MEANWHILE" });
  const { rejectedBy, reason } = data;
  const note = writtenAbout(artwork.artistId, data.note);
  return accept({ type: "ArtworkRejected", data: { ...idsOf(artwork), rejectedBy, reason, note } });
};

/** Renditions of a picture that was replaced or removed meanwhile are of no use. */
const recordRenditions = ({ data }: RecordRenditions, artwork: KnownArtwork): ArtworkDecision => {
  const { sha256, renditions } = data;
  if (!isOfWork(artwork, sha256) || artwork.renditionsOf.includes(sha256)) return accept();
  return accept({ type: "ArtworkRenditionsMade", data: { ...idsOf(artwork), sha256, renditions } });
};

/** A work is known by its front: the same holds for the fingerprint of one that was replaced; one without a look is taken again. */
const recordFingerprint = ({ data }: RecordFingerprint, artwork: KnownArtwork): ArtworkDecision => {
  const { sha256, fingerprint, look } = data;
  if (sha256 !== artwork.details.image.sha256 || sha256 === artwork.lookOf) return accept();
  return accept({ type: "ArtworkFingerprinted", data: { ...idsOf(artwork), sha256, fingerprint, look } });
};

const recordTiles = ({ data }: RecordTiles, artwork: KnownArtwork): ArtworkDecision => {
  const { sha256, tiles } = data;
  if (!isOfWork(artwork, sha256) || artwork.tilesOf.includes(sha256)) return accept();
  return accept({ type: "ArtworkTilesMade", data: { ...idsOf(artwork), sha256, tiles } });
};

const consign = ({ data }: ConsignArtwork, artwork: KnownArtwork): ArtworkDecision => {
  if (data.consignedBy !== artwork.artistId) return reject({ code: "NOT_YOUR_ARTWORK" });
  if (artwork.status === "sold") return reject({ code: "ARTWORK_IS_SOLD" });
  if (artwork.status === "consigned") {
    if (artwork.auctionId === data.auctionId) return accept();
    return reject({ code: "ARTWORK_IS_CONSIGNED", auctionId: artwork.auctionId });
  }
  if (artwork.status === "reserved") return reject(reservedFor(artwork));
  if (artwork.status === "withdrawn") return reject({ code: "ARTWORK_WITHDRAWN" });
  if (artwork.status !== "approved") return reject({ code: "ARTWORK_NOT_APPROVED" });
  return accept({ type: "ArtworkConsigned", data: { ...idsOf(artwork), auctionId: data.auctionId } });
};

const takeBack = ({ data }: ReturnConsignedArtwork, artwork: KnownArtwork): ArtworkDecision => {
  if (artwork.status !== "consigned" || artwork.auctionId !== data.auctionId) return accept();
  const { auctionId, reason } = data;
  return accept({ type: "ConsignedArtworkReturned", data: { ...idsOf(artwork), auctionId, reason } });
};

const takeOffSale = (artwork: KnownArtwork): ArtworkDecision =>
  artwork.status === "sold" || artwork.status === "withdrawn" || !artwork.isForSale
    ? accept()
    : accept({ type: "PriceChanged", data: { ...idsOf(artwork), price: artwork.price, isForSale: false } });

const markSold = ({ data }: MarkArtworkSold, artwork: KnownArtwork): ArtworkDecision => {
  const { orderId, auctionId, buyerId, amount } = data;
  if (artwork.fallenOrders.includes(orderId)) return accept();
  if (artwork.status === "sold") return artwork.orderId === orderId ? accept() : reject({ code: "ARTWORK_IS_SOLD" });
  if (auctionId !== null) {
    const isHere = artwork.status === "consigned" && artwork.auctionId === auctionId;
    if (!isHere) return reject({ code: "ARTWORK_NOT_CONSIGNED" });
  } else {
    if (artwork.status === "consigned") return reject({ code: "ARTWORK_IS_CONSIGNED", auctionId: artwork.auctionId });
    if (artwork.status === "reserved" && artwork.orderId !== orderId) return reject(reservedFor(artwork));
    if (artwork.status !== "approved" && artwork.status !== "reserved") return reject({ code: "ARTWORK_NOT_APPROVED" });
  }
  return accept({ type: "ArtworkSold", data: { ...idsOf(artwork), orderId, auctionId, buyerId, amount } });
};

export const artworkDecider: Decider<Artwork, ArtworkCommand, ArtworkEvent, ArtworkRejection> = {
  streamCategory: "artwork",
  initialState: { status: "unknown" },
  decide: (command, artwork, times) => {
    if (command.type === "SubmitArtwork") {
      return submit(command, artwork);
    }
    if (artwork.status === "unknown") return reject({ code: "ARTWORK_UNKNOWN" });
    switch (command.type) {
      case "ReviseArtwork":
        return revise(command, artwork);
      case "WithdrawArtwork":
        return withdraw(command, artwork);
      case "ApproveArtwork":
        return approve(command, artwork);
      case "RejectArtwork":
        return rejection(command, artwork);
      case "RecordRenditions":
        return recordRenditions(command, artwork);
      case "RecordFingerprint":
        return recordFingerprint(command, artwork);
      case "RecordTiles":
        return recordTiles(command, artwork);
      case "AddWorkDocument":
        return addWorkDocument(command, artwork);
      case "RemoveWorkDocument":
        return removeWorkDocument(command, artwork);
      case "AddWorkPicture":
        return addWorkPicture(command, artwork);
      case "RemoveWorkPicture":
        return removeWorkPicture(command, artwork);
      case "OrderWorkPictures":
        return orderWorkPictures(command, artwork);
      case "ConsignArtwork":
        return consign(command, artwork);
      case "ReturnConsignedArtwork":
        return takeBack(command, artwork);
      case "TakeOffSale":
        return takeOffSale(artwork);
      case "ReserveArtwork":
        return reserveArtwork(command, artwork, times);
      case "ReleaseReservation":
        return releaseReservation(command, artwork);
      case "MarkArtworkSold":
        return markSold(command, artwork);
      case "TakeBackSoldArtwork":
        return takeBackSold(command, artwork);
      case "FeatureArtwork":
        return featureArtwork(command, artwork, times);
      case "EndArtworkFeature":
        return endArtworkFeature(command, artwork);
      case "VerifyArtwork":
        return verifyArtwork(command, artwork);
      case "WithdrawArtworkVerification":
        return withdrawVerification(command, artwork);
      default:
        return unreachable(command);
    }
  },
  evolve: evolveArtwork,
};

const idsOf = ({ artworkId, artistId }: KnownArtwork) => ({ artworkId, artistId });

/** A verdict is about what its reviewer saw. */
const isOutdated = (seen: { edition?: number | undefined }, { edition }: KnownArtwork): boolean =>
  seen.edition !== undefined && seen.edition !== edition;

/** Details are plain JSON that the edge always builds with its fields in the same order. */
const isSame = (a: ArtworkDetails, b: ArtworkDetails): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a reviewer saw may not change unseen, and a rejected work is reviewed again (docs/rules.md#works). */
const needsReview = ({ status, details: before }: KnownArtwork, details: ArtworkDetails): boolean =>
  status === "rejected" ||
  (status === "approved" &&
    (details.image.sha256 !== before.image.sha256 ||
      details.title !== before.title ||
      details.titleEn !== before.titleEn ||
      details.category !== before.category ||
      details.description !== before.description ||
      details.descriptionEn !== before.descriptionEn));
