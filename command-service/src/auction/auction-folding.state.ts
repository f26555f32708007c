import type { AuctionEvent, WinnerDetermined } from "@naqsh/shared/auction";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import {
  hasEnded,
  isRunning,
  type AfterClose,
  type Auction,
  type AwaitingPayment,
  type Closed,
  type Ended,
  type Known,
  type Running,
  type Schedule,
  type Scheduled,
} from "./auction.state";
import { openBook, withBid, withoutBidder } from "./bid-book.state";

export const evolveAuction = (auction: Auction, event: AuctionEvent): Auction => {
  if (event.type === "AuctionScheduled") return scheduled(event.data);
  if (auction.status === "unknown") return auction;
  switch (event.type) {
    case "AuctionOpened":
      return auction.status === "scheduled" ? opened(auction, event.data.endsAt) : auction;
    case "BidPlaced":
    case "MaximumRaised":
      return isRunning(auction) ? { ...auction, book: withBid(auction.book, event) } : auction;
    case "ReserveMet":
      return auction;
    case "AuctionExtended":
      return isRunning(auction)
        ? { ...auction, status: "live", endsAt: event.data.endsAt, outages: withOutage(auction, event.data.outageId) }
        : auction;
    case "AuctionDeadlinesMoved":
      return deadlinesMoved(auction, event.data);
    case "AuctionClosing":
      return isRunning(auction) ? { ...auction, status: "closing" } : auction;
    case "BidderVoided":
      return "book" in auction ? bidderVoided(auction, event) : auction;
    case "AuctionCancelled":
      return { status: "cancelled", schedule: auction.schedule, outages: auction.outages };
    default:
      return evolveSale(auction, event);
  }
};

type SaleEvent = Extract<
  AuctionEvent,
  | { type: "AuctionClosed" | "WinnerDetermined" | "PaymentDeadlineMissed" | "OfferedToNextBidder" }
  | { type: "OfferDeclined" | "OfferExpired" | "AuctionSettled" | "AuctionLapsed" }
>;

const evolveSale = (auction: Exclude<Auction, { status: "unknown" }>, event: SaleEvent): Auction => {
  if (event.type === "AuctionClosed") return isRunning(auction) ? closed(auction, event.data.outcome) : auction;
  if (!hasEnded(auction)) return auction;
  const ended = afterClose(auction);
  switch (event.type) {
    case "WinnerDetermined":
      return winnerDetermined(ended, event.data);
    case "PaymentDeadlineMissed":
      return {
        ...ended,
        status: "closed",
        outcome: "sold",
        missed: { buyerId: event.data.buyerId, orderId: event.data.orderId },
      };
    case "OfferedToNextBidder": {
      const { bidderId, alias, amount, offerEndsAt } = event.data;
      const offer = { bidderId, alias, amount, endsAt: offerEndsAt };
      return { ...ended, status: "offered", offer, lastOffer: offer };
    }
    case "OfferDeclined":
    case "OfferExpired":
      return { ...ended, status: "closed", outcome: "sold" };
    case "AuctionSettled":
      return auction.status === "awaitingPayment" ? { ...ended, status: "settled", sale: auction.sale } : auction;
    case "AuctionLapsed":
      return { ...ended, status: "lapsed" };
    default:
      return unreachable(event);
  }
};

const scheduled = (schedule: Schedule): Scheduled => ({
  status: "scheduled",
  schedule,
  startsAt: schedule.startsAt,
  endsAt: schedule.endsAt,
  outages: [],
});

const opened = ({ schedule, outages, startsAt }: Scheduled, endsAt: Instant): Running => ({
  status: "live",
  schedule,
  outages,
  startsAt,
  endsAt,
  originalEndsAt: endsAt,
  book: openBook(schedule),
});

const closed = ({ schedule, outages, endsAt, book }: Running, outcome: Closed["outcome"]): Closed => ({
  status: "closed",
  outcome,
  schedule,
  outages,
  endsAt,
  book,
  buyers: [],
  missed: null,
  lastOffer: null,
});

const afterClose = ({ schedule, outages, endsAt, book, buyers, missed, lastOffer }: Ended): AfterClose => ({
  schedule,
  outages,
  endsAt,
  book,
  buyers,
  missed,
  lastOffer,
});

const winnerDetermined = (ended: AfterClose, data: WinnerDetermined["data"]): AwaitingPayment => ({
  ...ended,
  status: "awaitingPayment",
  buyers: [...ended.buyers, data.winnerId],
  missed: data.because === "offerAccepted" ? ended.missed : null,
  sale: {
    buyerId: data.winnerId,
    alias: data.winnerAlias,
    amount: data.amount,
    orderId: data.orderId,
    because: data.because,
  },
});

const bidderVoided = (
  auction: Running | Ended,
  event: Extract<AuctionEvent, { type: "BidderVoided" }>,
): Running | Ended => {
  const book = withoutBidder(auction.book, event);
  if (isRunning(auction) || event.data.orderId === null) return { ...auction, book };
  return { ...afterClose(auction), book, status: "closed", outcome: "sold" };
};

const deadlinesMoved = (
  auction: Exclude<Auction, { status: "unknown" }>,
  data: Extract<AuctionEvent, { type: "AuctionDeadlinesMoved" }>["data"],
): Auction => {
  const outages = withOutage(auction, data.outageId);
  if (auction.status === "scheduled") {
    return { ...auction, outages, startsAt: data.startsAt ?? auction.startsAt, endsAt: data.endsAt ?? auction.endsAt };
  }
  if (auction.status !== "offered") return { ...auction, outages };
  const offer = { ...auction.offer, endsAt: data.offerEndsAt ?? auction.offer.endsAt };
  return { ...auction, outages, offer, lastOffer: offer };
};

const withOutage = ({ outages }: Known, outageId: string | null): readonly string[] =>
  outageId === null ? outages : [...outages, outageId];
