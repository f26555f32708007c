import { retold, writtenAbout } from "@naqsh/shared/kernel/personal";
import {
  chained,
  reserveStatusAt,
  type AuctionEvent,
  type Bidding,
  type BidderVoided,
  type Outcome,
  type PublicRow,
  type VoidBidder,
} from "@naqsh/shared/auction";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { lapsed, saleTo } from "./auction-sale.decider";
import type { AuctionDecision } from "./auction-scheduling.decider";
import { isInSale, isRunning, type Auction, type AwaitingPayment, type Offered, type Running } from "./auction.state";
import {
  bidderByAlias,
  bidderOf,
  chainEnd,
  lastStandingRow,
  refoldWithout,
  rowsFallingWith,
  type BidBook,
  type Bidder,
} from "./bid-book.state";

/** Takes a bidder's bids and maximum out; the rest is folded as if they had never bid (docs/rules.md#voiding). */
export const voidBidder = ({ data }: VoidBidder, auction: Auction, { now }: Times): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (!("book" in auction)) return reject({ code: "BIDDER_UNKNOWN" });
  const bidder = bidderByAlias(auction.book, data.alias);
  if (!bidder) return reject({ code: "BIDDER_UNKNOWN" });
  if (auction.book.voided.has(bidder.bidderId)) return accept();
  if (auction.status === "settled") return reject({ code: "AUCTION_ALREADY_PAID" });
  if (auction.status === "awaitingPayment" && data.orderIsPaid) return reject({ code: "AUCTION_ALREADY_PAID" });
  if (isRunning(auction)) return accept(voided(data, auction, { bidder, now, consequences: [] }));
  if (!isInSale(auction)) return reject({ code: "AUCTION_NOT_OPEN" });

  const consequences = saleWithout(auction, bidder.bidderId, now);
  return accept(voided(data, auction, { bidder, now, consequences }), ...consequences);
};

/** The order that would fall with this bidder: its stream is asked first, since it alone knows whether it is paid. */
export const orderFallingWith = (auction: Auction, alias: number, now: Instant): string | null => {
  if (auction.status !== "awaitingPayment") return null;
  const bidder = bidderByAlias(auction.book, alias);
  if (!bidder || auction.book.voided.has(bidder.bidderId)) return null;
  return saleWithout(auction, bidder.bidderId, now).length > 0 ? auction.sale.orderId : null;
};

type Void = { bidder: Bidder; now: Instant; consequences: AuctionEvent[] };

const voided = (
  { voidedBy, reason }: VoidBidder["data"],
  auction: Running | AwaitingPayment | Offered,
  { bidder, now, consequences }: Void,
): BidderVoided => {
  const { schedule, book } = auction;
  const refolded = refoldWithout(book, bidder.bidderId);
  const orderFalls = auction.status === "awaitingPayment" && consequences.length > 0;
  return {
    type: "BidderVoided",
    data: {
      auctionId: schedule.auctionId,
      artworkId: schedule.artworkId,
      ...outcomeOf(book, refolded),
      bidderId: bidder.bidderId,
      alias: bidder.alias,
      voidedBy,
      reason: typeof reason === "string" ? writtenAbout(bidder.bidderId, reason) : retold(reason),
      voidedRows: rowsFallingWith(book, bidder.alias),
      rows: recomputedRow(schedule.auctionId, book, { without: bidder, refolded, now }),
      previousLeaderId: book.bidding?.leaderId ?? null,
      afterClose: !isRunning(auction),
      orderId: orderFalls ? auction.sale.orderId : null,
    },
  };
};

const outcomeOf = (book: BidBook, refolded: Bidding | null): Outcome => ({
  price: refolded?.price ?? null,
  leaderId: refolded?.leaderId ?? null,
  leaderAlias: refolded ? (bidderOf(book, refolded.leaderId)?.alias ?? null) : null,
  reserveStatus: reserveStatusAt(book.terms.reserve, refolded?.price ?? null),
});

/** Written if the last row that stands does not already say price and leader. */
const recomputedRow = (
  auctionId: string,
  book: BidBook,
  { without, refolded, now }: { without: Bidder; refolded: Bidding | null; now: Instant },
): PublicRow[] => {
  const leader = refolded && bidderOf(book, refolded.leaderId);
  if (!refolded || !leader) return [];
  const last = lastStandingRow(book, without.alias);
  if (last?.alias === leader.alias && last.amount === refolded.price) return [];
  const { alias, commitment } = leader;
  const row = {
    kind: "recomputed",
    alias,
    amount: refolded.price,
    receivedAt: now,
    acceptedAt: now,
    commitment,
  } as const;
  return chained(auctionId, chainEnd(book), [row]);
};

/** What becomes of the sale: nothing, another buyer or price, or its end. */
const saleWithout = (auction: AwaitingPayment | Offered, voidedId: string, now: Instant): AuctionEvent[] => {
  const buyer = auction.status === "offered" ? auction.offer : { ...auction.sale, bidderId: auction.sale.buyerId };
  const isSecondChance = auction.missed !== null;
  if (isSecondChance && voidedId === buyer.bidderId) return [lapsed(auction, "nextBidderNotAllowed")];
  if (isSecondChance && voidedId !== auction.missed?.buyerId) return [];

  const refolded = refoldWithout(auction.book, voidedId);
  if (!refolded) return [lapsed(auction, "noNextBidder")];
  if (reserveStatusAt(auction.book.terms.reserve, refolded.price) === "notMet") {
    return [lapsed(auction, "nextBidderBelowReserve")];
  }
  const { leaderId, price } = refolded;
  const isBoundAlready = auction.status === "awaitingPayment" && leaderId === buyer.bidderId && price === buyer.amount;
  return isBoundAlready ? [] : [saleTo(auction, { buyerId: leaderId, amount: price, because: "bidderVoided", now })];
};
