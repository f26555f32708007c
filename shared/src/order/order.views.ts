import type { LotOfAuction } from "../auction";
import type { Instant } from "../kernel/instant";
import type { OrderStatus } from "./fulfilment.events";
import type { OrderFulfilment, OrderMoment, OrderWait } from "./fulfilment.views";
import type { Amounts, CancelReason } from "./order.events";

export type PaymentStatus = "none" | "pending" | "needsConfirmation" | "failed" | "succeeded";

/** GET /api/orders/:id (buyer, artist, administrators); items of GET /api/orders/my-purchases and /api/orders/artist. */
export type OrderView = {
  id: string;
  /** What people call it by ("NQ-1042"): its place among the orders of its year. */
  number: string;
  status: OrderStatus;
  cancelReason: CancelReason | null;
  source: "auction" | "offer";
  auctionId: string | null;
  artworkId: string;
  lot: LotOfAuction;
  amounts: Amounts;
  /** Decimal string with VAT. */
  totalAmount: string;
  paymentDueAt: Instant;
  payment: { status: PaymentStatus; paymentId: string | null; method: string | null; reason: string | null };
  paidAt: Instant | null;
  /** All that was paid has gone back. */
  refunded: boolean;
  waits: OrderWait | null;
  fulfilment: OrderFulfilment;
  moments: OrderMoment[];
  buyer: { id: string; firstName: string | null; lastName: string | null };
  createdAt: Instant;
};
