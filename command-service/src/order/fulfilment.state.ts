import { shipDueAtOf } from "@naqsh/shared/order";
import type { FulfilmentEvent, FulfilmentStep, PaymentSucceeded } from "@naqsh/shared/order";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** What is waited for, since when, and the moment at which the waiting ends. */
export type Waiting = { step: FulfilmentStep; since: Instant; dueAt: Instant };

export type ReturnStatus = "none" | "requested" | "escalated" | "accepted" | "sent" | "arrived" | "declined" | "lapsed";

/** An order's life after its payment. */
export type Fulfilment = {
  stage: "processing" | "shipped" | "received";
  /** The artist let the time to ship pass. */
  isOverdue: boolean;
  /** Null when nothing has a time any more. */
  waiting: Waiting | null;
  returning: ReturnStatus;
  /** Until when a return may be asked; null before the receipt. */
  returnDueAt: Instant | null;
  /** Outages and changes of holidays that moved a deadline. */
  moves: readonly string[];
};

export const begunFulfilment = ({ paidAt, shipDueAt }: PaymentSucceeded["data"]): Fulfilment => ({
  stage: "processing",
  isOverdue: false,
  waiting: { step: "shipment", since: paidAt, dueAt: shipDueAt ?? shipDueAtOf(paidAt, []) },
  returning: "none",
  returnDueAt: null,
  moves: [],
});

/** The time after a return that came to nothing. */
const endOfReturn = (
  of: Fulfilment,
  returning: "declined" | "lapsed",
  { since, dueAt }: Omit<Waiting, "step">,
): Fulfilment => ({ ...of, returning, waiting: { step: "returnPeriod", since, dueAt } });

export const evolveFulfilment = (of: Fulfilment, event: FulfilmentEvent): Fulfilment => {
  switch (event.type) {
    case "OrderShipped": {
      const { shippedAt: since, receiptDueAt: dueAt } = event.data;
      return { ...of, stage: "shipped", waiting: { step: "receipt", since, dueAt } };
    }
    case "ShipmentOverdue":
      return { ...of, isOverdue: true, waiting: null };
    case "OrderReceived": {
      const { receivedAt: since, returnDueAt: dueAt } = event.data;
      return { ...of, stage: "received", returnDueAt: dueAt, waiting: { step: "returnPeriod", since, dueAt } };
    }
    case "ReturnRequested": {
      const { requestedAt: since, answerDueAt: dueAt } = event.data;
      return { ...of, returning: "requested", waiting: { step: "returnAnswer", since, dueAt } };
    }
    case "ReturnEscalated":
      return { ...of, returning: "escalated", waiting: null };
    case "ReturnAccepted": {
      const { acceptedAt: since, sendDueAt: dueAt } = event.data;
      return { ...of, returning: "accepted", waiting: { step: "returnSending", since, dueAt } };
    }
    case "ReturnDeclined":
      return endOfReturn(of, "declined", { since: event.data.declinedAt, dueAt: event.data.returnDueAt });
    case "ReturnLapsed":
      return endOfReturn(of, "lapsed", { since: event.data.dueAt, dueAt: event.data.returnDueAt });
    case "ReturnPeriodEnded":
      return { ...of, waiting: null };
    case "ReturnSent": {
      const { sentAt: since, arrivalDueAt: dueAt } = event.data;
      return { ...of, returning: "sent", waiting: { step: "returnArrival", since, dueAt } };
    }
    case "ReturnArrived":
      return { ...of, returning: "arrived", waiting: null };
    case "OrderDeadlineMoved": {
      const { moveId, step, dueAt } = event.data;
      const moves = [...of.moves, moveId];
      if (of.waiting?.step !== step) return { ...of, moves };
      const returnDueAt = step === "returnPeriod" ? dueAt : of.returnDueAt;
      return { ...of, moves, returnDueAt, waiting: { ...of.waiting, dueAt } };
    }
    default:
      return unreachable(event);
  }
};
