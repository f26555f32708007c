import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { RefundOwed } from "@naqsh/shared/order";
import type { EventsOf } from "@naqsh/shared/registry";
import { claimFrom, type ClaimDocument } from "../joins/claim-of-refund";
import type { TransferLine, TransferRefund, TransferStatus } from "@naqsh/shared/transfer";

const HANDLED = [
  "PaymentBegun",
  "PaymentDeadlineMoved",
  "TransferReceived",
  "PaymentSucceeded",
  "PaymentFailed",
  "RefundOwed",
  "OrderRefunded",
  "RefundTransferClaimed",
  "RefundTransferReleased",
] as const;
type Event = EventsOf<typeof HANDLED>;

type RefundDocument = Omit<TransferRefund, "claim" | "dueAt"> & { claim: ClaimDocument | null };

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
  refunds: RefundDocument[];
  /** Whether money of it waits to be sent back. */
  owes: "yes" | "no";
};

const withRefunds = (transfer: TransferDocument, refunds: RefundDocument[]): TransferDocument => ({
  ...transfer,
  refunds,
  owes: refunds.some(({ sentAt }) => sentAt === null) ? "yes" : "no",
});

const owed = ({ data, recordedAt: owedAt }: RecordedEvent<RefundOwed>): RefundDocument => {
  const { refundId = null, amount, reason = null } = data;
  return { refundId, amount, reason, owedAt, sentAt: null, bankReference: null, claim: null };
};

/** What became of the refund that an event names. */
const withRefund = (
  transfer: TransferDocument,
  { refundId }: { refundId?: string },
  changes: Partial<RefundDocument>,
): TransferDocument => {
  const isIt = (refund: RefundDocument): boolean => refund.refundId === (refundId ?? null);
  return withRefunds(
    transfer,
    transfer.refunds.map((refund) => (isIt(refund) ? { ...refund, ...changes } : refund)),
  );
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
      const { bankReference = null } = event.data;
      return withRefund(transfer, event.data, { sentAt: event.recordedAt, bankReference, claim: null });
    }
    case "RefundTransferClaimed":
      return withRefund(transfer, event.data, { claim: claimFrom(event) });
    case "RefundTransferReleased":
      return withRefund(transfer, event.data, { claim: null });
    case "PaymentDeadlineMoved":
      return transfer.status === "awaited" ? { ...transfer, dueAt: event.data.paymentDueAt } : transfer;
    case "PaymentBegun":
      return transfer;
  }
};

/** Payments by bank transfer: what is awaited, what came, and what has to be sent back. */
export const transfersProjection: Projection<TransferDocument, Event> = {
  name: "transfers",
  version: 3,
  indexes: { byStatus: ["status", "dueAt"], byOwed: ["owes", "dueAt"], byOrder: ["orderId"] },
  handles: HANDLED,
  keysOf: (event) =>
    // An outage moves the deadline of the order, and with it of each transfer that is awaited for it.
    event.type === "PaymentDeadlineMoved" ? { index: "byOrder", equals: [event.data.orderId] } : [event.data.paymentId],
  evolve: (transfer, event) => {
    if (transfer !== null) return evolved(transfer, event);
    if (event.type !== "PaymentBegun" || !event.data.transfer) return null;
    const { paymentId, orderId, buyerId, amount, begunAt, transfer: terms } = event.data;
    const begun = { paymentId, orderId, buyerId, amount, begunAt, ...terms };
    return { ...begun, received: 0, status: "awaited", lines: [], refunds: [], owes: "no" };
  },
};
