import {
  LONGEST_AUCTION_MS,
  SHORTEST_AUCTION_MS,
  type AuctionEvent,
  type AuctionRejection,
  type CancelAuction,
  type OpenAuction,
  type ScheduleAuction,
} from "@naqsh/shared/auction";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { msBetween } from "@naqsh/shared/kernel/instant";
import type { Auction } from "./auction.state";

export type AuctionDecision = Decision<AuctionEvent, AuctionRejection>;

export const scheduleAuction = (
  { data }: ScheduleAuction,
  auction: Auction,
  { receivedAt }: Times,
): AuctionDecision => {
  if (auction.status !== "unknown") return reject({ code: "AUCTION_EXISTS" });
  const lengthMs = msBetween(data.startsAt, data.endsAt);
  if (data.startsAt <= receivedAt || lengthMs < SHORTEST_AUCTION_MS || lengthMs > LONGEST_AUCTION_MS) {
    return reject({ code: "AUCTION_TIMES_INVALID" });
  }
  if (data.reserve !== null && data.reserve < data.openingPrice) return reject({ code: "RESERVE_BELOW_OPENING" });
  if (data.estimate && data.estimate.low > data.estimate.high) return reject({ code: "ESTIMATE_INVALID" });
  return accept({ type: "AuctionScheduled", data });
};

/**
 * The artist's own, and only before the first bid, even if that one was voided since; or any open one of an artist
 * whose ban an administrator lets end it.
 */
export const cancelAuction = ({ data }: CancelAuction, auction: Auction): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  const { auctionId, artworkId, artistId } = auction.schedule;
  const isByBan = data.bannedArtist === artistId;
  if (data.cancelledBy !== artistId && !isByBan) return reject({ code: "NOT_YOUR_AUCTION" });
  if (auction.status === "cancelled") return accept();
  if (!isByBan && "book" in auction && auction.book.bids !== null) return reject({ code: "AUCTION_HAS_BIDS" });
  if (auction.status !== "scheduled" && auction.status !== "live") return reject({ code: "AUCTION_NOT_OPEN" });
  return accept({ type: "AuctionCancelled", data: { auctionId, artworkId, artistId, cancelledBy: data.cancelledBy } });
};

export const openAuction = (_: OpenAuction, auction: Auction, { now }: Times): AuctionDecision => {
  if (auction.status === "unknown") return reject({ code: "AUCTION_UNKNOWN" });
  if (auction.status === "cancelled") return reject({ code: "AUCTION_NOT_OPEN" });
  if (auction.status !== "scheduled") return accept();
  const { startsAt, endsAt } = auction;
  if (now < startsAt) return reject({ code: "AUCTION_NOT_STARTED", startsAt });
  const { auctionId, artworkId, artistId } = auction.schedule;
  return accept({ type: "AuctionOpened", data: { auctionId, artworkId, artistId, openedAt: now, endsAt } });
};
