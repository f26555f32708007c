import { artworkOrientation, artworkSize, colourFamily } from "@naqsh/shared/artwork";
import type { WorkPictureAdded } from "@naqsh/shared/artwork";
import { phaseOf, statusAfter } from "@naqsh/shared/auction";
import type { AuctionEvent } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { isSameList } from "@naqsh/shared/kernel/is-same-list";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";
import type { Artwork, AuctionSummary } from "./artwork-document";
import {
  ALL_WORKS,
  FEATURED_WORKS,
  shelfOfArtist,
  shelfOfColour,
  shelfOfMedium,
  shelfOfOrientation,
  shelfOfSize,
  VERIFIED_WORKS,
  WORKS_IN_AUCTION,
} from "./shelves";

const HANDLED = [
  "ArtworkSubmitted",
  "ArtworkRevised",
  "PriceChanged",
  "ArtworkApproved",
  "ArtworkRejected",
  "ArtworkRenditionsMade",
  "ArtworkTilesMade",
  "WorkPictureAdded",
  "ArtworkConsigned",
  "ConsignedArtworkReturned",
  "ArtworkReserved",
  "ReservationReleased",
  "ArtworkSold",
  "SoldArtworkReturned",
  "ArtworkWithdrawn",
  "ArtworkFeatured",
  "ArtworkFeatureEnded",
  "ArtworkVerified",
  "ArtworkVerificationWithdrawn",
  "ArtworkVerificationEnded",
  "AuctionScheduled",
  "AuctionOpened",
  "BidPlaced",
  "MaximumRaised",
  "AuctionExtended",
  "AuctionClosing",
  "BidderVoided",
  "AuctionClosed",
  "WinnerDetermined",
  "OfferedToNextBidder",
  "AuctionSettled",
  "AuctionLapsed",
  "AuctionCancelled",
] as const;
type Event = EventsOf<typeof HANDLED>;

export const isInAuction = (auction: AuctionSummary | null): boolean => {
  const phase = auction === null ? null : phaseOf(auction.status);
  return phase === "upcoming" || phase === "live";
};

/** What is filtered by beside category, colour and sale. */
const traitShelvesOf = ({ details, verification }: Artwork): string[] => {
  const size = artworkSize(details.heightCm, details.widthCm);
  return [
    shelfOfOrientation(artworkOrientation(details.image)),
    ...(size === null ? [] : [shelfOfSize(size)]),
    ...(details.medium === null || details.medium === "" ? [] : [shelfOfMedium(details.medium)]),
    ...(verification === null ? [] : [VERIFIED_WORKS]),
  ];
};

const shelvesOf = (work: Artwork): string[] => {
  const { status, details, artistId, auction, renditions, isFeatured } = work;
  if (status !== "approved") return [];
  const { category } = details;
  const featured = isFeatured ? [FEATURED_WORKS] : [];
  const inAuction = isInAuction(auction) ? [WORKS_IN_AUCTION, `${WORKS_IN_AUCTION}/${category}`] : [];
  const colour = renditions === null ? [] : [shelfOfColour(colourFamily(renditions.dominantColour))];
  return [ALL_WORKS, category, shelfOfArtist(artistId), ...colour, ...inAuction, ...traitShelvesOf(work), ...featured];
};

/** Whether all that its shelves follow from is what it was: a bid changes none of it. */
const staysInPlace = (work: Artwork, before: Artwork | null): boolean =>
  work.status === before?.status &&
  work.details === before.details &&
  work.renditions === before.renditions &&
  work.isFeatured === before.isFeatured &&
  work.verification === before.verification &&
  work.auction?.status === before.auction?.status;

const listedPriceOf = ({ auction, price }: Artwork): Halalas | null =>
  isInAuction(auction) ? (auction?.price ?? null) : price;

/**
 * Puts a work that was just made on its shelves; the same list stays the same object, so that indexes see that nothing
 * moved.
 */
const placed = (made: Artwork, before: Artwork | null): Artwork => {
  made.listedPrice = listedPriceOf(made);
  if (staysInPlace(made, before)) return made;
  const shelves = shelvesOf(made);
  if (!isSameList(shelves, made.shelves)) made.shelves = shelves;
  return made;
};

const NOT_FEATURED = {
  isFeatured: false,
  featuredPlace: null,
  featuredFrom: null,
  featuredTo: null,
  featuredBy: null,
  featuredAt: null,
} as const;

const submitted = ({ data, recordedAt }: RecordedEvent<Extract<Event, { type: "ArtworkSubmitted" }>>): Artwork => ({
  artworkId: data.artworkId,
  artistId: data.artistId,
  details: data.details,
  edition: 1,
  renditions: null,
  tiles: null,
  lastApproved: null,
  status: "pending",
  rejection: null,
  price: data.price,
  isForSale: data.isForSale,
  sold: false,
  consigned: false,
  reservedFor: null,
  auction: null,
  ...NOT_FEATURED,
  verification: null,
  shelves: [],
  listedPrice: data.price,
  submittedAt: recordedAt,
  createdAt: recordedAt,
  updatedAt: recordedAt,
});

const revised = (work: Artwork, event: RecordedEvent<Extract<Event, { type: "ArtworkRevised" }>>): Artwork => {
  const { details, sentToReview } = event.data;
  const changed = {
    ...work,
    details,
    edition: work.edition + 1,
    renditions: details.image.sha256 === work.details.image.sha256 ? work.renditions : null,
    tiles: details.image.sha256 === work.details.image.sha256 ? work.tiles : null,
    updatedAt: event.recordedAt,
  };
  return sentToReview ? waiting(changed, work, event.recordedAt) : changed;
};

