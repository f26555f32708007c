import { answer, post } from "../kernel/endpoint";
import type { Instant } from "../kernel/instant";
import { NoBody } from "../kernel/no-body";
import { PlaceBidBody, ScheduleAuctionBody, VoidBidderBody } from "./auction.commands";
import type { BidAnswer } from "./auction.views";

/** `orderId`: the order that the auction waits for from then on, or has; null if there is none. */
type ChangedAuction = { id: string; orderId: string | null };

const REFUSALS_OF_BIDS = [
  "ACCOUNT_UNKNOWN",
  "ACCOUNT_LEAVING",
  "EMAIL_NOT_VERIFIED",
  "TERMS_NOT_ACCEPTED",
  "AUCTION_UNKNOWN",
  "AUCTION_NOT_OPEN",
  "AUCTION_NOT_STARTED",
  "AUCTION_ENDED",
  "BID_UNDECIDED",
  "BID_TOO_LOW",
  "MAXIMUM_NOT_RAISED",
  "BID_NOT_WHOLE_RIYALS",
  "BIDDER_IS_ARTIST",
  "BIDDER_IS_ADMINISTRATOR",
  "BIDDER_BANNED",
  "BIDDER_VOIDED",
  "BIDDER_OWES_PAYMENT",
] as const;

/** What changes an auction. */
export const auctionWrites = {
  scheduleAuction: post("/api/auctions", {
    access: "verified",
    needsTerms: true,
    rateLimit: "writes",
    summary: { ar: "جدولة مزاد لعمل", en: "Schedules the auction of a work" },
    input: ScheduleAuctionBody,
    answer: answer<{ id: string; artworkId: string; startsAt: Instant; endsAt: Instant }>(),
    creates: true,
    refusals: [
      "ESTIMATE_INVALID",
      "AUCTION_EXISTS",
      "AUCTION_TIMES_INVALID",
      "RESERVE_BELOW_OPENING",
      "ARTWORK_UNKNOWN",
      "NOT_YOUR_ARTWORK",
      "ARTWORK_NOT_APPROVED",
      "ARTWORK_WITHDRAWN",
      "ARTWORK_IS_CONSIGNED",
      "ARTWORK_IS_RESERVED",
      "ARTWORK_IS_SOLD",
    ],
  }),
  placeBid: post("/api/auctions/:id/bids", {
    access: "signedIn",
    rateLimit: "bids",
    summary: { ar: "المزايدة في مزاد بحد أعلى سري", en: "Bids in an auction, with a secret maximum" },
    ids: { id: "AUCTION_UNKNOWN" },
    input: PlaceBidBody,
    answer: answer<BidAnswer>(),
    creates: true,
    refusals: REFUSALS_OF_BIDS,
  }),
  placeBidOnArtwork: post("/api/artworks/:id/bids", {
    access: "signedIn",
    rateLimit: "bids",
    summary: { ar: "المزايدة في مزاد عمل", en: "Bids in the auction that a work is consigned to" },
    ids: { id: "ARTWORK_UNKNOWN" },
    input: PlaceBidBody,
    answer: answer<BidAnswer>(),
    creates: true,
    refusals: REFUSALS_OF_BIDS,
  }),
  cancelAuction: post("/api/auctions/:id/cancel", {
    access: "verified",
    whileLeaving: true,
    rateLimit: "writes",
    summary: { ar: "إلغاء مزاد قبل أول مزايدة", en: "Cancels an auction that has no bids" },
    ids: { id: "AUCTION_UNKNOWN" },
    input: NoBody,
    answer: answer<ChangedAuction>(),
    refusals: ["NOT_YOUR_AUCTION", "AUCTION_HAS_BIDS", "AUCTION_NOT_OPEN"],
  }),
  acceptOffer: post("/api/auctions/:id/offer/accept", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "قبول عرض الفرصة الثانية", en: "Accepts a second-chance offer" },
    ids: { id: "AUCTION_UNKNOWN" },
    input: NoBody,
    answer: answer<ChangedAuction>(),
    refusals: ["ACCOUNT_UNKNOWN", "NO_OFFER_FOR_YOU", "OFFER_ENDED", "BIDDER_BANNED"],
  }),
  declineOffer: post("/api/auctions/:id/offer/decline", {
    access: "verified",
    whileLeaving: true,
    rateLimit: "writes",
    summary: { ar: "رفض عرض الفرصة الثانية", en: "Declines a second-chance offer" },
    ids: { id: "AUCTION_UNKNOWN" },
    input: NoBody,
    answer: answer<ChangedAuction>(),
    refusals: ["NO_OFFER_FOR_YOU", "OFFER_ENDED"],
  }),
  voidBidder: post("/api/admin/auctions/:id/void-bidder", {
    access: "administrator",
    summary: { ar: "إبطال مزايدات مزايد", en: "Takes a bidder and their bids out of an auction" },
    ids: { id: "AUCTION_UNKNOWN" },
    input: VoidBidderBody,
    answer: answer<ChangedAuction>(),
    refusals: ["BIDDER_UNKNOWN", "AUCTION_ALREADY_PAID", "AUCTION_NOT_OPEN"],
  }),
};
