import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { RefundClaim, RefundReason } from "../order";

/** `over`: given up, or fallen with its order. Money may come for each of them. */
export type TransferStatus = "awaited" | "paid" | "over";

export type TransferLine = { lineId: string; amount: Halalas; bookedOn: RiyadhDay };

/** Money of a transfer that an administrator sends back by hand. `refundId` is null if all of the price goes back. */
export type TransferRefund = {
  refundId: string | null;
  amount: Halalas;
  reason: RefundReason | null;
  owedAt: Instant;
  /** Until when an administrator is to send it, by the holidays of now. */
  dueAt: Instant;
  /** When an administrator said that it was sent. */
  sentAt: Instant | null;
  bankReference: string | null;
  /** Null if nobody transfers it now. */
  claim: RefundClaim | null;
};

/** One payment by bank transfer, as administrators see it. */
export type TransferRow = {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  buyer: { id: string; names: string[] };
  reference: string;
  amount: Halalas;
  received: Halalas;
  /** What is waited for; 0 if nothing is. */
  missing: Halalas;
  status: TransferStatus;
  begunAt: Instant;
  dueAt: Instant;
  lines: TransferLine[];
  refunds: TransferRefund[];
};

/** GET /api/admin/transfers: all that are awaited or owe money, and the newest that have ended. */
export type TransfersPage = {
  awaited: TransferRow[];
  owing: TransferRow[];
  ended: TransferRow[];
  /** How many have ended, also those that `ended` leaves out. */
  endedCount: number;
};

/** GET /api/admin/transfers/lines: what became of a line. */
export type KnownLine = { lineId: string; outcome: "matched" | "setAside"; orderId: string | null };
