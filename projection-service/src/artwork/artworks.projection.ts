import { colourFamily } from "@naqsh/shared/artwork";
import type {
  ArtworkColour,
  ArtworkDetails,
  ArtworkEvent,
  ArtworkStatus,
  RejectionReason,
  Renditions,
} from "@naqsh/shared/artwork";
import { phaseOf, statusAfter } from "@naqsh/shared/auction";
import type { AuctionEvent, AuctionStatus } from "@naqsh/shared/auction";
import { searchWords } from "@naqsh/shared/kernel/arabic-fold";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** The auction that a work is in or was in last, as far as lists sort by it; the rest is the room's. */
export type AuctionSummary = { auctionId: string; status: AuctionStatus; openingPrice: Halalas; price: Halalas };

export type Artwork = {
  artworkId: string;
  artistId: string;
  details: ArtworkDetails;
  /** 1 as submitted; one more with each revision. */
  edition: number;
  renditions: Renditions | null;
  /** As a reviewer last let it through, while what came since waits or was turned down: others are shown nothing newer. */
  lastApproved: Pick<Artwork, "details" | "renditions"> | null;
  status: ArtworkStatus;
  rejection: { reason: RejectionReason; note: PersonalText; at: Instant } | null;
  /** Net of VAT. */
  price: Halalas | null;
  isForSale: boolean;
  sold: boolean;
  /** Claimed by an auction, from before it is scheduled until it gives the work back or sells it. */
  consigned: boolean;
  /** The buyer for whom it is kept at its fixed price. */
  reservedFor: string | null;
  auction: AuctionSummary | null;
  /** The lists that show it: all, its category, those of works in auction; empty while it is not approved. */
  shelves: string[];
  /** What a search finds it by: the beginnings of its words, folded. Empty while it is not approved. */
  words: string[];
  /** What lists sort and filter by: the auction's price while one runs or is announced, else the fixed one. */
  listedPrice: Halalas | null;
  submittedAt: Instant;
  createdAt: Instant;
  updatedAt: Instant;
};

type Event = Exclude<ArtworkEvent, { type: "ArtworkFingerprinted" }> | AuctionEvent;

/** Shelves of the marketplace; a category's works in auction stand on `auction/<category>`. */
export const ALL_WORKS = "all";
export const WORKS_IN_AUCTION = "auction";
export const shelfOfArtist = (artistId: string): string => `artist/${artistId}`;
export const shelfOfColour = (colour: ArtworkColour): string => `colour/${colour}`;

export const isInAuction = (auction: AuctionSummary | null): boolean => {
  const phase = auction === null ? null : phaseOf(auction.status);
  return phase === "upcoming" || phase === "live";
};

const shelvesOf = ({ status, details, artistId, auction, renditions }: Artwork): string[] => {
  if (status !== "approved") return [];
  const { category } = details;
  const inAuction = isInAuction(auction) ? [WORKS_IN_AUCTION, `${WORKS_IN_AUCTION}/${category}`] : [];
  const colour = renditions === null ? [] : [shelfOfColour(colourFamily(renditions.dominantColour))];
  return [ALL_WORKS, category, shelfOfArtist(artistId), ...colour, ...inAuction];
};

const SHORTEST_BEGINNING = 2;

/** A word and its beginnings, since a search is answered while it is typed. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - SHORTEST_BEGINNING + 1) }, (_, length) =>
    word.slice(0, length + SHORTEST_BEGINNING),
  );

/** The words as they were while nothing that holds them changed: a bid must not read titles. */
const wordsOf = ({ status, details, words }: Artwork, before: Artwork | null): string[] => {
  if (before?.details === details && before.status === status) return words;
  if (status !== "approved") return [];
  const { title, titleEn, medium, mediumEn, tags } = details;
  const text = [title, titleEn, medium, mediumEn, ...tags].filter((part) => part !== null).join(" ");
  return [...new Set(searchWords(text).flatMap(beginningsOf))];
};

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, place) => item === b[place]);

/** Whether all that its shelves and words follow from is what it was: a bid changes none of it. */
const staysInPlace = (work: Artwork, before: Artwork | null): boolean =>
  work.status === before?.status &&
  work.details === before.details &&
  work.renditions === before.renditions &&
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
  const words = wordsOf(made, before);
  if (!isSameList(shelves, made.shelves)) made.shelves = shelves;
  if (!isSameList(words, made.words)) made.words = words;
  return made;
};

const submitted = ({ data, recordedAt }: RecordedEvent<Extract<Event, { type: "ArtworkSubmitted" }>>): Artwork => ({
  artworkId: data.artworkId,
  artistId: data.artistId,
  details: data.details,
  edition: 1,
  renditions: null,
  lastApproved: null,
  status: "pending",
  rejection: null,
  price: data.price,
  isForSale: data.isForSale,
  sold: false,
  consigned: false,
  reservedFor: null,
  auction: null,
  shelves: [],
  words: [],
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
    updatedAt: event.recordedAt,
  };
  if (!sentToReview) return changed;
  const { details: shown, renditions } = work;
  const lastApproved = work.status === "approved" ? { details: shown, renditions } : work.lastApproved;
  return { ...changed, lastApproved, status: "pending", rejection: null, submittedAt: event.recordedAt };
};

/** Each bid passes here: written out, it takes a third of what a spread of so many fields does. */
const withAuction = (work: Artwork, auction: AuctionSummary): Artwork => ({
  artworkId: work.artworkId,
  artistId: work.artistId,
  details: work.details,
  edition: work.edition,
  renditions: work.renditions,
  lastApproved: work.lastApproved,
  status: work.status,
  rejection: work.rejection,
  price: work.price,
  isForSale: work.isForSale,
  sold: work.sold,
  consigned: work.consigned,
  reservedFor: work.reservedFor,
  auction,
  shelves: work.shelves,
  words: work.words,
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
    case "ArtworkSold":
      return { ...work, sold: true, reservedFor: null };
    case "ArtworkReserved":
      return { ...work, reservedFor: event.data.buyerId };
    case "ReservationReleased":
      return { ...work, reservedFor: null };
    case "ArtworkConsigned":
      return { ...work, consigned: true };
    case "ConsignedArtworkReturned":
      return { ...work, consigned: false };
    default:
      return auctioned(work, event);
  }
};

/** The marketplace, a work's page, an artist's own works and the queue of review. */
export const artworksProjection: Projection<Artwork, Event> = {
  name: "artworks",
  version: 9,
  indexes: {
    byNewest: ["shelves", "createdAt"],
    byPrice: ["shelves", "listedPrice"],
    byWord: ["words", "createdAt"],
    byArtist: ["artistId", "createdAt"],
    byStatus: ["status", "submittedAt"],
    bySold: ["sold"],
    byImage: ["details.image.sha256"],
  },
  handles: [
    "ArtworkSubmitted",
    "ArtworkRevised",
    "PriceChanged",
    "ArtworkApproved",
    "ArtworkRejected",
    "ArtworkRenditionsMade",
    "ArtworkConsigned",
    "ConsignedArtworkReturned",
    "ArtworkReserved",
    "ReservationReleased",
    "ArtworkSold",
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
  ],
  keysOf: (event) => [event.data.artworkId],
  evolve: (work, event) => {
    if (event.type === "ArtworkSubmitted") return placed(submitted(event), null);
    if (work === null) return null;
    const next = evolved(work, event);
    return next === work ? work : placed(next, work);
  },
};
