import type { AuctionClosed, AuctionScheduled, WinnerDetermined } from "@naqsh/shared/auction";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { BidBook } from "./bid-book.state";

export type Schedule = AuctionScheduled["data"];
export type Sale = {
  buyerId: string;
  alias: number;
  amount: Halalas;
  orderId: string;
  because: WinnerDetermined["data"]["because"];
};
export type Offer = { bidderId: string; alias: number; amount: Halalas; endsAt: Instant };

/** Fixed when it was scheduled, and the outages that were made good. */
export type Known = { schedule: Schedule; outages: readonly string[] };

export type Scheduled = Known & { status: "scheduled"; startsAt: Instant; endsAt: Instant };
export type Running = Known & {
  status: "live" | "closing";
  startsAt: Instant;
  endsAt: Instant;
  originalEndsAt: Instant;
  book: BidBook;
};
export type AfterClose = Known & {
  /** The end that was in force when it closed. */
  endsAt: Instant;
  book: BidBook;
  /** Everyone who became the buyer, in order; one who becomes it again gets another order. */
  buyers: readonly string[];
  /** Who won and did not pay in time. */
  missed: { buyerId: string; orderId: string } | null;
  lastOffer: Offer | null;
};
/** Nobody is bound: nothing was sold, or the sale fell and its next step is in the same append. */
export type Closed = AfterClose & { status: "closed"; outcome: AuctionClosed["data"]["outcome"] };
export type AwaitingPayment = AfterClose & { status: "awaitingPayment"; sale: Sale };
export type Offered = AfterClose & { status: "offered"; offer: Offer };
export type Settled = AfterClose & { status: "settled"; sale: Sale };
export type Lapsed = AfterClose & { status: "lapsed" };
export type Cancelled = Known & { status: "cancelled" };

export type Auction =
  | { status: "unknown" }
  | Scheduled
  | Running
  | Closed
  | AwaitingPayment
  | Offered
  | Settled
  | Lapsed
  | Cancelled;

export type Ended = Closed | AwaitingPayment | Offered | Settled | Lapsed;

export const isRunning = (auction: Auction): auction is Running =>
  auction.status === "live" || auction.status === "closing";

export const hasEnded = (auction: Auction): auction is Ended => "buyers" in auction;

/** Whose decision or payment the sale waits for. */
export const isInSale = (auction: Auction): auction is AwaitingPayment | Offered =>
  auction.status === "awaitingPayment" || auction.status === "offered";
