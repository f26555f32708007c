import type { Instant } from "../kernel/instant";
import type { TextsOf } from "../problem";

export type OrderRejection =
  | { code: "ORDER_UNKNOWN" }
  | { code: "ORDER_EXISTS" }
  | { code: "NOT_YOUR_ORDER" }
  | { code: "ORDER_IS_PAID" }
  | { code: "ORDER_IS_CANCELLED" }
  | { code: "PAYMENT_DEADLINE_PASSED"; paymentDueAt: Instant }
  | { code: "PAYMENT_PENDING" }
  | { code: "PAYMENT_NOT_DUE_YET"; paymentDueAt: Instant }
  | { code: "PAYMENT_UNKNOWN" }
  | { code: "PAYMENT_NEEDS_NO_CONFIRMATION" }
  | { code: "PAYMENT_NOT_OWED_BACK" }
  | { code: "PAYMENTS_NOT_TAKEN" };

export const orderTexts: TextsOf<OrderRejection> = {
  ORDER_UNKNOWN: { ar: "هذا الطلب غير موجود", en: "There is no such order" },
  ORDER_EXISTS: { ar: "هذا الطلب موجود", en: "This order exists already" },
  NOT_YOUR_ORDER: { ar: "هذا الطلب ليس لك", en: "This order is not yours" },
  ORDER_IS_PAID: { ar: "دُفع ثمن هذا الطلب", en: "This order is paid" },
  ORDER_IS_CANCELLED: { ar: "هذا الطلب ملغى", en: "This order was cancelled" },
  PAYMENT_DEADLINE_PASSED: { ar: "انتهت مهلة الدفع", en: "The time to pay is over" },
  PAYMENT_PENDING: { ar: "عملية دفع أخرى قيد التنفيذ", en: "Another payment is under way" },
  PAYMENT_NOT_DUE_YET: { ar: "مهلة الدفع ما زالت قائمة", en: "The time to pay is not over yet" },
  PAYMENT_UNKNOWN: { ar: "عملية الدفع غير موجودة", en: "There is no such payment" },
  PAYMENT_NEEDS_NO_CONFIRMATION: { ar: "لا تحتاج هذه العملية إلى تأكيد", en: "This payment needs no confirmation" },
  PAYMENTS_NOT_TAKEN: {
    ar: "لا يستقبل هذا المتجر مدفوعات بعد، ولم يُخصم شيء",
    en: "This shop takes no payments yet; nothing was charged",
  },
  PAYMENT_NOT_OWED_BACK: { ar: "لا مبلغ مستحق الرد لهذه العملية", en: "Nothing of this payment is owed back" },
};
