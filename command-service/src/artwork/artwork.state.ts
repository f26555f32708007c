import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
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
  /** Auctions that it was consigned to and left, in order. */
  earlierAuctions: readonly string[];
};

/** A work is approved before it is consigned to one auction or reserved for one order, and sold at most once. */
export type Artwork =
  | { status: "unknown" }
  | (Work & { status: "pending" | "approved" | "rejected" })
  | (Work & { status: "consigned"; auctionId: string })
  | (Work & { status: "reserved"; orderId: string; buyerId: string; reservedUntil: Instant })
  | (Work & { status: "sold"; orderId: string });

export type KnownArtwork = Exclude<Artwork, { status: "unknown" }>;

const workOf = (artwork: KnownArtwork): Work => {
  const { artworkId, artistId, details, edition, price, isForSale, earlierAuctions } = artwork;
  const { renditionsOf, fingerprintOf } = artwork;
  return { artworkId, artistId, details, edition, price, isForSale, renditionsOf, fingerprintOf, earlierAuctions };
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
      earlierAuctions: [],
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
      return { ...artwork, fingerprintOf: event.data.sha256 };
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
    default:
      return unreachable(event);
  }
};
