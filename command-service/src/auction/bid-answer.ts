import { askAt, type AuctionEvent, type BidAnswer, type BidReceipt, type PublicRow } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { CommandEffect } from "../handler/command";
import { isRunning, type Auction, type Running } from "./auction.state";
import { hashBefore } from "./bid-book.state";

type RecordedBid = Extract<RecordedEvent<AuctionEvent>, { type: "BidPlaced" | "MaximumRaised" }>;

/** What a bidder alone hears of their bid, from its events and the state right after them. `salt` is theirs. */
export const bidAnswerFrom = (salt: string, { events, state }: CommandEffect<Auction, AuctionEvent>): BidAnswer => {
  const bid = events.find(
    (event): event is RecordedBid => event.type === "BidPlaced" || event.type === "MaximumRaised",
  );
  if (!bid || !isRunning(state)) throw new Error("A bid that was accepted leaves a bid in a running auction");
  const { auctionId, alias, maximum, price, rows, leaderAlias } = bid.data;
  const own = rows.find((row) => row.alias === alias);
  return {
    id: bid.id,
    auctionId,
    standing: leaderAlias === alias ? "leading" : "outbid",
    alias,
    maximum,
    price: price ?? 0,
    ask: askAt(state.book.terms, price),
    endsAt: state.endsAt,
    receipt: own ? receiptOf(state, own, salt) : null,
  };
};

const receiptOf = ({ schedule, book }: Running, row: PublicRow, salt: string): BidReceipt => {
  const { number, alias, amount, receivedAt, acceptedAt, commitment, hash } = row;
  const previousHash = hashBefore(book, number);
  return {
    auctionId: schedule.auctionId,
    number,
    alias,
    amount,
    receivedAt,
    acceptedAt,
    commitment,
    salt,
    previousHash,
    hash,
  };
};
