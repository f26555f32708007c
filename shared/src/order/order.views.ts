import type { PersonNames, PublicArtist } from "../account";
import type { LotOfAuction } from "../auction";
import type { Instant } from "../kernel/instant";
import type { DecimalSar, Halalas } from "../kernel/money";
import type { BankAccount, DeliveryZone } from "../settings";
import type { DeliveryOfOrder } from "./delivery-address";
import type { OrderStatus } from "./fulfilment.events";
import type { FailedRefund, OrderFulfilment, OrderMoment, OrderWait } from "./fulfilment.views";
import type { Amounts, CancelReason, OrderSource } from "./order.events";
import type { TransferTerms } from "./transfer.events";

export type PaymentStatus = "none" | "pending" | "needsConfirmation" | "failed" | "succeeded";

/** What the buyer writes on a transfer and until when it may come; what came, and what of it is beyond the price. */
export type TransferState = TransferTerms & { received: Halalas; excess: Halalas };
export type TransferView = TransferState & {
  /** Where it goes: told to the buyer alone, while it is awaited. */
  account?: BankAccount;
};

/** Ways to pay that are open now: GET /api/payments/methods. */
export type WaysToPay = {
  /** Test cards of a demo, which move no money. */
  sandbox: boolean;
  /** Cards and wallets by Stripe's Payment Element, and the key that it is opened with. */
  stripe: { publishableKey: string } | null;
  /** Bank transfers; where one goes is told with the order that it pays. */
  transfer: boolean;
};

/** What a purchase comes to. */
export type CheckoutSums = { net: Halalas; vat: Halalas; delivery: Halalas; total: Halalas };

/** GET /api/checkout/:artworkId. `sums`: by where it may be sent, as settings and the price are now; null for what is not to be paid. */
export type CheckoutView = { orderId: string | null; sums: Readonly<Record<DeliveryZone, CheckoutSums>> | null };

/** GET /api/orders/:id (buyer, artist, administrators); items of GET /api/orders/my-purchases and /api/orders/artist. */
export type OrderView = {
  id: string;
  /** What people call it by ("NQ-1042"): its place among the orders of its year. */
  number: string;
  status: OrderStatus;
  cancelReason: CancelReason | null;
  source: OrderSource;
  auctionId: string | null;
  artworkId: string;
  lot: LotOfAuction;
  amounts: Amounts;
  /** The work in short, under the name that other clients of orders know. */
  artwork: { id: string; title: string; imageUrl: string; artist: PublicArtist };
  /** Decimal string with VAT; `amount` is the shorter name for the same. */
  totalAmount: DecimalSar;
  amount: DecimalSar;
  buyerId: string;
  paymentDueAt: Instant;
  payment: {
    status: PaymentStatus;
    paymentId: string | null;
    method: string | null;
    reason: string | null;
    /** Of a bank transfer alone. */
    transfer?: TransferView;
  };
  paidAt: Instant | null;
  /** All that was paid has gone back. */
  refunded: boolean;
  waits: OrderWait | null;
  /** Those of the order that wait for an administrator, beside whatever else it waits for; none for its artist. */
  failedRefunds: FailedRefund[];
  fulfilment: OrderFulfilment;
  moments: OrderMoment[];
  /** Where it is sent; null until its buyer says so, and for whoever is not to know. */
  delivery: DeliveryOfOrder | null;
  buyer: PersonNames & { id: string };
  createdAt: Instant;
};
