import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { PersonalText } from "../kernel/personal";
import type { DeliveryZone } from "../settings";
import type { FulfilmentEvent } from "./fulfilment.events";
import { refundEventWords } from "./refund.events";
import type { RefundEvent } from "./refund.events";
import type { TransferReceived, TransferTerms } from "./transfer.events";
import type { FeeRates, PaymentMethodKind } from "./payment-methods";
import type { EventWords } from "../kernel/event-words";

/**
 * net + vat + delivery = total; artistShare + commission = net (docs/rules.md#money). The commission is the rate in force
 * when the order was created, of net, rounded half up. `delivery`: what the buyer pays the artist to send it; left out if it is
 * included.
 */
export type Amounts = {
  net: Halalas;
  vat: Halalas;
  delivery?: Halalas;
  total: Halalas;
  commission: Halalas;
  artistShare: Halalas;
};

/** Of a sale to the next bidder (`offer`), or at the price that the work had. */
export type OrderSource = "auction" | "offer" | "fixedPrice";

type OfOrder<Data> = { orderId: string; buyerId: string } & Data;

export type OrderCreated = EventOf<
  "OrderCreated",
  OfOrder<{
    artworkId: string;
    artistId: string;
    auctionId: string | null;
    source: OrderSource;
    amounts: Amounts;
    /** The rate of the commission; 10 % if an order of before says none. */
    commissionBasisPoints?: number;
    /** The rates of processing fees by the kind of the payment; none if an order of before says none. */
    feeRates?: FeeRates;
    /** Seller on the invoice: the platform, unless the artist is registered for VAT (docs/rules.md#money). */
    deemedSupplier: "platform" | "artist";
    paymentDueAt: Instant;
    /** The shop took no payments when the order was created; left out otherwise. */
    unpayable?: true;
  }>
>;
/** Where the work is sent, and what the order comes to with it. `address`: a DeliveryAddress as JSON. */
export type DeliveryChosen = EventOf<
  "DeliveryChosen",
  OfOrder<{ artistId: string; zone: DeliveryZone; amounts: Amounts; address: PersonalText }>
>;
/**
 * Of a person's cards at the provider, by its own ids. `customerId`: null until the provider has kept one for them; `cardId`: the card
 * that pays, null if the buyer agreed that the one they use now is kept.
 */
export type CardUse = { customerId: string | null; cardId: string | null };
export type PaymentBegun = EventOf<
  "PaymentBegun",
  OfOrder<{
    paymentId: string;
    method: string;
    amount: Halalas;
    begunAt: Instant;
    /** Of a bank transfer alone; the order's own time to pay lasts as long as it. */
    transfer?: TransferTerms;
    /** Of a card that is kept, or is to be; left out otherwise. */
    card?: CardUse;
  }>
>;
export type PaymentConfirmationRequired = EventOf<
  "PaymentConfirmationRequired",
  OfOrder<{ paymentId: string; reference: string }>
>;
/** The buyer confirmed with their bank; the provider is asked again. */
export type PaymentConfirmed = EventOf<"PaymentConfirmed", OfOrder<{ paymentId: string; reference: string }>>;
export type PaymentSucceeded = EventOf<
  "PaymentSucceeded",
  OfOrder<{
    paymentId: string;
    reference: string;
    paidAt: Instant;
    artworkId: string;
    artistId: string;
    auctionId: string | null;
    amounts: Amounts;
    /** By the provider's word; left out of payments of before. */
    methodKind?: PaymentMethodKind;
    /** What taking it cost, halalas, by the rates that the order froze; 0 if none is said. */
    fee?: Halalas;
    /** Until then the artist ships; 15 days without holidays after `paidAt` if an order of before says none. */
    shipDueAt?: Instant;
  }>
>;
/** The reason of a payment that its buyer gave up, in place of the provider's. */
export const PAYMENT_ABANDONED = "abandoned";
/** The reason of a payment that waited for its buyer when its order fell: nobody is told of it beside the order's end. */
export const PAYMENT_OVERTAKEN = "orderCancelled";
/** `reference`: of a payment that the provider still holds open, to be ended there. */
export type PaymentFailed = EventOf<
  "PaymentFailed",
  OfOrder<{ paymentId: string; reason: string; reference?: string }>
>;
/**
 * `givenUp`: by its buyer, before it was paid; `notShipped`: by its buyer, after the time to ship; `refunded`: an administrator gave
 * everything back.
 */
export type CancelReason = "paymentDeadlineMissed" | "givenUp" | "bidderVoided" | "notShipped" | "refunded";

/** What an administrator asked of the auction whose sale falls; a process finishes it if a crash came between. */
export type AskedVoid = { alias: number; voidedBy: string; reason: PersonalText };
export type OrderCancelled = EventOf<
  "OrderCancelled",
  OfOrder<{
    auctionId: string | null;
    artworkId: string;
    artistId: string;
    reason: CancelReason;
    /** The void that this order made way for; left out if the auction had recorded it before. */
    void?: AskedVoid;
    /** It was sent, and nobody awaits it back: its buyer keeps it, whatever money goes back. */
    workStays?: true;
    /** The shop took no payments when the order was created or when it fell: its buyer is not to blame. */
    unpayable?: true;
  }>
>;
export type PaymentDeadlineMoved = EventOf<
  "PaymentDeadlineMoved",
  OfOrder<{ outageId: string; paymentDueAt: Instant }>
