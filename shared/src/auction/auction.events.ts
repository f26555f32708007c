import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { EventWords } from "../kernel/event-words";

export const INCREMENT_POLICIES = ["standard-1", "fine-art-1"] as const;
export type IncrementPolicy = (typeof INCREMENT_POLICIES)[number];

export type ReserveStatus = "none" | "notMet" | "met";

/**
 * A line of the public history. `bid`: somebody's own; `automatic`: the system bidding up to a maximum; `recomputed`:
 * the price and leader that a void left. Receipts chain over them in order of `number`, which starts at 1.
 */
export type PublicRow = {
  number: number;
  kind: "bid" | "automatic" | "recomputed";
  /** The bidder's number in this auction ("Bidder 7"), by order of first bid, from 1. */
  alias: number;
  amount: Halalas;
  receivedAt: Instant;
  acceptedAt: Instant;
  /** Salted commitment to the bidder, hex; the salt is in their receipt alone. */
  commitment: string;
  /** Hash of the receipt, hex; see `receipt.ts`. */
  hash: string;
};

type OfAuction<Data> = { auctionId: string; artworkId: string } & Data;

/** What everyone may know after an event: price and leader (null before the first bid), reserve status. */
export type Outcome = {
  price: Halalas | null;
  leaderId: string | null;
  leaderAlias: number | null;
  reserveStatus: ReserveStatus;
};

export type AuctionScheduled = EventOf<
  "AuctionScheduled",
  OfAuction<{
    artistId: string;
    openingPrice: Halalas;
    /** Secret: only "not met" or "met" ever leaves. */
    reserve: Halalas | null;
    estimate: { low: Halalas; high: Halalas } | null;
    startsAt: Instant;
    endsAt: Instant;
    ownIncrement: Halalas;
    incrementPolicy: IncrementPolicy;
    /** 0 switches the soft close off. */
    softCloseMs: number;
  }>
>;
export type AuctionOpened = EventOf<
  "AuctionOpened",
  OfAuction<{ artistId: string; openedAt: Instant; endsAt: Instant }>
>;
export type BidPlaced = EventOf<
  "BidPlaced",
  OfAuction<
    Outcome & {
      bidderId: string;
      alias: number;
      /** Private to the bidder. */
      maximum: Halalas;
      /** Who led before; null before the first bid. They were outbid if it is not the leader now. */
      previousLeaderId: string | null;
      /** Their first in this auction; left out otherwise, and by bids of before. */
      isNewBidder?: true;
      rows: PublicRow[];
      receivedAt: Instant;
      acceptedAt: Instant;
    }
  >
>;
/** The leader raised their own maximum. Its rows are empty unless the price moved (to an unmet reserve's reach). */
export type MaximumRaised = EventOf<
  "MaximumRaised",
  OfAuction<
    Outcome & {
      bidderId: string;
      alias: number;
      maximum: Halalas;
      rows: PublicRow[];
      receivedAt: Instant;
      acceptedAt: Instant;
    }
  >
>;
export type ReserveMet = EventOf<"ReserveMet", OfAuction<{ price: Halalas }>>;
export type AuctionExtended = EventOf<
  "AuctionExtended",
  OfAuction<{
    artistId: string;
    previousEndsAt: Instant;
    endsAt: Instant;
    reason: "lateBid" | "outage";
    outageId: string | null;
  }>
>;
/** A start that an outage swallowed, or a deadline of the winner or of an offer, moved by the time lost. */
export type AuctionDeadlinesMoved = EventOf<
  "AuctionDeadlinesMoved",
  OfAuction<{
    artistId: string;
    outageId: string;
    startsAt: Instant | null;
    endsAt: Instant | null;
    offerEndsAt: Instant | null;
    /** The bidder whose offer it is; null unless `offerEndsAt` is set. */
    offeredToId: string | null;
  }>
>;
/** The end was reached; what was received in time is still decided. */
export type AuctionClosing = EventOf<"AuctionClosing", OfAuction<{ endsAt: Instant }>>;
export type BidderVoided = EventOf<
  "BidderVoided",
  OfAuction<
    Outcome & {
      bidderId: string;
      alias: number;
      voidedBy: string;
      reason: PersonalText;
      /** Numbers of the rows that no longer stand. */
      voidedRows: number[];
      rows: PublicRow[];
      previousLeaderId: string | null;
      /** The auction had closed: nobody leads any more, a new winner is determined beside it. */
      afterClose: boolean;
      /** The order that falls with its winner; null if there is none. */
      orderId: string | null;
    }
  >
>;
export type AuctionClosed = EventOf<
  "AuctionClosed",
  OfAuction<{
    artistId: string;
    outcome: "sold" | "reserveNotMet" | "noBids";
    endsAt: Instant;
    closedAt: Instant;
    price: Halalas | null;
    /** Null unless sold. */
    winnerId: string | null;
  }>
