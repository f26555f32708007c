import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import { visibleText } from "../kernel/visible-text";
import type { AccountRole } from "../account";
import type { AuctionScheduled } from "./auction.events";
import { INCREMENT_POLICIES } from "./auction.events";

/** Whole riyals on the wire; bids and prices of auctions have no halalas. */
const riyals = z.int().check(z.minimum(1), z.maximum(99_999_999));
const instant = z.iso.datetime({ precision: 3 });

/** POST /api/auctions */
export const ScheduleAuctionBody = z.object({
  artworkId: z.uuid(),
  openingPrice: riyals,
  reserve: z.optional(z.nullable(riyals)),
  estimateLow: z.optional(z.nullable(riyals)),
  estimateHigh: z.optional(z.nullable(riyals)),
  startsAt: instant,
  endsAt: instant,
  minBidIncrement: z._default(riyals, 50),
  incrementPolicy: z._default(z.enum(INCREMENT_POLICIES), "standard-1"),
});
export type ScheduleAuctionBody = z.infer<typeof ScheduleAuctionBody>;

/**
 * POST /api/artworks/:id/bids and /api/auctions/:id/bids. `amount` is in riyals: the most that the bidder will pay;
 * the system bids no more of it than it needs to lead. Halalas are let through to the refusal that says so in words.
 */
export const PlaceBidBody = z.object({
  amount: z.number().check(z.minimum(1), z.maximum(99_999_999), z.multipleOf(0.01)),
});
export type PlaceBidBody = z.infer<typeof PlaceBidBody>;

/** POST /api/admin/auctions/:id/void-bidder; the bidder by their number in the auction. */
export const VoidBidderBody = z.object({
  alias: z.int().check(z.minimum(1)),
  reason: z.string().check(z.overwrite(visibleText), z.trim(), z.minLength(3), z.maxLength(1000)),
});
export type VoidBidderBody = z.infer<typeof VoidBidderBody>;

export type ScheduleAuction = CommandOf<"ScheduleAuction", AuctionScheduled["data"]>;
/** `bannedArtist`: it ends with the ban of that artist, even if it has bids; only the system says so. */
export type CancelAuction = CommandOf<
  "CancelAuction",
  { auctionId: string; cancelledBy: string; bannedArtist?: string }
>;
export type OpenAuction = CommandOf<"OpenAuction", { auctionId: string }>;
/** Facts of the bidder's own stream travel with the command; they may be a moment old. */
export type PlaceBid = CommandOf<
  "PlaceBid",
  {
    auctionId: string;
    bidderId: string;
    bidderRole: AccountRole;
    banned: boolean;
    openUnpaidWins: number;
    maximum: Halalas;
    commitment: string;
  }
>;
export type BeginClosing = CommandOf<"BeginClosing", { auctionId: string }>;
export type CloseAuction = CommandOf<"CloseAuction", { auctionId: string }>;
export type VoidBidder = CommandOf<
  "VoidBidder",
  /** Plain from a person; as the order holds it, sealed, from the system. */
  { auctionId: string; alias: number; voidedBy: string; reason: string | PersonalText; orderIsPaid: boolean }
>;
/** From and to: the outage's. */
export type CompensateOutage = CommandOf<
  "CompensateOutage",
  { auctionId: string; outageId: string; from: Instant; to: Instant }
>;
/** The process that decides stood still: the time is given back if the end lay in it. `outageId` names that standstill. */
export type CompensateFreeze = CommandOf<
  "CompensateFreeze",
  { auctionId: string; outageId: string; from: Instant; to: Instant }
>;
/** The order's stream has decided that the payment did not come in time. `nextBidderAllowed`: not banned, nor stopped by unpaid wins. */
export type RecordMissedPayment = CommandOf<
  "RecordMissedPayment",
  { auctionId: string; orderId: string; nextBidderAllowed: boolean }
>;
export type AcceptOffer = CommandOf<"AcceptOffer", { auctionId: string; bidderId: string; banned: boolean }>;
export type DeclineOffer = CommandOf<"DeclineOffer", { auctionId: string; bidderId: string }>;
export type ExpireOffer = CommandOf<"ExpireOffer", { auctionId: string }>;
export type SettleAuction = CommandOf<"SettleAuction", { auctionId: string; orderId: string }>;

export type AuctionCommand =
  | ScheduleAuction
  | CancelAuction
  | OpenAuction
  | PlaceBid
  | BeginClosing
  | CloseAuction
  | VoidBidder
  | CompensateOutage
  | CompensateFreeze
  | RecordMissedPayment
  | AcceptOffer
  | DeclineOffer
  | ExpireOffer
  | SettleAuction;
