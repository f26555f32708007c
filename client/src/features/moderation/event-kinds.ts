import type { HistoryKind } from "@naqsh/shared/moderation";
import type { NaqshEvent } from "@naqsh/shared/registry";

export type EventType = NaqshEvent["type"];

/** Exhaustive: a new type of event has to stand here to compile, and so can be looked for. */
const KIND_OF: Readonly<Record<EventType, HistoryKind>> = {
  UserRegistered: "account",
  UserBanned: "account",
  UserUnbanned: "account",
  UnpaidWinRecorded: "account",
  RegistrationAbandoned: "account",
  UnpaidWinForgiven: "account",
  AccountErased: "account",
  EmailClaimed: "account",
  EmailReleased: "account",
  UsernameClaimed: "account",
  UsernameReleased: "account",
  ArtworkSubmitted: "artwork",
  ArtworkRevised: "artwork",
  PriceChanged: "artwork",
  ArtworkApproved: "artwork",
  ArtworkRejected: "artwork",
  ArtworkRenditionsMade: "artwork",
  ArtworkConsigned: "artwork",
  ConsignedArtworkReturned: "artwork",
  ArtworkSold: "artwork",
  AuctionScheduled: "auction",
  AuctionOpened: "auction",
  BidPlaced: "auction",
  MaximumRaised: "auction",
  ReserveMet: "auction",
  AuctionExtended: "auction",
  AuctionDeadlinesMoved: "auction",
  AuctionClosing: "auction",
  BidderVoided: "auction",
  AuctionClosed: "auction",
  WinnerDetermined: "auction",
  PaymentDeadlineMissed: "auction",
  OfferedToNextBidder: "auction",
  OfferDeclined: "auction",
  OfferExpired: "auction",
  AuctionSettled: "auction",
  AuctionLapsed: "auction",
  AuctionCancelled: "auction",
  OrderCreated: "order",
  PaymentBegun: "order",
  PaymentConfirmationRequired: "order",
  PaymentConfirmed: "order",
  PaymentSucceeded: "order",
  PaymentFailed: "order",
  OrderCancelled: "order",
  PaymentDeadlineMoved: "order",
  RefundOwed: "order",
  OrderRefunded: "order",
  NoticeReceived: "notification",
  NoticeRead: "notification",
  AllNoticesRead: "notification",
  NoticeDeleted: "notification",
  NoticeMailed: "notification",
  OutageRecorded: "operations",
};

const TYPES = Object.keys(KIND_OF) as EventType[];

export const eventTypeFrom = (text: string | null): EventType | null => TYPES.find((type) => type === text) ?? null;

export const kindOfType = (type: EventType): HistoryKind => KIND_OF[type];

/** The types of one kind, in the order of their lives. */
export const typesOf = (kind: HistoryKind): EventType[] => TYPES.filter((type) => KIND_OF[type] === kind);
