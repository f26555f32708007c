import type { ArtworkImage } from "../artwork";
import type { PublicArtist } from "../account";
import type { PersonalText } from "../kernel/personal";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { IncrementPolicy, ReserveStatus } from "./auction.events";

export type AuctionStatus =
  | "scheduled"
  | "live"
  | "closing"
  | "closed"
  | "awaitingPayment"
  | "offered"
  | "settled"
  | "lapsed"
  | "cancelled";

/** A row of the room's feed: a public row, or a line of the system. `sequence` is the change that brought it. */
export type FeedRow =
  | {
      kind: "bid" | "automatic" | "recomputed";
      sequence: number;
      number: number;
      alias: number;
      amount: Halalas;
      at: Instant;
      voided: boolean;
      hash: string;
    }
  | { kind: "extended"; sequence: number; at: Instant; endsAt: Instant; reason: "lateBid" | "outage" }
  /** An outage swallowed the start: it begins then, with its full length. */
  | { kind: "startMoved"; sequence: number; at: Instant; startsAt: Instant }
  | { kind: "opened" | "reserveMet" | "closing"; sequence: number; at: Instant }
  /** `reason`: null once the bidder's account is erased. */
  | { kind: "bidderVoided"; sequence: number; at: Instant; alias: number; reason: string | null }
  | {
      kind: "closed";
      sequence: number;
      at: Instant;
      outcome: "sold" | "reserveNotMet" | "noBids";
      price: Halalas | null;
    };

/** A row as views hold it: what was written about a bidder is sealed. */
export type SealedFeedRow =
  | Exclude<FeedRow, { kind: "bidderVoided" }>
  | (Omit<Extract<FeedRow, { kind: "bidderVoided" }>, "reason"> & { reason: PersonalText });

/** All of the room that changes while it runs; pushed whole with each patch, since it is small. */
export type AuctionHead = {
  auctionId: string;
  artworkId: string;
  status: AuctionStatus;
  startsAt: Instant;
  endsAt: Instant;
  originalEndsAt: Instant;
  price: Halalas | null;
  /** The least that the next bid has to be. */
  ask: Halalas;
  leaderAlias: number | null;
  reserveStatus: ReserveStatus;
  bidCount: number;
  bidderCount: number;
  outcome: "sold" | "reserveNotMet" | "noBids" | null;
  /** Net amount at which the work is sold, or offered to the next bidder; null while nobody is asked to buy. */
  saleAmount: Halalas | null;
  sequence: number;
};

/** What of it never changes. */
export type AuctionTerms = {
  artistId: string;
  openingPrice: Halalas;
  estimate: { low: Halalas; high: Halalas } | null;
  ownIncrement: Halalas;
  incrementPolicy: IncrementPolicy;
  softCloseMs: number;
};

/** The work as the room shows it. */
export type LotOfAuction = {
  artworkId: string;
  title: string;
  titleEn: string | null;
  artist: PublicArtist;
  category: string;
  medium: string | null;
  mediumEn: string | null;
  dimensions: string | null;
  heightCm: number | null;
  widthCm: number | null;
  yearCreated: number | null;
  image: ArtworkImage;
};

/** The newest rows that a snapshot carries; older ones come from GET /api/auctions/:id/bids. */
export const ROWS_OF_SNAPSHOT = 50;

/** The public view of a room: topic `auction/<id>`, view `auction-room`. `rows`: newest first. */
export type AuctionRoom = AuctionHead & { terms: AuctionTerms; rows: FeedRow[] };

/** A patch of it: the head as it is now and the rows since `from`, newest first. */
export type AuctionRoomPatch = { head: AuctionHead; rows: FeedRow[] };

/** What a page that lists auctions is pushed: their heads at first, then those that changed. */
export type AuctionListPatch = { heads: AuctionHead[] };

/** How many auctions are to come, and how many run. */
export type AuctionCounts = { upcoming: number; live: number };

/** GET /api/auctions/:id */
export type AuctionPage = { room: AuctionRoom; lot: LotOfAuction; watchers: number; mine: Standing | null };

/** An item of GET /api/auctions?status=live|upcoming|completed, of the home page and of the room's rail. */
export type AuctionListItem = AuctionHead & {
  openingPrice: Halalas;
  estimate: { low: Halalas; high: Halalas } | null;
  lot: LotOfAuction;
  watchers: number;
  mine: Standing | null;
};

/**
 * A bidder's own state in an auction: topic `account/<id>`, view `standing`, key = auction. Nobody else receives it.
 */
export type Standing = {
  auctionId: string;
  alias: number;
  state: "leading" | "outbid" | "won" | "lost" | "offered" | "paid" | "missedPayment" | "declined" | "voided";
  maximum: Halalas;
  /** Their last own public amount. */
  lastBid: Halalas;
  lastBidAt: Instant;
  orderId: string | null;
  /** Net amount that they are to pay, or paid; null unless they bought. */
  amount: Halalas | null;
  /** Of the payment or of the offer. */
  dueAt: Instant | null;
  offer: { amount: Halalas; endsAt: Instant } | null;
  /** Rises with each change of this standing. */
  sequence: number;
};

/** An item of GET /api/auctions/:id/bids and GET /api/artworks/:id/bids; `bidderName` for the artist and administrators. */
export type ListedBid = {
  id: string;
  number: number;
  kind: "bid" | "automatic" | "recomputed";
  /** The alias, as a number. */
  bidder: number;
  bidderName?: string | null;
  /** Decimal string of riyals. */
  amount: string;
  createdAt: Instant;
  receivedAt: Instant;
  voided: boolean;
  commitment: string;
  hash: string;
  mine: boolean;
};

/** What the bidder alone gets of a bid: with `salt` they can show that the row is theirs. */
export type BidReceipt = {
  auctionId: string;
  number: number;
  alias: number;
  amount: Halalas;
  receivedAt: Instant;
  acceptedAt: Instant;
  commitment: string;
  salt: string;
  previousHash: string;
  hash: string;
};

/** The answer to POST /api/auctions/:id/bids (201). */
export type BidAnswer = {
  id: string;
  auctionId: string;
  standing: "leading" | "outbid";
  alias: number;
  maximum: Halalas;
  price: Halalas;
  ask: Halalas;
  endsAt: Instant;
  /** Null if a raise of the own maximum wrote no public row. */
  receipt: BidReceipt | null;
};
