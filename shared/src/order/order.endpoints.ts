import { answer, post, put } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import type { Instant } from "../kernel/instant";
import { fulfilmentWrites } from "./fulfilment.endpoints";
import { BeginCheckoutBody, BeginPaymentBody, ChooseDeliveryBody } from "./order.commands";
import { RefundTransferBody, RepeatRefundBody } from "./refund.commands";
import { ConfirmTransferRefundBody, GiveBackTransferBody } from "./transfer.commands";

/** `id`: the payment's. */
type Payment = { id: string; orderId: string };

/** The order of the reservation, and until when the work is kept. */
export type BegunCheckout = { orderId: string; reservedUntil: Instant };

/** `clientSecret`: opens the form of the card; null until a payment by card waits for its buyer. */
export type PaymentIntent = BegunCheckout & { clientSecret: string | null };

/** `hasCard`: a kept card pays, and waits for its buyer's word alone. */
export type PaymentSecret = { clientSecret: string; hasCard: boolean };

const RESERVATION_REFUSALS = [
  "ACCOUNT_UNKNOWN",
  "ACCOUNT_LEAVING",
  "EMAIL_NOT_VERIFIED",
  "ARTWORK_UNKNOWN",
  "OWN_ARTWORK",
  "ARTWORK_IS_SOLD",
  "ARTWORK_IS_CONSIGNED",
  "ARTWORK_IS_RESERVED",
  "ARTWORK_NOT_APPROVED",
  "ARTWORK_WITHDRAWN",
  "ARTWORK_NOT_FOR_SALE",
  "PRICE_IS_NOW",
] as const;

