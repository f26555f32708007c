import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { GiveBackTransfer, ReceiveTransfer } from "./transfer.commands";
import type { FulfilmentCommand } from "./fulfilment.commands";
import type { RefundCommand } from "./refund.commands";
import { DELIVERY_ZONES } from "../settings";
import type { DeliveryZone } from "../settings";
import { DeliveryAddress } from "./delivery-address";
import type { AskedVoid, CardUse, OrderSource } from "./order.events";
import { PAYMENT_METHODS } from "./payment-methods";
import type { FeeRates, PaymentMethodKind } from "./payment-methods";

/** POST /api/orders/:id/payments */
export const BeginPaymentBody = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** By Stripe alone: the buyer agrees that the card is kept there for their next purchase. */
  keepCard: z.optional(z.boolean()),
  /** By Stripe alone: one of the cards that it keeps for the buyer. */
  cardId: z.optional(z.string().check(z.regex(/^pm_\w{1,250}$/))),
});
export type BeginPaymentBody = z.infer<typeof BeginPaymentBody>;
/** POST /api/orders/:id/payments/:paymentId/confirm and /abandon have an empty body. */

/** POST /api/checkout: `amount` is the total that the buyer was shown, in riyals; it is compared, never taken. */
export const BeginCheckoutBody = z.object({
  artworkId: z.string().check(z.minLength(1), z.maxLength(64)),
  amount: z.optional(z.number().check(z.nonnegative(), z.maximum(1_000_000_000))),
});
export type BeginCheckoutBody = z.infer<typeof BeginCheckoutBody>;
/** PUT /api/orders/:id/delivery */
export const ChooseDeliveryBody = z.object({ zone: z.enum(DELIVERY_ZONES), address: DeliveryAddress });
export type ChooseDeliveryBody = z.infer<typeof ChooseDeliveryBody>;
/** POST /api/orders/:id/give-up has an empty body. */

export type CreateOrder = CommandOf<
  "CreateOrder",
  {
    orderId: string;
    artworkId: string;
    artistId: string;
    auctionId: string | null;
    source: OrderSource;
    buyerId: string;
    net: Halalas;
    paymentDueAt: Instant;
    /** In force now by the platform's settings: a fact that the command service puts in. */
    commissionBasisPoints?: number;
    /** In force now as well: what each kind of payment costs. */
    feeRates?: FeeRates;
    /** The artist is registered for VAT: a fact that the command service puts in. */
    isArtistRegistered?: boolean;
    /** The shop takes no payments now: a fact that the command service puts in. */
    unpayable?: true;
  }
>;
/** The buyer's own. `price`: what the zone costs now by the platform's settings, a fact that the command service puts in. */
export type ChooseDelivery = CommandOf<
  "ChooseDelivery",
  { orderId: string; buyerId: string; zone: DeliveryZone; price: Halalas; address: DeliveryAddress }
>;
/** The buyer's own, of a work at a fixed price that is not paid: it goes back on sale at once. */
export type GiveUpOrder = CommandOf<"GiveUpOrder", { orderId: string; buyerId: string }>;
export type BeginPayment = CommandOf<
  "BeginPayment",
  { orderId: string; buyerId: string; paymentId: string; method: string; card?: CardUse }
>;
export type RequireConfirmation = CommandOf<
  "RequireConfirmation",
  { orderId: string; paymentId: string; reference: string }
>;
/** The buyer's own. */
export type ConfirmWithBank = CommandOf<"ConfirmWithBank", { orderId: string; buyerId: string; paymentId: string }>;
/** The buyer's own, before they confirm: another card may be tried. */
export type AbandonPayment = CommandOf<"AbandonPayment", { orderId: string; buyerId: string; paymentId: string }>;
/** `methodKind`, `amount`: what the provider took, and with what; left out by those who do not say. */
export type ConfirmPayment = CommandOf<
  "ConfirmPayment",
  {
    orderId: string;
    paymentId: string;
    reference: string;
    methodKind?: PaymentMethodKind;
    amount?: Halalas;
    /** In force now by the platform's settings: a fact that the command service puts in. */
    holidays?: readonly RiyadhDay[];
  }
>;
export type FailPayment = CommandOf<"FailPayment", { orderId: string; paymentId: string; reason: string }>;
/** With `void`, ahead of a void: refused if the order is paid. Without, after it: what was paid is owed back. */
export type CancelOrder = CommandOf<
  "CancelOrder",
  {
    orderId: string;
    reason: "paymentDeadlineMissed" | "bidderVoided";
    void?: Omit<AskedVoid, "reason"> & { reason: string };
    /** The shop takes no payments now: a fact that the command service puts in. */
    unpayable?: true;
  }
>;
export type MovePaymentDeadline = CommandOf<
  "MovePaymentDeadline",
  { orderId: string; outageId: string; from: Instant; to: Instant }
>;
export type RecordRefund = CommandOf<
  "RecordRefund",
  {
    orderId: string;
    paymentId: string;
    amount: Halalas;
    refundId?: string;
    /** The provider's own name for the refund. */
    providerRefund?: string;
    /** By hand, by bank transfer: the administrator who sent it, and the bank's name for it. */
    sentBy?: string;
    bankReference?: string;
  }
>;

export type OrderCommand =
  | CreateOrder
  | ChooseDelivery
  | GiveUpOrder
  | BeginPayment
  | RequireConfirmation
  | ConfirmWithBank
  | AbandonPayment
  | ConfirmPayment
  | FailPayment
  | CancelOrder
  | MovePaymentDeadline
  | RecordRefund
  | ReceiveTransfer
  | GiveBackTransfer
  | RefundCommand
  | FulfilmentCommand;