>;
/** Why money goes back. Left out if it came for an order that was cancelled or paid before. */
export type RefundReason =
  | "notShipped"
  | "returned"
  | "administrator"
  | "saleVoided"
  /** These are no part of the price: the sale stands, or there is none. */
  | "overpaid"
  | "tooLate"
  | "tooLittle"
  | "amountDiffers";

/** Money beside the price goes back without a word to the artist. */
export const REFUNDS_BESIDE_PRICE: ReadonlySet<RefundReason> = new Set([
  "overpaid",
  "tooLate",
  "tooLittle",
  "amountDiffers",
]);

/** A policy gives it back. `amount` may be a part of what was paid. */
export type RefundOwed = EventOf<
  "RefundOwed",
  OfOrder<{
    paymentId: string;
    reference: string;
    amount: Halalas;
    reason?: RefundReason;
    /** Which of a payment's refunds; left out if all of a payment goes back at once, as it came. */
    refundId?: string;
    /** What an administrator wrote about it, sealed with the buyer's key. */
    note?: PersonalText;
    refundedBy?: string;
    /** Left out if the money never was the artist's. */
    artistId?: string;
  }>
>;
export type OrderRefunded = EventOf<
  "OrderRefunded",
  OfOrder<{
    paymentId: string;
    amount: Halalas;
    refundId?: string;
    /** Money that never was a part of the price: no invoice knows of it. */
    isBesidePrice?: true;
    /** The administrator who sent it by bank transfer, and the bank's name for it. */
    sentBy?: string;
    bankReference?: string;
    /** The provider's own name for the refund; left out if it gave none. */
    providerRefund?: string;
    /** It was told before, and had failed since: papers and notices about the amount stand. */
    again?: true;
  }>
>;

export type OrderEvent =
  | OrderCreated
  | DeliveryChosen
  | PaymentBegun
  | PaymentConfirmationRequired
  | PaymentConfirmed
  | PaymentSucceeded
  | PaymentFailed
  | OrderCancelled
  | PaymentDeadlineMoved
  | RefundOwed
  | OrderRefunded
  | RefundEvent
  | TransferReceived
  | FulfilmentEvent;

/** In the order of their lives. */
export const orderEventWords: EventWords<OrderEvent> = {
  OrderCreated: { ar: "إنشاء طلب", en: "Order created", sentence: "An order was opened" },
  DeliveryChosen: {
    ar: "تحديد عنوان التوصيل",
    en: "Delivery chosen",
    sentence: "The buyer said where the work is sent",
  },
  PaymentBegun: { ar: "بدء دفع", en: "Payment begun", sentence: "A payment began" },
  PaymentConfirmationRequired: {
    ar: "طلب تأكيد الدفع",
    en: "Payment confirmation required",
    sentence: "The bank asked for a confirmation",
  },
  PaymentConfirmed: { ar: "تأكيد دفع", en: "Payment confirmed", sentence: "The buyer confirmed with the bank" },
  TransferReceived: {
    ar: "وصول حوالة بنكية",
    en: "Bank transfer received",
    sentence: "Money was found on the bank's statement",
  },
  PaymentSucceeded: { ar: "نجاح دفع", en: "Payment succeeded", sentence: "The payment arrived" },
  PaymentFailed: { ar: "فشل دفع", en: "Payment failed", sentence: "The payment failed" },
  OrderShipped: { ar: "شحن طلب", en: "Order shipped", sentence: "The artist sent the work" },
  ShipmentOverdue: { ar: "تأخر الشحن", en: "Shipment overdue", sentence: "The time to send the work passed" },
  OrderReceived: { ar: "استلام طلب", en: "Order received", sentence: "The work was received" },
  ReturnRequested: { ar: "طلب إرجاع", en: "Return requested", sentence: "The buyer asked to return the work" },
  ReturnEscalated: {
    ar: "إحالة طلب إرجاع إلى الإدارة",
    en: "Return passed to administrators",
    sentence: "The artist did not answer the return in time, so administrators decide",
  },
  ReturnAccepted: { ar: "قبول إرجاع", en: "Return accepted", sentence: "The return was accepted" },
  ReturnDeclined: { ar: "رفض إرجاع", en: "Return declined", sentence: "The return was declined" },
  ReturnLapsed: { ar: "سقوط إرجاع", en: "Return lapsed", sentence: "The work was not sent back in time" },
  ReturnPeriodEnded: {
    ar: "انتهاء مدة الإرجاع",
    en: "Return period ended",
    sentence: "The time to return the work is over",
  },
  ReturnSent: { ar: "إرسال المرتجع", en: "Return sent", sentence: "The buyer sent the work back" },
  ReturnArrived: { ar: "وصول المرتجع", en: "Return arrived", sentence: "The work came back to the artist" },
  OrderDeadlineMoved: {
    ar: "ترحيل مهلة طلب",
    en: "Order deadline moved",
    sentence: "A deadline of the order was moved after an outage or for holidays",
  },
  OrderCancelled: { ar: "إلغاء طلب", en: "Order cancelled", sentence: "The order was cancelled" },
  PaymentDeadlineMoved: {
    ar: "ترحيل مهلة الدفع",
    en: "Payment deadline moved",
    sentence: "The payment deadline was moved after an outage",
  },
  RefundOwed: { ar: "استحقاق رد مبلغ", en: "Refund owed", sentence: "Money has to be given back" },
  OrderRefunded: { ar: "رد مبلغ", en: "Order refunded", sentence: "Money was given back" },
  ...refundEventWords,
};
