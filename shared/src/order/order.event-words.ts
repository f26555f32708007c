import type { EventWords } from "../kernel/event-words";
import type { OrderEvent } from "./order.events";

/** In the order of their lives. */
export const orderEventWords = {
  OrderCreated: { ar: "إنشاء طلب", en: "Order created", sentence: "An order was opened" },
  PaymentBegun: { ar: "بدء دفع", en: "Payment begun", sentence: "A payment began" },
  PaymentConfirmationRequired: {
    ar: "طلب تأكيد الدفع",
    en: "Payment confirmation required",
    sentence: "The bank asked for a confirmation",
  },
  PaymentConfirmed: { ar: "تأكيد دفع", en: "Payment confirmed", sentence: "The buyer confirmed with the bank" },
  PaymentSucceeded: { ar: "نجاح دفع", en: "Payment succeeded", sentence: "The payment arrived" },
  PaymentFailed: { ar: "فشل دفع", en: "Payment failed", sentence: "The payment failed" },
  OrderCancelled: { ar: "إلغاء طلب", en: "Order cancelled", sentence: "The order was cancelled" },
  PaymentDeadlineMoved: {
    ar: "ترحيل مهلة الدفع",
    en: "Payment deadline moved",
    sentence: "The payment deadline was moved after an outage",
  },
  RefundOwed: { ar: "استحقاق رد مبلغ", en: "Refund owed", sentence: "Money has to be given back" },
  OrderRefunded: { ar: "رد مبلغ", en: "Order refunded", sentence: "Money was given back" },
} as const satisfies EventWords<OrderEvent>;
