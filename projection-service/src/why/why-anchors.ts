import { SENDING_TO_REVIEW, sendsToReview } from "@naqsh/shared/artwork";
import type { NaqshEvent } from "@naqsh/shared/registry";
import type { WhyState } from "@naqsh/shared/why";
import type { KnownEvent } from "./why-facts";

type EventType = NaqshEvent["type"];

/** How a state's story is found in the stream of its subject. */
export type WhyAnchor = {
  /** `payouts`: what the stream of its artist holds of an order. */
  category: "auction" | "artwork" | "order" | "payouts";
  /** The event that brought the state about: the last of the stream that fits. */
  brings: (event: KnownEvent, asker: string | null) => boolean;
  /** Types whose last event before it belongs to the story. */
  before: readonly EventType[];
  /** Types of which what followed from it belongs to the story. */
  after?: readonly EventType[];
  /** Types after which the state holds no more. */
  until?: readonly EventType[];
  /** Asked of one's own standing in an auction alone. */
  isOwn?: true;
};

const isA =
  (...types: readonly EventType[]) =>
  ({ type }: KnownEvent): boolean =>
    types.includes(type);

/** Whether an event leaves somebody behind who led, or whose own bid was not enough. */
const outbids = (event: KnownEvent, asker: string | null): boolean => {
  if (event.type !== "BidPlaced" && event.type !== "BidderVoided") return false;
  const { bidderId, leaderId, previousLeaderId } = event.data;
  return leaderId !== null && leaderId !== asker && (previousLeaderId === asker || bidderId === asker);
};

export const whyAnchors: Readonly<Record<WhyState, WhyAnchor>> = {
  outbid: { category: "auction", brings: outbids, before: [], isOwn: true },
  extended: { category: "auction", brings: isA("AuctionExtended"), before: [] },
  reserveNotMet: {
    category: "auction",
    brings: (event) => event.type === "BidPlaced" && event.data.reserveStatus === "notMet",
    before: ["AuctionScheduled"],
    until: ["ReserveMet"],
  },
  passed: {
    category: "auction",
    brings: (event) => event.type === "AuctionClosed" && event.data.outcome !== "sold",
    before: ["AuctionScheduled", "BidPlaced"],
  },
  lapsed: { category: "auction", brings: isA("AuctionLapsed"), before: ["AuctionClosed", "PaymentDeadlineMissed"] },
  offered: {
    category: "auction",
    brings: (event, asker) => event.type === "OfferedToNextBidder" && event.data.bidderId === asker,
    before: ["AuctionClosed", "PaymentDeadlineMissed"],
    isOwn: true,
  },
  /** How the sale of a closed auction goes, or went, step by step. */
  sale: {
    category: "auction",
    brings: isA("WinnerDetermined", "OfferedToNextBidder", "OfferDeclined", "AuctionSettled"),
    before: ["AuctionClosed", "PaymentDeadlineMissed", "OfferedToNextBidder", "WinnerDetermined"],
    until: ["AuctionLapsed", "AuctionCancelled"],
  },
  voided: {
    category: "auction",
    brings: (event, asker) => event.type === "BidderVoided" && event.data.bidderId === asker,
    before: [],
    isOwn: true,
  },
  cancelled: { category: "auction", brings: isA("AuctionCancelled"), before: ["AuctionScheduled"] },
  underReview: {
    category: "artwork",
    brings: sendsToReview,
    before: ["ArtworkSubmitted", "ArtworkApproved", "ArtworkRejected"],
    after: ["ArtworkRenditionsMade"],
    until: ["ArtworkApproved", "ArtworkRejected", "ArtworkWithdrawn"],
  },
  rejected: {
    category: "artwork",
    brings: isA("ArtworkRejected"),
    before: SENDING_TO_REVIEW,
    until: ["ArtworkRevised", "WorkPictureAdded", "ArtworkApproved", "ArtworkWithdrawn"],
  },
  orderPriced: { category: "order", brings: isA("OrderCreated"), before: [] },
  orderPaid: { category: "order", brings: isA("PaymentSucceeded"), before: ["OrderCreated", "DeliveryChosen"] },
  orderRefunded: {
    category: "order",
    brings: isA("RefundOwed", "OrderRefunded", "RefundFailed"),
    before: [
      "PaymentSucceeded",
      "ReturnRequested",
      "OrderCancelled",
      "RefundOwed",
      "RefundRepeated",
      "RefundTransferClaimed",
    ],
  },
  payoutDue: {
    category: "payouts",
    brings: isA("PayoutScheduled", "PayoutDayMoved"),
    before: ["PayoutOpened", "PayoutScheduled"],
  },
  payoutPaid: {
    category: "payouts",
    brings: isA("PayoutConfirmed", "PayoutFailed"),
    before: ["PayoutScheduled", "PayoutBatched"],
  },
  orderCancelled: { category: "order", brings: isA("OrderCancelled"), before: ["OrderCreated", "PaymentFailed"] },
};
