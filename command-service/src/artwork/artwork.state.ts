import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { ArtworkDetails, ArtworkEvent, WorkPictureAdded, WorkPictureRemoved } from "@naqsh/shared/artwork";

export type Work = {
  artworkId: string;
  artistId: string;
  details: ArtworkDetails;
  /** 1 as submitted; one more with each revision. */
  edition: number;
  /** Net of VAT. */
  price: Halalas | null;
  isForSale: boolean;
  /** Its present pictures whose renditions are recorded, by their content. */
  renditionsOf: readonly string[];
  /** The front whose look is recorded. */
  lookOf: string | null;
  /** Its present pictures whose tiles are recorded. */
  tilesOf: readonly string[];
  /** Auctions that it was consigned to and left, in order. */
  earlierAuctions: readonly string[];
  /** Orders by which it was sold, and which came to nothing. */
  fallenOrders: readonly string[];
  /** The days on which it is featured, and its place among what else is; null while nobody has featured it. */
  featuring: { from: RiyadhDay; to: RiyadhDay; place: number } | null;
  isVerified: boolean;
  /** Ids of its documents. */
  documents: readonly string[];
  /** Its further pictures, in order. */
  pictures: readonly FurtherPicture[];
};

export type FurtherPicture = { pictureId: string; sha256: string };

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
  const { renditionsOf, lookOf, tilesOf, earlierAuctions, fallenOrders, featuring, isVerified, documents, pictures } =
    artwork;
  const kept = {
    renditionsOf,
    lookOf,
    tilesOf,
    earlierAuctions,
    fallenOrders,
    featuring,
    isVerified,
    documents,
    pictures,
  };
  return { artworkId, artistId, details, edition, price, isForSale, ...kept };
};

/** What was made of a picture that comes or goes is made again when it is shown again. */
const madeWithout = ({ renditionsOf, tilesOf }: KnownArtwork, gone: readonly string[]) => ({
  renditionsOf: renditionsOf.filter((sha256) => !gone.includes(sha256)),
  tilesOf: tilesOf.filter((sha256) => !gone.includes(sha256)),
});

const revisedBy = (artwork: KnownArtwork, details: ArtworkDetails) => {
  const [before, after] = [artwork.details.image.sha256, details.image.sha256];
  const made = before === after ? {} : madeWithout(artwork, [before, after]);
  return { details, edition: artwork.edition + 1, ...made };
};

const withPicture = (artwork: KnownArtwork, { data }: WorkPictureAdded): Artwork => {
  const { pictureId, image, sentToReview } = data;
  const pictures = [...artwork.pictures, { pictureId, sha256: image.sha256 }];
  const changed = { pictures, edition: artwork.edition + 1 };
  return sentToReview ? { ...workOf(artwork), ...changed, status: "pending" } : { ...artwork, ...changed };
};

const withoutPicture = (artwork: KnownArtwork, { data }: WorkPictureRemoved): Artwork => {
  const gone = artwork.pictures.filter(({ pictureId }) => pictureId === data.pictureId);
  const pictures = artwork.pictures.filter((picture) => !gone.includes(picture));
  const sha256s = gone.map(({ sha256 }) => sha256).filter((sha256) => sha256 !== artwork.details.image.sha256);
  return { ...artwork, pictures, ...madeWithout(artwork, sha256s) };
};

const ordered = ({ pictures }: KnownArtwork, order: readonly string[]): FurtherPicture[] =>
  order.flatMap((id) => pictures.filter(({ pictureId }) => pictureId === id));

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
      renditionsOf: [],
      lookOf: null,
      tilesOf: [],
      earlierAuctions: [],
      fallenOrders: [],
      featuring: null,
      isVerified: false,
      documents: [],
      pictures: [],
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
      return { ...artwork, renditionsOf: [...artwork.renditionsOf, event.data.sha256] };
    case "ArtworkFingerprinted":
      return {
        ...artwork,
        lookOf: event.data.look === undefined ? artwork.lookOf : event.data.sha256,
      };
    case "ArtworkTilesMade":
      return { ...artwork, tilesOf: [...artwork.tilesOf, event.data.sha256] };
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
    case "ArtworkVerificationEnded":
      return { ...artwork, isVerified: false };
    case "WorkDocumentAdded":
      return { ...artwork, documents: [...artwork.documents, event.data.documentId] };
    case "WorkDocumentRemoved":
      return { ...artwork, documents: artwork.documents.filter((id) => id !== event.data.documentId) };
    case "WorkPictureAdded":
      return withPicture(artwork, event);
    case "WorkPictureRemoved":
      return withoutPicture(artwork, event);
    case "WorkPicturesOrdered":
      return { ...artwork, pictures: ordered(artwork, event.data.order) };
    default:
      return unreachable(event);
  }
};
