import {
  OFFER_WINDOW_MS,
  PAYMENT_WINDOW_MS,
  type AcceptOffer,
  type AuctionEvent,
  type AuctionLapsed,
  type AuctionRejection,
  type DeclineOffer,
  type ExpireOffer,
  type MaximumBid,
  type RecordMissedPayment,
  type SettleAuction,
  type WinnerDetermined,
} from "@naqsh/shared/auction";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import type { AuctionDecision } from "./auction-scheduling.decider";
import { hasEnded, type Auction, type AwaitingPayment, type Ended, type Offered, type Running } from "./auction.state";
import { aliasOf, nextAfter } from "./bid-book.state";

export const settleAuction = ({ data }: SettleAuction, auction: Auction): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (!("sale" in auction) || auction.sale.orderId !== data.orderId) return reject({ code: "ORDER_NOT_OF_AUCTION" });
  if (auction.status === "settled") return accept();
  const { orderId, buyerId, amount } = auction.sale;
  return accept({ type: "AuctionSettled", data: { ...partiesOf(auction), orderId, buyerId, amount } });
};

/** The order's stream has decided that it was not paid in time; the auction moves on (docs/rules.md#second-chance). */
export const recordMissedPayment = ({ data }: RecordMissedPayment, auction: Auction, times: Times): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (hasEnded(auction) && auction.missed?.orderId === data.orderId) return accept();
  if (auction.status !== "awaitingPayment" || auction.sale.orderId !== data.orderId) {
    return reject({ code: "ORDER_NOT_OF_AUCTION" });
  }
  const { auctionId, artworkId } = auction.schedule;
  const { orderId, buyerId } = auction.sale;
  return accept(
    { type: "PaymentDeadlineMissed", data: { auctionId, artworkId, orderId, buyerId } },
    afterMissedPayment(auction, data.nextBidderAllowed, times.now),
  );
};

export const acceptOffer = ({ data }: AcceptOffer, auction: Auction, { receivedAt, now }: Times): AuctionDecision => {
  if (auction.status === "awaitingPayment" && isOwnAcceptedOffer(auction, data.bidderId)) return accept();
  if (!isOfferedTo(auction, data.bidderId, receivedAt)) return reject(whyNoOffer(auction, data.bidderId));
  if (data.banned) return reject({ code: "BIDDER_BANNED" });
  const { bidderId, amount } = auction.offer;
  return accept(saleTo(auction, { buyerId: bidderId, amount, because: "offerAccepted", now }));
};

export const declineOffer = ({ data }: DeclineOffer, auction: Auction, { receivedAt }: Times): AuctionDecision => {
  if (!isOfferedTo(auction, data.bidderId, receivedAt)) return reject(whyNoOffer(auction, data.bidderId));
  return accept<AuctionEvent>({ type: "OfferDeclined", data: offerEnded(auction) }, lapsed(auction, "offerDeclined"));
};

export const expireOffer = (_: ExpireOffer, auction: Auction, { now }: Times): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (auction.status !== "offered") return accept();
  const { endsAt } = auction.offer;
  if (now < endsAt) return reject({ code: "OFFER_STILL_OPEN", offerEndsAt: endsAt });
  return accept<AuctionEvent>({ type: "OfferExpired", data: offerEnded(auction) }, lapsed(auction, "offerExpired"));
};

/** Who would be offered the work if its buyer did not pay: the route asks whether they may buy. */
export const nextBidderOf = (auction: Auction): MaximumBid | null =>
  auction.status === "awaitingPayment" && auction.sale.because !== "offerAccepted"
    ? nextAfter(auction.book, auction.sale.buyerId)
    : null;

/** The order whose payment an auction waits for or has. */
export const currentOrderIdOf = (auction: Auction): string | null => ("sale" in auction ? auction.sale.orderId : null);

/** The highest standing bidder buys at the price that the bidding came to. */
export const winnerOf = (auction: Running, now: Instant): AuctionEvent[] => {
  const { bidding } = auction.book;
  if (!bidding) return [];
  return [saleTo(auction, { buyerId: bidding.leaderId, amount: bidding.price, because: "highestBid", now })];
};

type NewSale = { buyerId: string; amount: Halalas; because: WinnerDetermined["data"]["because"]; now: Instant };

/** Someone is bound to buy, with 24 hours to pay. */
export const saleTo = (auction: Running | Ended, { buyerId, amount, because, now }: NewSale): WinnerDetermined => ({
  type: "WinnerDetermined",
  data: {
    ...partiesOf(auction),
    winnerId: buyerId,
    winnerAlias: aliasOf(auction.book, buyerId),
    amount,
    orderId: orderIdFor(auction, buyerId),
    paymentDueAt: after(now, PAYMENT_WINDOW_MS),
    because,
  },
});

export const lapsed = (auction: Ended, reason: AuctionLapsed["data"]["reason"]): AuctionLapsed => ({
  type: "AuctionLapsed",
  data: { ...partiesOf(auction), reason },
});

/** A buyer whom a void makes the buyer again, at another price, gets another order: the first one was cancelled. */
const orderIdFor = (auction: Running | Ended, buyerId: string): string => {
  const before = hasEnded(auction) ? auction.buyers.filter((id) => id === buyerId).length : 0;
  return uuid5(auction.schedule.auctionId, before === 0 ? `order/${buyerId}` : `order/${buyerId}/${before + 1}`);
};

const afterMissedPayment = (auction: AwaitingPayment, nextBidderAllowed: boolean, now: Instant): AuctionEvent => {
  if (auction.sale.because === "offerAccepted") return lapsed(auction, "offerUnpaid");
  const next = nextBidderOf(auction);
  if (!next) return lapsed(auction, "noNextBidder");
  const { reserve } = auction.book.terms;
  if (reserve !== null && next.maximum < reserve) return lapsed(auction, "nextBidderBelowReserve");
  if (!nextBidderAllowed) return lapsed(auction, "nextBidderNotAllowed");
  return {
    type: "OfferedToNextBidder",
    data: {
      ...partiesOf(auction),
      bidderId: next.bidderId,
      alias: aliasOf(auction.book, next.bidderId),
      amount: next.maximum,
      offerEndsAt: after(now, OFFER_WINDOW_MS),
    },
  };
};

const isOfferedTo = (auction: Auction, bidderId: string, receivedAt: Instant): auction is Offered =>
  auction.status === "offered" && auction.offer.bidderId === bidderId && receivedAt < auction.offer.endsAt;

const whyNoOffer = (auction: Auction, bidderId: string): AuctionRejection => {
  if (auction.status === "unknown") return { code: "AUCTION_UNKNOWN" };
  const wasOffered = hasEnded(auction) && auction.lastOffer?.bidderId === bidderId;
  return { code: wasOffered ? "OFFER_ENDED" : "NO_OFFER_FOR_YOU" };
};

const isOwnAcceptedOffer = ({ sale }: AwaitingPayment, bidderId: string): boolean =>
  sale.because === "offerAccepted" && sale.buyerId === bidderId;

const offerEnded = ({ schedule, offer }: Offered) => ({
  auctionId: schedule.auctionId,
  artworkId: schedule.artworkId,
  bidderId: offer.bidderId,
  alias: offer.alias,
});

const partiesOf = ({ schedule: { auctionId, artworkId, artistId } }: Running | Ended) => ({
  auctionId,
  artworkId,
  artistId,
});
