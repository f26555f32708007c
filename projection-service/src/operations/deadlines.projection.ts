import { CLOSING_DRAIN_MS } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { after, later } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { DeadlineAction } from "@naqsh/shared/operations";
import { shipDueAtOf } from "@naqsh/shared/order";
import type { EventsOf } from "@naqsh/shared/registry";

/** The command that is due to a stream next, and when. */
export type DeadlineDocument = {
  streamCategory: "auction" | "order" | "user";
  streamId: string;
  action: DeadlineAction;
  dueAt: Instant;
};

const HANDLED = [
  "AuctionScheduled",
  "AuctionOpened",
  "AuctionExtended",
  "AuctionDeadlinesMoved",
  "AuctionClosing",
  "AuctionClosed",
  "WinnerDetermined",
  "OfferedToNextBidder",
  "OfferDeclined",
  "OfferExpired",
  "AuctionSettled",
  "AuctionLapsed",
  "AuctionCancelled",
  "OrderCreated",
  "PaymentBegun",
  "PaymentDeadlineMoved",
  "PaymentSucceeded",
  "OrderCancelled",
  "OrderShipped",
  "ShipmentOverdue",
  "OrderReceived",
  "ReturnRequested",
  "ReturnEscalated",
  "ReturnAccepted",
  "ReturnDeclined",
  "ReturnLapsed",
  "ReturnPeriodEnded",
  "ReturnSent",
  "ReturnArrived",
  "OrderDeadlineMoved",
  "AccountDeletionRequested",
  "AccountDeletionWithdrawn",
  "AccountErased",
] as const;
type Event = EventsOf<typeof HANDLED>;

const ofAuction = (auctionId: string, action: DeadlineDocument["action"], dueAt: Instant): DeadlineDocument => ({
  streamCategory: "auction",
  streamId: auctionId,
  action,
  dueAt,
});

const moved = (
  deadline: DeadlineDocument | null,
  { data }: Extract<Event, { type: "AuctionDeadlinesMoved" }>,
): DeadlineDocument | null => {
  const dueAt = deadline?.action === "OpenAuction" ? data.startsAt : data.offerEndsAt;
  return deadline === null || dueAt === null ? deadline : { ...deadline, dueAt };
};

const ofOrder = (streamId: string, dueAt: Instant): DeadlineDocument => ({
  streamCategory: "order",
  streamId,
  action: "PassOrderDeadline",
  dueAt,
});

/** An order's steps after its payment; anything else ends what was due. */
const ofFulfilment = (deadline: DeadlineDocument | null, event: RecordedEvent<Event>): DeadlineDocument | null => {
  switch (event.type) {
    case "PaymentSucceeded": {
      const { orderId, paidAt, shipDueAt } = event.data;
      return ofOrder(orderId, shipDueAt ?? shipDueAtOf(paidAt, []));
    }
    case "OrderShipped":
      return ofOrder(event.data.orderId, event.data.receiptDueAt);
    case "OrderReceived":
    case "ReturnDeclined":
    case "ReturnLapsed":
      return ofOrder(event.data.orderId, event.data.returnDueAt);
    case "ReturnRequested":
      return ofOrder(event.data.orderId, event.data.answerDueAt);
    case "ReturnAccepted":
      return ofOrder(event.data.orderId, event.data.sendDueAt);
    case "ReturnSent":
      return ofOrder(event.data.orderId, event.data.arrivalDueAt);
    case "OrderDeadlineMoved":
      return deadline && { ...deadline, dueAt: event.data.dueAt };
    default:
      return null;
  }
};

const evolved = (deadline: DeadlineDocument | null, event: RecordedEvent<Event>): DeadlineDocument | null => {
  switch (event.type) {
    case "AuctionScheduled":
      return ofAuction(event.data.auctionId, "OpenAuction", event.data.startsAt);
    case "AuctionOpened":
    case "AuctionExtended":
      return ofAuction(event.data.auctionId, "BeginClosing", event.data.endsAt);
    case "AuctionClosing":
      return ofAuction(event.data.auctionId, "CloseAuction", after(event.data.endsAt, CLOSING_DRAIN_MS));
    case "OfferedToNextBidder":
      return ofAuction(event.data.auctionId, "ExpireOffer", event.data.offerEndsAt);
    case "AuctionDeadlinesMoved":
      return moved(deadline, event);
    case "OrderCreated":
      return {
        streamCategory: "order",
        streamId: event.data.orderId,
        action: "CancelOrder",
        dueAt: event.data.paymentDueAt,
      };
    case "AccountDeletionRequested": {
      const { userId, erasesAt } = event.data;
      return { streamCategory: "user", streamId: userId, action: "EraseAccount", dueAt: erasesAt };
    }
    case "PaymentBegun": {
      const { transfer } = event.data;
      return deadline === null || !transfer ? deadline : { ...deadline, dueAt: later(deadline.dueAt, transfer.dueAt) };
    }
    case "PaymentDeadlineMoved":
      return deadline === null ? null : { ...deadline, dueAt: event.data.paymentDueAt };
    default:
      return ofFulfilment(deadline, event);
  }
};

/** What is due when, one next deadline for each auction, order and account: what a timer that was lost is told from. */
export const deadlinesProjection: Projection<DeadlineDocument, Event> = {
  name: "deadlines",
  version: 4,
  indexes: { byTime: ["dueAt"] },
  handles: HANDLED,
  keysOf: (event) => [event.stream],
  evolve: evolved,
};