/** What changes an order. Suspended people may pay for what they bought. */
export const orderWrites = {
  ...fulfilmentWrites,
  beginCheckout: post("/api/checkout", {
    access: "verified",
    needsTerms: true,
    rateLimit: "writes",
    summary: { ar: "حجز عمل بسعره الثابت لشرائه", en: "Reserves a work at its fixed price, to buy it" },
    input: BeginCheckoutBody,
    answer: answer<BegunCheckout>(),
    creates: true,
    refusals: RESERVATION_REFUSALS,
  }),
  createPaymentIntent: post("/api/create-payment-intent", {
    access: "verified",
    needsTerms: true,
    rateLimit: "writes",
    summary: {
      ar: "حجز عمل بسعره الثابت، مع مفتاح نموذج الدفع حين ينتظر بطاقة",
      en: "Reserves a work at its fixed price, with the secret of the payment form while a card is waited for",
    },
    input: BeginCheckoutBody,
    answer: answer<PaymentIntent>(),
    creates: true,
    holdsSecrets: true,
    refusals: RESERVATION_REFUSALS,
  }),
  chooseDelivery: put("/api/orders/:id/delivery", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "تحديد عنوان توصيل طلب", en: "Says where an order is sent" },
    ids: { id: "ORDER_UNKNOWN" },
    input: ChooseDeliveryBody,
    answer: answer<{ id: string }>(),
    refusals: ["ACCOUNT_UNKNOWN", "NOT_YOUR_ORDER", "ORDER_IS_CANCELLED", "PAYMENT_PENDING", "DELIVERY_STANDS"],
  }),
  giveUpOrder: post("/api/orders/:id/give-up", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "التراجع عن طلب لم يُدفع", en: "Gives up an order that is not paid" },
    ids: { id: "ORDER_UNKNOWN" },
    input: NoBody,
    answer: answer<{ id: string }>(),
    refusals: ["ACCOUNT_UNKNOWN", "NOT_YOUR_ORDER", "ORDER_IS_PAID", "ORDER_IS_BINDING", "PAYMENT_PENDING"],
  }),
  beginPayment: post("/api/orders/:id/payments", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "بدء دفع طلب", en: "Begins a payment of an order" },
    ids: { id: "ORDER_UNKNOWN" },
    input: BeginPaymentBody,
    answer: answer<Payment>(),
    creates: true,
    refusals: [
      "ACCOUNT_UNKNOWN",
      "PAYMENTS_NOT_TAKEN",
      "NOT_YOUR_ORDER",
      "ORDER_IS_PAID",
      "ORDER_IS_CANCELLED",
      "PAYMENT_DEADLINE_PASSED",
      "PAYMENT_PENDING",
      "DELIVERY_MISSING",
      "CARD_UNKNOWN",
    ],
  }),
  confirmPayment: post("/api/orders/:id/payments/:paymentId/confirm", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "تأكيد دفعة لدى البنك", en: "Confirms a payment with the bank" },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: NoBody,
    answer: answer<Payment>(),
    refusals: [
      "ACCOUNT_UNKNOWN",
      "NOT_YOUR_ORDER",
      "ORDER_IS_PAID",
      "ORDER_IS_CANCELLED",
      "PAYMENT_NEEDS_NO_CONFIRMATION",
    ],
  }),
  giveBackTransfer: post("/api/admin/orders/:id/transfers/:paymentId/give-back", {
    access: "administrator",
    needsConfirmation: true,
    rateLimit: "writes",
    summary: { ar: "رد حوالة ناقصة", en: "Owes back a transfer that was too little" },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: GiveBackTransferBody,
    answer: answer<Payment>(),
    refusals: ["TRANSFER_HOLDS_NOTHING"],
  }),
  confirmTransferRefund: post("/api/admin/orders/:id/transfers/:paymentId/refunds", {
    access: "administrator",
    needsConfirmation: true,
    rateLimit: "writes",
    summary: { ar: "تأكيد إرسال مبلغ مردود بحوالة", en: "Says that money owed back was sent by transfer" },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: ConfirmTransferRefundBody,
    answer: answer<Payment>(),
    refusals: [
      "PAYMENT_NOT_OWED_BACK",
      "REFUND_UNDER_WAY",
      "REFUND_WENT_ALREADY",
      "REFUND_TRANSFER_CLAIMED",
      "REFUND_TRANSFER_UNCLAIMED",
    ],
  }),
  claimRefundTransfer: post("/api/admin/orders/:id/transfers/:paymentId/claim-refund", {
    access: "administrator",
    rateLimit: "writes",
    summary: {
      ar: "تولّي تحويل مبلغ مردود، أو تسلّمه ممن طال عليه",
      en: "Says that one transfers a refund now, or takes that over from whoever has had it too long",
    },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: RefundTransferBody,
    answer: answer<Payment>(),
    refusals: ["PAYMENT_NOT_OWED_BACK", "REFUND_UNDER_WAY", "REFUND_WENT_ALREADY", "REFUND_TRANSFER_CLAIMED"],
  }),
  releaseRefundTransfer: post("/api/admin/orders/:id/transfers/:paymentId/release-refund", {
    access: "administrator",
    rateLimit: "writes",
    summary: { ar: "التخلي عن تحويل مبلغ مردود", en: "Gives up the transfer of a refund that one had claimed" },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: RefundTransferBody,
    answer: answer<Payment>(),
    refusals: ["PAYMENT_NOT_OWED_BACK", "REFUND_TRANSFER_CLAIMED"],
  }),
  repeatRefund: post("/api/admin/orders/:id/payments/:paymentId/repeat-refund", {
    access: "administrator",
    needsConfirmation: true,
    rateLimit: "writes",
    summary: { ar: "إعادة رد مبلغ تعذر ردّه", en: "Sends a refund again that did not reach its buyer" },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: RepeatRefundBody,
    answer: answer<Payment>(),
    refusals: ["PAYMENT_NOT_OWED_BACK", "REFUND_NOT_FAILED", "REFUND_TRANSFER_CLAIMED"],
  }),
  revealPaymentSecret: post("/api/orders/:id/payments/:paymentId/secret", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "مفتاح نموذج الدفع لدفعة بدأت", en: "The secret that opens the payment form of a payment" },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: NoBody,
    answer: answer<PaymentSecret>(),
    appendsNothing: true,
    holdsSecrets: true,
    refusals: ["NOT_YOUR_ORDER", "PAYMENT_NEEDS_NO_CONFIRMATION", "PAYMENTS_NOT_TAKEN"],
  }),
  hearStripe: post("/api/webhooks/stripe", {
    access: "anyone",
    fromMachine: true,
    rateLimit: "writes",
    summary: { ar: "ما يخبر به مزوّد الدفع", en: "What Stripe tells of payments" },
    answer: answer<{ received: true }>(),
    appendsNothing: true,
    refusals: ["SIGNATURE_INVALID", "PAYMENTS_NOT_TAKEN", "BODY_TOO_LARGE", "MALFORMED_BODY"],
  }),
  abandonPayment: post("/api/orders/:id/payments/:paymentId/abandon", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "التخلي عن دفعة لتجربة بطاقة أخرى", en: "Gives a payment up, to try another card" },
    ids: { id: "ORDER_UNKNOWN", paymentId: "PAYMENT_UNKNOWN" },
    input: NoBody,
    answer: answer<Payment>(),
    refusals: ["ACCOUNT_UNKNOWN", "NOT_YOUR_ORDER", "PAYMENT_NEEDS_NO_CONFIRMATION"],
  }),
};
