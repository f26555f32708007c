import {
  CLOSING_DRAIN_MS,
  reserveStatusAt,
  type AuctionClosed,
  type AuctionEvent,
  type BeginClosing,
  type CloseAuction,
  type CompensateFreeze,
  type CompensateOutage,
  OFFER_WINDOW_MS,
} from "@naqsh/shared/auction";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { after, later, msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import type { AuctionDecision } from "./auction-scheduling.decider";
import { winnerOf } from "./auction-sale.decider";
import { isRunning, type Auction, type Offered, type Running, type Scheduled } from "./auction.state";

export const beginClosing = (_: BeginClosing, auction: Auction, { now }: Times): AuctionDecision => {
  const early = tooEarly(auction, now, 0);
  if (early) return early;
  if (!isRunning(auction) || auction.status === "closing") return accept();
  const { auctionId, artworkId } = auction.schedule;
  return accept({ type: "AuctionClosing", data: { auctionId, artworkId, endsAt: auction.endsAt } });
};

/** The decider closes, not the timer, which may ring early, twice or after the end has moved. */
export const closeAuction = (_: CloseAuction, auction: Auction, { now }: Times): AuctionDecision => {
  const early = tooEarly(auction, now, CLOSING_DRAIN_MS);
  if (early) return early;
  if (!isRunning(auction)) return accept();
  const outcome = outcomeAtClose(auction);
  return accept(closedWith(auction, outcome, now), ...(outcome === "sold" ? winnerOf(auction, now) : []));
};

/** An outage is made good once: the live end, the start that it swallowed, or the offer's end (docs/rules.md#lost-time). */
export const compensateOutage = ({ data }: CompensateOutage, auction: Auction): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (auction.outages.includes(data.outageId)) return accept();
  if (isRunning(auction)) return accept(...movedEnd(auction, data));
  if (auction.status === "scheduled") return accept(...movedStart(auction, data));
  if (auction.status === "offered") return accept(...movedOffer(auction, data));
  return accept();
};

/** Only those lose by a freeze whose end lay in it: what was sent in time then could not be received in time. */
export const compensateFreeze = ({ data }: CompensateFreeze, auction: Auction): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (!isRunning(auction) || auction.outages.includes(data.outageId)) return accept();
  const endsWithin = data.from < auction.endsAt && auction.endsAt <= data.to;
  return endsWithin ? accept(...movedEnd(auction, data)) : accept();
};

const tooEarly = (auction: Auction, now: Instant, drainMs: number): AuctionDecision | null => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (auction.status === "scheduled") return reject({ code: "AUCTION_NOT_STARTED", startsAt: auction.startsAt });
  if (!isRunning(auction) || now >= after(auction.endsAt, drainMs)) return null;
  return reject({ code: "AUCTION_STILL_RUNNING", endsAt: auction.endsAt });
};

const outcomeAtClose = ({ book }: Running): AuctionClosed["data"]["outcome"] => {
  if (book.bidding === null) return "noBids";
  return reserveStatusAt(book.terms.reserve, book.bidding.price) === "notMet" ? "reserveNotMet" : "sold";
};

const closedWith = (
  { schedule, endsAt, book }: Running,
  outcome: AuctionClosed["data"]["outcome"],
  closedAt: Instant,
): AuctionClosed => ({
  type: "AuctionClosed",
  data: {
    auctionId: schedule.auctionId,
    artworkId: schedule.artworkId,
    artistId: schedule.artistId,
    outcome,
    endsAt,
    closedAt,
    price: book.bidding?.price ?? null,
    winnerId: outcome === "sold" ? (book.bidding?.leaderId ?? null) : null,
  },
});

type Outage = CompensateOutage["data"];

const movedEnd = (auction: Running, { outageId, from, to }: Outage): AuctionEvent[] => {
  const lostMs = msBetween(later(from, auction.startsAt), to);
  if (auction.endsAt <= from || lostMs <= 0) return [];
  const { auctionId, artworkId, artistId } = auction.schedule;
  return [
    {
      type: "AuctionExtended",
      data: {
        auctionId,
        artworkId,
        artistId,
        previousEndsAt: auction.endsAt,
        endsAt: after(auction.endsAt, lostMs),
        reason: "outage",
        outageId,
      },
    },
  ];
};

/** It opens when the outage is over, with its full length. */
const movedStart = ({ schedule, startsAt, endsAt }: Scheduled, { outageId, to }: Outage): AuctionEvent[] => {
  if (startsAt >= to) return [];
  const { auctionId, artworkId, artistId } = schedule;
  const moved = { startsAt: to, endsAt: after(to, msBetween(startsAt, endsAt)), offerEndsAt: null, offeredToId: null };
  return [{ type: "AuctionDeadlinesMoved", data: { auctionId, artworkId, artistId, outageId, ...moved } }];
};

const movedOffer = ({ schedule, offer }: Offered, { outageId, from, to }: Outage): AuctionEvent[] => {
  const lostMs = msBetween(later(from, after(offer.endsAt, -OFFER_WINDOW_MS)), to);
  if (offer.endsAt <= from || lostMs <= 0) return [];
  const { auctionId, artworkId, artistId } = schedule;
  const offerEndsAt = after(offer.endsAt, lostMs);
  const moved = { startsAt: null, endsAt: null, offerEndsAt, offeredToId: offer.bidderId };
  return [{ type: "AuctionDeadlinesMoved", data: { auctionId, artworkId, artistId, outageId, ...moved } }];
};
