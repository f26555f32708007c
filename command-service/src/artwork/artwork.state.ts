import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { ArtworkDetails, ArtworkEvent } from "@naqsh/shared/artwork";

export type Work = {
  artworkId: string;
  artistId: string;
  details: ArtworkDetails;
  /** 1 as submitted; one more with each revision. */
  edition: number;
  /** Net of VAT. */
  price: Halalas | null;
  isForSale: boolean;
  /** The image whose renditions are recorded. */
  renditionsOf: string | null;
  /** The image whose fingerprint is recorded. */
  fingerprintOf: string | null;
  /** The image whose look is recorded. */
  lookOf: string | null;
  /** The image whose tiles are recorded. */
  tilesOf: string | null;
  /** Auctions that it was consigned to and left, in order. */
  earlierAuctions: readonly string[];
  /** Orders by which it was sold, and which came to nothing. */
  fallenOrders: readonly string[];
  /** The days on which it is featured, and its place among what else is; null while nobody has featured it. */
  featuring: { from: RiyadhDay; to: RiyadhDay; place: number } | null;
  isVerified: boolean;
  /** Ids of its documents. */
  documents: readonly string[];
};

/** A work is approved before it is consigned to one auction or reserved for one order, and sold to one order at a time. */
export type Artwork =
  | { status: "unknown" }
  | (Work & { status: "pending" | "approved" | "rejected" | "withdrawn" })
  | (Work & { status: "consigned"; auctionId: string })
  | (Work & { status: "reserved"; orderId: string; buyerId: string; reservedUntil: Instant })
  | (Work & { status: "sold"; orderId: string });

export type KnownArtwork = Exclude<Artwork, { status: "unknown" }>;

export type ShownArtwork = Exclude<Artwork, { status: "unknown" | "pending" | "rejected" | "withdrawn" }>;

/** What everyone may see: what waits for review, was rejected or is withdrawn is nobody's to mark, feature or vouch for. */
export const isOnShow = (artwork: Artwork): artwork is ShownArtwork =>
  !["unknown", "pending", "rejected", "withdrawn"].includes(artwork.status);

const workOf = (artwork: KnownArtwork): Work => {
  const { artworkId, artistId, details, edition, price, isForSale } = artwork;
  const {
    renditionsOf,
    fingerprintOf,
    lookOf,
    tilesOf,
    earlierAuctions,
    fallenOrders,
    featuring,
    isVerified,
    documents,
  } = artwork;
  const kept = {
    renditionsOf,
    fingerprintOf,
    lookOf,
    tilesOf,
    earlierAuctions,
    fallenOrders,
    featuring,
    isVerified,
    documents,
  };
  return { artworkId, artistId, details, edition, price, isForSale, ...kept };
};

const revisedBy = ({ edition }: KnownArtwork, details: ArtworkDetails) => ({ details, edition: edition + 1 });

/** The work without the auction that it is in. */
const leftAuction = (artwork: KnownArtwork): Work => {
  const left = artwork.status === "consigned" ? [artwork.auctionId] : [];
  return { ...workOf(artwork), earlierAuctions: [...artwork.earlierAuctions, ...left] };
};

export const evolveArtwork = (artwork: Artwork, event: ArtworkEvent): Artwork => {
  if (event.type === "ArtworkSubmitted") {
    return {
      ...event.data,
      edition: 1,
      renditionsOf: null,
      fingerprintOf: null,
      lookOf: null,
      tilesOf: null,
      earlierAuctions: [],
      fallenOrders: [],
      featuring: null,
      isVerified: false,
      documents: [],
      status: "pending",
    };
  }
  if (artwork.status === "unknown") return artwork;
  switch (event.type) {
    case "ArtworkRevised":
      return event.data.sentToReview
        ? { ...workOf(artwork), ...revisedBy(artwork, event.data.details), status: "pending" }
        : { ...artwork, ...revisedBy(artwork, event.data.details) };
    case "PriceChanged":
      return { ...artwork, price: event.data.price, isForSale: event.data.isForSale };
    case "ArtworkApproved":
      return { ...workOf(artwork), status: "approved" };
    case "ArtworkRejected":
      return { ...workOf(artwork), status: "rejected" };
    case "ArtworkRenditionsMade":
      return { ...artwork, renditionsOf: event.data.sha256 };
    case "ArtworkFingerprinted":
      return {
        ...artwork,
        fingerprintOf: event.data.sha256,
        lookOf: event.data.look === undefined ? artwork.lookOf : event.data.sha256,
      };
    case "ArtworkTilesMade":
      return { ...artwork, tilesOf: event.data.sha256 };
    case "ArtworkConsigned":
      return { ...workOf(artwork), status: "consigned", auctionId: event.data.auctionId };
    case "ConsignedArtworkReturned":
      return { ...leftAuction(artwork), status: "approved" };
    case "ArtworkReserved": {
      const { orderId, buyerId, reservedUntil } = event.data;
      return { ...workOf(artwork), status: "reserved", orderId, buyerId, reservedUntil };
    }
    case "ReservationReleased":
      return { ...workOf(artwork), status: "approved" };
    case "ArtworkSold":
      return { ...leftAuction(artwork), status: "sold", orderId: event.data.orderId };
    case "SoldArtworkReturned": {
      const fallenOrders = [...artwork.fallenOrders, event.data.orderId];
      return { ...leftAuction(artwork), fallenOrders, isForSale: false, status: "approved" };
    }
    case "ArtworkWithdrawn":
      return { ...workOf(artwork), featuring: null, status: "withdrawn" };
    case "ArtworkFeatured": {
      const { from, to, place } = event.data;
      return { ...artwork, featuring: { from, to, place } };
    }
    case "ArtworkFeatureEnded":
      return { ...artwork, featuring: null };
    case "ArtworkVerified":
      return { ...artwork, isVerified: true };
    case "ArtworkVerificationWithdrawn":
      return { ...artwork, isVerified: false };
    case "WorkDocumentAdded":
      return { ...artwork, documents: [...artwork.documents, event.data.documentId] };
    case "WorkDocumentRemoved":
      return { ...artwork, documents: artwork.documents.filter((id) => id !== event.data.documentId) };
    default:
      return unreachable(event);
  }
};
