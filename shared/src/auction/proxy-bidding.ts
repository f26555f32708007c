import type { Halalas } from "../kernel/money";
import type { ReserveStatus } from "./auction.events";
import { incrementAt, type IncrementTerms } from "./bid-increment";

/** What decides about prices; frozen when the auction is scheduled. */
export type BiddingTerms = IncrementTerms & { openingPrice: Halalas; reserve: Halalas | null };

/** Where the bidding stands once somebody has bid. The maximum is private to the leader. */
export type Bidding = { price: Halalas; leaderId: string; leaderMaximum: Halalas };

/** A maximum that somebody leaves; a plain bid is one equal to its amount. */
export type MaximumBid = { bidderId: string; maximum: Halalas };

/** A line that everyone sees: whose, how much, and whether the system bid it for them. */
export type BidRow = { bidderId: string; kind: "bid" | "automatic"; amount: Halalas };

export type BidEffect = {
  refused: null;
  /** Takes the lead, is outbid at once, or raises the maximum of the one who leads already. */
  effect: "leads" | "outbid" | "raised";
  bidding: Bidding;
  /** In the order in which they are written: the last one is the leader's, at the price. Empty if the price stays. */
  rows: BidRow[];
};
export type BidRefusal =
  | { refused: "BID_TOO_LOW"; minimum: Halalas }
  | { refused: "MAXIMUM_NOT_RAISED"; maximum: Halalas };

/** The least that the next bid has to be; `price` is null before the first one (docs/rules.md#proxy-bidding). */
export const askAt = (terms: IncrementTerms & { openingPrice: Halalas }, price: Halalas | null): Halalas =>
  price === null ? terms.openingPrice : price + incrementAt(terms, price);

/** What everyone may know of the reserve. */
export const reserveStatusAt = (reserve: Halalas | null, price: Halalas | null): ReserveStatus => {
  if (reserve === null) return "none";
  return price !== null && price >= reserve ? "met" : "notMet";
};

/** What becomes of price and leader by a bid, or why it is refused (docs/rules.md#proxy-bidding). `bidding` is null before the first. */
export const priceAfter = (terms: BiddingTerms, bidding: Bidding | null, bid: MaximumBid): BidEffect | BidRefusal => {
  if (bidding?.leaderId === bid.bidderId) {
    if (bid.maximum > bidding.leaderMaximum) return fold(terms, bidding, bid);
    return { refused: "MAXIMUM_NOT_RAISED", maximum: bidding.leaderMaximum };
  }
  const minimum = askAt(terms, bidding?.price ?? null);
  return bid.maximum < minimum ? { refused: "BID_TOO_LOW", minimum } : fold(terms, bidding, bid);
};

/** Price and leader of bids that were accepted once, in the stream's order; null if there are none (docs/rules.md#voiding). */
export const refold = (terms: BiddingTerms, bids: Iterable<MaximumBid>): Bidding | null => {
  let bidding: Bidding | null = null;
  for (const bid of bids) bidding = fold(terms, bidding, bid).bidding;
  return bidding;
};

const fold = (terms: BiddingTerms, bidding: Bidding | null, bid: MaximumBid): BidEffect => {
  if (bidding === null) return firstBid(terms, bid);
  if (bidding.leaderId === bid.bidderId) return raise(terms, bidding, bid);
  return bid.maximum > bidding.leaderMaximum ? newLeader(terms, bidding, bid) : incumbentAnswers(terms, bidding, bid);
};

const firstBid = (terms: BiddingTerms, { bidderId, maximum }: MaximumBid): BidEffect => {
  const price = withReserve(terms, terms.openingPrice, maximum);
  return {
    refused: null,
    effect: "leads",
    bidding: { price, leaderId: bidderId, leaderMaximum: maximum },
    rows: [{ bidderId, kind: "bid", amount: price }],
  };
};

const raise = (terms: BiddingTerms, bidding: Bidding, { bidderId, maximum }: MaximumBid): BidEffect => {
  const price = withReserve(terms, bidding.price, maximum);
  return {
    refused: null,
    effect: "raised",
    bidding: { price, leaderId: bidderId, leaderMaximum: maximum },
    rows: price > bidding.price ? [{ bidderId, kind: "automatic", amount: price }] : [],
  };
};

const newLeader = (terms: BiddingTerms, incumbent: Bidding, { bidderId, maximum }: MaximumBid): BidEffect => {
  const { leaderMaximum } = incumbent;
  const stepAbove = Math.min(maximum, leaderMaximum + incrementAt(terms, leaderMaximum));
  const price = withReserve(terms, Math.max(incumbent.price, stepAbove), maximum);
  const exhausted: BidRow = { bidderId: incumbent.leaderId, kind: "automatic", amount: leaderMaximum };
  return {
    refused: null,
    effect: "leads",
    bidding: { price, leaderId: bidderId, leaderMaximum: maximum },
    rows: [...(leaderMaximum > incumbent.price ? [exhausted] : []), { bidderId, kind: "bid", amount: price }],
  };
};

/** An incumbent who stays has met the reserve: below it they stand at their full maximum, and the ask lies above that. */
const incumbentAnswers = (terms: BiddingTerms, incumbent: Bidding, { bidderId, maximum }: MaximumBid): BidEffect => {
  const price = Math.min(incumbent.leaderMaximum, maximum + incrementAt(terms, maximum));
  return {
    refused: null,
    effect: "outbid",
    bidding: { ...incumbent, price },
    rows: [
      { bidderId, kind: "bid", amount: maximum },
      { bidderId: incumbent.leaderId, kind: "automatic", amount: price },
    ],
  };
};

/** A maximum at or above the reserve lifts the price to it; below it the leader stands at their full maximum. */
const withReserve = ({ reserve }: BiddingTerms, price: Halalas, leaderMaximum: Halalas): Halalas => {
  if (reserve === null) return price;
  return leaderMaximum < reserve ? leaderMaximum : Math.max(price, reserve);
};
