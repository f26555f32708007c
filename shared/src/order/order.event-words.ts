import type { EventWords } from "../kernel/event-words";
import type { OrderEvent } from "./order.events";

/** In the order of their lives. */
export const orderEventWords = {
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
} as const satisfies EventWords<OrderEvent>;
