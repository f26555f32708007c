import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { OrderEvent, RefundOwed } from "@naqsh/shared/order";
import type { TransferLine, TransferRefund, TransferStatus } from "@naqsh/shared/transfer";

const HANDLED = [
  "PaymentBegun",
  "TransferReceived",
  "PaymentSucceeded",
  "PaymentFailed",
  "RefundOwed",
  "OrderRefunded",
] as const;
type Event = Extract<OrderEvent, { type: (typeof HANDLED)[number] }>;

/** A payment by bank transfer, without names. */
export type TransferDocument = {
  paymentId: string;
  orderId: string;
  buyerId: string;
  reference: string;
  amount: Halalas;
  received: Halalas;
  status: TransferStatus;
  begunAt: Instant;
  dueAt: Instant;
  lines: TransferLine[];
  refunds: TransferRefund[];
  /** Whether money of it waits to be sent back. */
  owes: "yes" | "no";
};

const withRefunds = (transfer: TransferDocument, refunds: TransferRefund[]): TransferDocument => ({
  ...transfer,
  refunds,
  owes: refunds.some(({ sentAt }) => sentAt === null) ? "yes" : "no",
});

const owed = ({ data, recordedAt: owedAt }: RecordedEvent<RefundOwed>): TransferRefund => {
  const { refundId = null, amount, reason = null } = data;
  return { refundId, amount, reason, owedAt, sentAt: null, bankReference: null };
};

const evolved = (transfer: TransferDocument, event: RecordedEvent<Event>): TransferDocument => {
  switch (event.type) {
    case "TransferReceived": {
      const { lineId, amount, bookedOn } = event.data;
      const lines = [...transfer.lines, { lineId, amount, bookedOn }];
      return { ...transfer, received: transfer.received + amount, lines };
    }
    case "PaymentSucceeded":
      return { ...transfer, status: "paid" };
    case "PaymentFailed":
      return { ...transfer, status: "over" };
    case "RefundOwed":
      return withRefunds(transfer, [...transfer.refunds, owed(event)]);
    case "OrderRefunded": {
      const { refundId = null, bankReference = null } = event.data;
      const sent = { sentAt: event.recordedAt, bankReference };
      return withRefunds(
        transfer,
        transfer.refunds.map((refund) => (refund.refundId === refundId ? { ...refund, ...sent } : refund)),
      );
    }
    case "PaymentBegun":
      return transfer;
  }
};

/** Payments by bank transfer: what is awaited, what came, and what has to be sent back. */
export const transfersProjection: Projection<TransferDocument, Event> = {
  name: "transfers",
  version: 1,
  indexes: { byStatus: ["status", "dueAt"], byOwed: ["owes", "dueAt"] },
  handles: HANDLED,
  keysOf: (event) => [event.data.paymentId],
  evolve: (transfer, event) => {
    if (transfer !== null) return evolved(transfer, event);
    if (event.type !== "PaymentBegun" || !event.data.transfer) return null;
    const { paymentId, orderId, buyerId, amount, begunAt, transfer: terms } = event.data;
    const begun = { paymentId, orderId, buyerId, amount, begunAt, ...terms };
    return { ...begun, received: 0, status: "awaited", lines: [], refunds: [], owes: "no" };
  },
};