>;
/** Also appended when a void after the close, or an accepted offer, makes another person the buyer. */
export type WinnerDetermined = EventOf<
  "WinnerDetermined",
  OfAuction<{
    artistId: string;
    winnerId: string;
    winnerAlias: number;
    amount: Halalas;
    /** uuid5(auction, `order/<winner>`): the order that a policy opens. */
    orderId: string;
    paymentDueAt: Instant;
    because: "highestBid" | "bidderVoided" | "offerAccepted";
  }>
>;
export type PaymentDeadlineMissed = EventOf<"PaymentDeadlineMissed", OfAuction<{ orderId: string; buyerId: string }>>;
export type OfferedToNextBidder = EventOf<
  "OfferedToNextBidder",
  OfAuction<{ artistId: string; bidderId: string; alias: number; amount: Halalas; offerEndsAt: Instant }>
>;
export type OfferDeclined = EventOf<"OfferDeclined", OfAuction<{ bidderId: string; alias: number }>>;
export type OfferExpired = EventOf<"OfferExpired", OfAuction<{ bidderId: string; alias: number }>>;
export type AuctionSettled = EventOf<
  "AuctionSettled",
  OfAuction<{ artistId: string; orderId: string; buyerId: string; amount: Halalas }>
>;
export type AuctionLapsed = EventOf<
  "AuctionLapsed",
  OfAuction<{
    artistId: string;
    reason:
      | "noNextBidder"
      | "nextBidderBelowReserve"
      | "nextBidderNotAllowed"
      | "offerDeclined"
      | "offerExpired"
      | "offerUnpaid";
  }>
>;
export type AuctionCancelled = EventOf<"AuctionCancelled", OfAuction<{ artistId: string; cancelledBy: string }>>;

export type AuctionEvent =
  | AuctionScheduled
  | AuctionOpened
  | BidPlaced
  | MaximumRaised
  | ReserveMet
  | AuctionExtended
  | AuctionDeadlinesMoved
  | AuctionClosing
  | BidderVoided
  | AuctionClosed
  | WinnerDetermined
  | PaymentDeadlineMissed
  | OfferedToNextBidder
  | OfferDeclined
  | OfferExpired
  | AuctionSettled
  | AuctionLapsed
  | AuctionCancelled;

/** In the order of their lives. */
export const auctionEventWords: EventWords<AuctionEvent> = {
  AuctionScheduled: { ar: "جدولة مزاد", en: "Auction scheduled", sentence: "An auction was scheduled" },
  AuctionOpened: { ar: "افتتاح مزاد", en: "Auction opened", sentence: "The auction opened" },
  BidPlaced: { ar: "مزايدة", en: "Bid placed", sentence: "A bid was placed" },
  MaximumRaised: { ar: "رفع سقف مزايدة", en: "Maximum raised", sentence: "The leader raised a maximum" },
  ReserveMet: { ar: "بلوغ الحد الأدنى للبيع", en: "Reserve met", sentence: "The reserve was met" },
  AuctionExtended: { ar: "تمديد مزاد", en: "Auction extended", sentence: "The end was moved" },
  AuctionDeadlinesMoved: {
    ar: "ترحيل مواعيد مزاد",
    en: "Deadlines of an auction moved",
    sentence: "Deadlines were moved after an outage",
  },
  AuctionClosing: { ar: "بدء إغلاق مزاد", en: "Auction closing", sentence: "The end was reached" },
  BidderVoided: { ar: "إبطال مزايدات مزايد", en: "Bids of a bidder voided", sentence: "A bidder's bids were voided" },
  AuctionClosed: { ar: "إغلاق مزاد", en: "Auction closed", sentence: "The auction closed" },
  WinnerDetermined: { ar: "تحديد الفائز", en: "Winner determined", sentence: "A winner was determined" },
  PaymentDeadlineMissed: {
    ar: "فوات مهلة الدفع",
    en: "Payment deadline missed",
    sentence: "The winner's payment deadline passed",
  },
  OfferedToNextBidder: {
    ar: "عرض على المزايد التالي",
    en: "Offered to the next bidder",
    sentence: "The work was offered to the next bidder",
  },
  OfferDeclined: { ar: "رفض العرض", en: "Offer declined", sentence: "The offer was declined" },
  OfferExpired: { ar: "انتهاء العرض", en: "Offer expired", sentence: "The offer expired" },
  AuctionSettled: { ar: "تسوية مزاد", en: "Auction settled", sentence: "The auction was settled" },
  AuctionLapsed: { ar: "سقوط مزاد", en: "Auction lapsed", sentence: "The sale lapsed" },
  AuctionCancelled: { ar: "إلغاء مزاد", en: "Auction cancelled", sentence: "The auction was cancelled" },
};