/** `changed` waits for review, while `before` stays what was let through. */
const waiting = (changed: Artwork, before: Artwork, at: Instant): Artwork => {
  const { details, renditions } = before;
  const lastApproved = before.status === "approved" ? { details, renditions } : before.lastApproved;
  return { ...changed, lastApproved, status: "pending", rejection: null, submittedAt: at };
};

/** Which pictures it has beside its front is said in a view of its own. */
const pictured = (work: Artwork, { data, recordedAt }: RecordedEvent<WorkPictureAdded>): Artwork => {
  const changed = { ...work, edition: work.edition + 1, updatedAt: recordedAt };
  return data.sentToReview ? waiting(changed, work, recordedAt) : changed;
};

/** Each bid passes here: written out, it takes a third of what a spread of so many fields does. */
const withAuction = (work: Artwork, auction: AuctionSummary): Artwork => ({
  artworkId: work.artworkId,
  artistId: work.artistId,
  details: work.details,
  edition: work.edition,
  renditions: work.renditions,
  tiles: work.tiles,
  lastApproved: work.lastApproved,
  status: work.status,
  rejection: work.rejection,
  price: work.price,
  isForSale: work.isForSale,
  sold: work.sold,
  consigned: work.consigned,
  reservedFor: work.reservedFor,
  auction,
  isFeatured: work.isFeatured,
  featuredPlace: work.featuredPlace,
  featuredFrom: work.featuredFrom,
  featuredTo: work.featuredTo,
  featuredBy: work.featuredBy,
  featuredAt: work.featuredAt,
  verification: work.verification,
  shelves: work.shelves,
  listedPrice: work.listedPrice,
  submittedAt: work.submittedAt,
  createdAt: work.createdAt,
  updatedAt: work.updatedAt,
});

const auctioned = (work: Artwork, event: AuctionEvent): Artwork => {
  const { auctionId } = event.data;
  if (event.type === "AuctionScheduled") {
    const { openingPrice } = event.data;
    return { ...work, auction: { auctionId, status: "scheduled", openingPrice, price: openingPrice } };
  }
  const { auction } = work;
  if (auction?.auctionId !== auctionId) return work;
  const status = statusAfter(auction.status, event);
  const price = "price" in event.data ? (event.data.price ?? auction.openingPrice) : auction.price;
  return status === auction.status && price === auction.price
    ? work
    : withAuction(work, { auctionId, status, openingPrice: auction.openingPrice, price });
};

const evolved = (work: Artwork, event: RecordedEvent<Event>): Artwork => {
  switch (event.type) {
    case "ArtworkSubmitted":
      return submitted(event);
    case "ArtworkRevised":
      return revised(work, event);
    case "PriceChanged":
      return { ...work, price: event.data.price, isForSale: event.data.isForSale, updatedAt: event.recordedAt };
    case "ArtworkApproved":
      return { ...work, lastApproved: null, status: "approved", rejection: null, updatedAt: event.recordedAt };
    case "ArtworkRejected": {
      const { reason, note } = event.data;
      return { ...work, status: "rejected", rejection: { reason, note, at: event.recordedAt } };
    }
    case "ArtworkRenditionsMade":
      return event.data.sha256 === work.details.image.sha256 ? { ...work, renditions: event.data.renditions } : work;
    case "ArtworkTilesMade":
      return event.data.sha256 === work.details.image.sha256 ? { ...work, tiles: event.data.tiles } : work;
    case "WorkPictureAdded":
      return pictured(work, event);
    case "ArtworkSold":
      return { ...work, sold: true, reservedFor: null };
    case "SoldArtworkReturned": {
      const free = { sold: false, consigned: false, reservedFor: null, isForSale: false };
      return { ...work, ...free, updatedAt: event.recordedAt };
    }
    case "ArtworkWithdrawn":
      return { ...work, ...NOT_FEATURED, status: "withdrawn" };
    case "ArtworkReserved":
      return { ...work, reservedFor: event.data.buyerId };
    case "ReservationReleased":
      return { ...work, reservedFor: null };
    case "ArtworkConsigned":
      return { ...work, consigned: true };
    case "ConsignedArtworkReturned":
      return { ...work, consigned: false };
    case "ArtworkFeatured": {
      const { from, to, place, featuredBy } = event.data;
      const days = { isFeatured: true, featuredPlace: place, featuredFrom: from, featuredTo: to };
      return { ...work, ...days, featuredBy, featuredAt: event.recordedAt };
    }
    case "ArtworkFeatureEnded":
      return { ...work, ...NOT_FEATURED };
    case "ArtworkVerified":
      return { ...work, verification: { seen: event.data.seen, at: event.recordedAt } };
    case "ArtworkVerificationWithdrawn":
    case "ArtworkVerificationEnded":
      return { ...work, verification: null };
    default:
      return auctioned(work, event);
  }
};

/** The marketplace, a work's page, an artist's own works and the queue of review. */
export const artworksProjection: Projection<Artwork, Event> = {
  name: "artworks",
  version: 18,
  indexes: {
    byNewest: ["shelves", "createdAt"],
    byPrice: ["shelves", "listedPrice"],
    byArtist: ["artistId", "createdAt"],
    byStatus: ["status", "submittedAt"],
    bySold: ["sold", "createdAt"],
    byImage: ["details.image.sha256"],
    byFeature: ["isFeatured", "featuredPlace"],
  },
  handles: HANDLED,
  keysOf: (event) => [event.data.artworkId],
  evolve: (work, event) => {
    if (event.type === "ArtworkSubmitted") return placed(submitted(event), null);
    if (work === null) return null;
    const next = evolved(work, event);
    return next === work ? work : placed(next, work);
  },
};
