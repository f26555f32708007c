import {
  chained,
  priceAfter,
  reserveStatusAt,
  UNPAID_WINS_THAT_STOP_BIDDING,
  type AuctionEvent,
  type AuctionExtended,
  type AuctionRejection,
  type BidEffect,
  type BidRow,
  type Outcome,
  type PlaceBid,
  type PublicRow,
} from "@naqsh/shared/auction";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { after } from "@naqsh/shared/kernel/instant";
import type { AuctionDecision } from "./auction-scheduling.decider";
import { hasEnded, isRunning, type Auction, type Running } from "./auction.state";
import { bidderOf, chainEnd } from "./bid-book.state";

/** In time is what was received before the end in force now, also while the auction is closing (docs/rules.md#end-of-an-auction). */
export const placeBid = ({ data }: PlaceBid, auction: Auction, times: Times): AuctionDecision => {
  if (!isRunning(auction) || times.receivedAt >= auction.endsAt) return reject(whyClosedForBids(auction, times));
  const barred = barredFromBidding(data, auction);
  if (barred) return reject(barred);
  if (data.maximum % 100 !== 0) return reject({ code: "BID_NOT_WHOLE_RIYALS" });

  const effect = priceAfter(auction.book.terms, auction.book.bidding, data);
  if (effect.refused === "BID_TOO_LOW") return reject({ code: "BID_TOO_LOW", minimum: effect.minimum });
  if (effect.refused === "MAXIMUM_NOT_RAISED") return reject({ code: "MAXIMUM_NOT_RAISED", maximum: effect.maximum });

  const recorded = bidRecorded(data, auction, { effect, times });
  return accept(recorded, ...reserveMet(auction, effect), ...lateBidExtension(auction, effect, times));
};

const whyClosedForBids = (auction: Auction, { receivedAt }: Times): AuctionRejection => {
  if (auction.status === "unknown") return { code: "AUCTION_UNKNOWN" };
  if (auction.status === "cancelled") return { code: "AUCTION_NOT_OPEN" };
  if (auction.status === "scheduled") return { code: "AUCTION_NOT_STARTED", startsAt: auction.startsAt };
  // Closing lasts two seconds: what waited longer for its turn came in time and was not late.
  return { code: hasEnded(auction) && receivedAt < auction.endsAt ? "BID_UNDECIDED" : "AUCTION_ENDED" };
};

const barredFromBidding = (data: PlaceBid["data"], { schedule, book }: Running): AuctionRejection | null => {
  if (data.bidderId === schedule.artistId) return { code: "BIDDER_IS_ARTIST" };
  if (data.bidderRole === "admin") return { code: "BIDDER_IS_ADMINISTRATOR" };
  if (data.banned) return { code: "BIDDER_BANNED" };
  if (book.voided.has(data.bidderId)) return { code: "BIDDER_VOIDED" };
  if (data.openUnpaidWins >= UNPAID_WINS_THAT_STOP_BIDDING) return { code: "BIDDER_OWES_PAYMENT" };
  return null;
};

type Accepted = { effect: BidEffect; times: Times };

const bidRecorded = (
  bid: PlaceBid["data"],
  auction: Running,
  { effect, times: { receivedAt, now } }: Accepted,
): AuctionEvent => {
  const { schedule, book } = auction;
  const { bidderId, maximum } = bid;
  const newcomer = { bidderId, alias: book.bidders.size + 1, commitment: bid.commitment };
  const { alias } = bidderOf(book, bidderId) ?? newcomer;
  const data = {
    auctionId: schedule.auctionId,
    artworkId: schedule.artworkId,
    bidderId,
    alias,
    maximum,
    ...outcomeOf(auction, effect, newcomer),
    rows: publicRows(auction, effect.rows, { newcomer, receivedAt, acceptedAt: now }),
    receivedAt,
    acceptedAt: now,
  };
  if (effect.effect === "raised") return { type: "MaximumRaised", data };
  const previousLeaderId = book.bidding?.leaderId ?? null;
  const isNew = alias === newcomer.alias;
  return { type: "BidPlaced", data: { previousLeaderId, ...(isNew && { isNewBidder: true }), ...data } };
};

type Newcomer = { bidderId: string; alias: number; commitment: string };

const outcomeOf = ({ book }: Running, { bidding }: BidEffect, newcomer: Newcomer): Outcome => ({
  price: bidding.price,
  leaderId: bidding.leaderId,
  leaderAlias: (bidderOf(book, bidding.leaderId) ?? newcomer).alias,
  reserveStatus: reserveStatusAt(book.terms.reserve, bidding.price),
});

const publicRows = (
  { schedule, book }: Running,
  rows: readonly BidRow[],
  { newcomer, ...times }: { newcomer: Newcomer; receivedAt: string; acceptedAt: string },
): PublicRow[] =>
  chained(
    schedule.auctionId,
    chainEnd(book),
    rows.map(({ bidderId, kind, amount }) => {
      const { alias, commitment } = bidderOf(book, bidderId) ?? newcomer;
      return { kind, alias, amount, ...times, commitment };
    }),
  );

const reserveMet = ({ schedule, book }: Running, { bidding }: BidEffect): AuctionEvent[] => {
  const { auctionId, artworkId } = schedule;
  const isMet = reserveStatusAt(book.terms.reserve, bidding.price) === "met";
  const wasMet = reserveStatusAt(book.terms.reserve, book.bidding?.price ?? null) === "met";
  return isMet && !wasMet ? [{ type: "ReserveMet", data: { auctionId, artworkId, price: bidding.price } }] : [];
};

/** A leader's raise never extends, even if it moves the price towards the reserve (docs/rules.md#soft-close). */
const lateBidExtension = (auction: Running, { effect }: BidEffect, { receivedAt }: Times): AuctionExtended[] => {
  const { auctionId, artworkId, artistId, softCloseMs } = auction.schedule;
  if (effect === "raised" || softCloseMs === 0) return [];
  const endsAt = after(receivedAt, softCloseMs);
  if (endsAt <= auction.endsAt) return [];
  return [
    {
      type: "AuctionExtended",
      data: {
        auctionId,
        artworkId,
        artistId,
        previousEndsAt: auction.endsAt,
        endsAt,
        reason: "lateBid",
        outageId: null,
      },
    },
  ];
};
