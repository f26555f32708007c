import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { isTransferReference, REFUNDS_BESIDE_PRICE } from "@naqsh/shared/order";
import type { FulfilmentEvent, OrderFulfilment, OrderRefund, OrderReturn, RefundOwed } from "@naqsh/shared/order";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

type ReturnDocument = Omit<OrderReturn, "reason" | "answer"> & {
  reason: PersonalText;
  answer: (Omit<NonNullable<OrderReturn["answer"]>, "reason"> & { reason: PersonalText | null }) | null;
};

type RefundDocument = Omit<OrderRefund, "note" | "dueAt"> & {
  id: string;
  note: PersonalText | null;
  /** Of what was no part of the price its artist is told nothing. */
  isBesidePrice: boolean;
};

/** An order's life after its payment, with people's words as they lie in the log. */
export type FulfilmentDocument = Omit<OrderFulfilment, "returning" | "refunds"> & {
  returning: ReturnDocument | null;
  refunds: RefundDocument[];
};

export const NO_FULFILMENT: FulfilmentDocument = {
  parcel: null,
  isOverdue: false,
  receivedAt: null,
  returnDueAt: null,
  returning: null,
  refunds: [],
  movedBy: null,
};

const withReturn = (of: FulfilmentDocument, changes: Partial<ReturnDocument>): FulfilmentDocument =>
  of.returning === null ? of : { ...of, returning: { ...of.returning, ...changes } };

/** Says what a step of the fulfilment made of it. */
export const fulfilmentAfter = (of: FulfilmentDocument, event: RecordedEvent<FulfilmentEvent>): FulfilmentDocument => {
  switch (event.type) {
    case "OrderShipped": {
      const { carrier, trackingNumber, shippedAt: at } = event.data;
      return { ...of, parcel: { carrier, trackingNumber, at } };
    }
    case "ShipmentOverdue":
      return { ...of, isOverdue: true };
    case "OrderReceived":
      return { ...of, receivedAt: event.data.receivedAt, returnDueAt: event.data.returnDueAt };
    case "ReturnRequested": {
      const { reason, isDefective, pictures, requestedAt } = event.data;
      const asked = { status: "requested" as const, reason, isDefective, pictures, requestedAt };
      return { ...of, returning: { ...asked, answer: null, parcel: null, arrivedAt: null } };
    }
    case "ReturnEscalated":
      return withReturn(of, { status: "escalated" });
    case "ReturnAccepted": {
      const { by, acceptedAt: at } = event.data;
      return withReturn(of, { status: "accepted", answer: { by, at, reason: null } });
    }
    case "ReturnDeclined": {
      const { by, declinedAt: at, reason, returnDueAt } = event.data;
      return withReturn({ ...of, returnDueAt }, { status: "declined", answer: { by, at, reason } });
    }
    case "ReturnLapsed":
      return withReturn({ ...of, returnDueAt: event.data.returnDueAt }, { status: "lapsed" });
    case "ReturnPeriodEnded":
      return { ...of, returnDueAt: null };
    case "ReturnSent": {
      const { carrier, trackingNumber, sentAt: at } = event.data;
      return withReturn(of, { status: "sent", parcel: { carrier, trackingNumber, at } });
    }
    case "ReturnArrived":
      return withReturn(of, { status: "arrived", arrivedAt: event.data.arrivedAt });
    case "OrderDeadlineMoved": {
      const { because, step, dueAt } = event.data;
      return { ...of, movedBy: because, ...(step === "returnPeriod" && { returnDueAt: dueAt }) };
    }
    default:
      return unreachable(event);
  }
};

/** Takes money that is to go back. */
export const withRefundOwed = (
  of: FulfilmentDocument,
  { data, recordedAt }: RecordedEvent<RefundOwed>,
): FulfilmentDocument => {
  const { amount, paymentId, refundId = paymentId, note = null, reference } = data;
  const reason: OrderRefund["reason"] = data.reason ?? "notAwaited";
  const isBesidePrice = reason === "notAwaited" || REFUNDS_BESIDE_PRICE.has(reason);
  const refund = { id: refundId, amount, reason, isBesidePrice, isByHand: isTransferReference(reference), note };
  return { ...of, refunds: [...of.refunds, { ...refund, owedAt: recordedAt, doneAt: null, failedAt: null }] };
};

export const withRefundDone = (of: FulfilmentDocument, refundId: string, doneAt: string): FulfilmentDocument => ({
  ...of,
  refunds: of.refunds.map((refund) => (refund.id === refundId ? { ...refund, doneAt, failedAt: null } : refund)),
});

/** It did not go; `failedAt`: null once it is sent anew. */
export const withRefundFailed = (
  of: FulfilmentDocument,
  refundId: string,
  failedAt: string | null,
): FulfilmentDocument => ({
  ...of,
  refunds: of.refunds.map((refund) => (refund.id === refundId ? { ...refund, doneAt: null, failedAt } : refund)),
});

/** Halalas of the price that went back already. */
export const refundedOf = ({ refunds }: FulfilmentDocument): number =>
  refunds.reduce(
    (sum, { amount, doneAt, isBesidePrice }) => (doneAt === null || isBesidePrice ? sum : sum + amount),
    0,
  );

/** Whether money waits for an administrator to send it by bank transfer. */
export const awaitsHand = ({ refunds }: FulfilmentDocument): boolean =>
  refunds.some(({ isByHand, doneAt }) => isByHand && doneAt === null);
