import type { Instant } from "../kernel/instant";
import type { RefusalsOf } from "../problem";
import { fulfilmentRefusals } from "./fulfilment.rejections";
import type { FulfilmentRejection } from "./fulfilment.rejections";

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
  | { code: "REFUND_NOT_FAILED" }
  | { code: "REFUND_UNDER_WAY" }
  | { code: "REFUND_WENT_ALREADY" }
  /** From `freeFrom` on another administrator may take it over. */
  | { code: "REFUND_TRANSFER_CLAIMED"; claimedBy: string; claimedAt: Instant; freeFrom: Instant }
  | { code: "REFUND_TRANSFER_UNCLAIMED" }
  | { code: "PAYMENTS_NOT_TAKEN" }
  | { code: "SIGNATURE_INVALID" }
  | { code: "TRANSFER_HOLDS_NOTHING" }
  | { code: "DELIVERY_MISSING" }
  | { code: "DELIVERY_STANDS" }
  | { code: "ORDER_IS_BINDING" }
  | FulfilmentRejection;

export const orderRefusals: RefusalsOf<OrderRejection> = {
  ...fulfilmentRefusals,
  ORDER_UNKNOWN: { kind: "unknown", ar: "هذا الطلب غير موجود", en: "There is no such order" },
  ORDER_EXISTS: { kind: "conflict", ar: "هذا الطلب موجود", en: "This order exists already" },
  NOT_YOUR_ORDER: { kind: "forbidden", ar: "هذا الطلب ليس لك", en: "This order is not yours" },
  ORDER_IS_PAID: { kind: "conflict", ar: "دُفع ثمن هذا الطلب", en: "This order is paid" },
  ORDER_IS_CANCELLED: { kind: "conflict", ar: "هذا الطلب ملغى", en: "This order was cancelled" },
  PAYMENT_DEADLINE_PASSED: {
    kind: "conflict",
    byDeadline: true,
    ar: "انتهت مهلة الدفع",
    en: "The time to pay is over",
  },
  PAYMENT_PENDING: { kind: "conflict", ar: "عملية دفع أخرى قيد التنفيذ", en: "Another payment is under way" },
  PAYMENT_NOT_DUE_YET: { kind: "conflict", ar: "مهلة الدفع ما زالت قائمة", en: "The time to pay is not over yet" },
  PAYMENT_UNKNOWN: { kind: "unknown", ar: "عملية الدفع غير موجودة", en: "There is no such payment" },
  PAYMENT_NEEDS_NO_CONFIRMATION: {
    kind: "conflict",
    ar: "لا تحتاج هذه العملية إلى تأكيد",
    en: "This payment needs no confirmation",
  },
  PAYMENTS_NOT_TAKEN: {
    kind: "conflict",
    ar: "لا يستقبل هذا المتجر مدفوعات بعد، ولم يُخصم شيء",
    en: "This shop takes no payments yet; nothing was charged",
  },
  DELIVERY_MISSING: {
    kind: "conflict",
    ar: "أضف عنوان التوصيل أولًا",
    en: "Say first where the work is to be sent",
  },
  DELIVERY_STANDS: {
    kind: "conflict",
    ar: "لم يعد بالإمكان تغيير عنوان التوصيل",
    en: "The address cannot be changed any more",
  },
  ORDER_IS_BINDING: {
    kind: "conflict",
    ar: "الفوز في مزاد ملزم ولا يمكن التراجع عنه",
    en: "What was won in an auction is binding and cannot be given up",
  },
  SIGNATURE_INVALID: {
    kind: "malformed",
    ar: "التوقيع غير صحيح",
    en: "The signature is not right",
  },
  TRANSFER_HOLDS_NOTHING: {
    kind: "conflict",
    ar: "لا يوجد مبلغ محوَّل بانتظار بقيته",
    en: "Nothing has come by this transfer that waits for its rest",
  },
  PAYMENT_NOT_OWED_BACK: {
    kind: "conflict",
    ar: "لا مبلغ مستحق الرد لهذه العملية",
    en: "Nothing of this payment is owed back",
  },
  REFUND_NOT_FAILED: {
    kind: "conflict",
    ar: "لا مبلغ مردود هنا ينتظر الإعادة",
    en: "No refund waits here to be repeated",
  },
  REFUND_UNDER_WAY: {
    kind: "conflict",
    ar: "يتولى مزوّد الدفع رد هذا المبلغ، فلا ترسله بحوالة",
    en: "The payment provider is sending this refund; do not send it by transfer",
  },
  REFUND_WENT_ALREADY: {
    kind: "conflict",
    ar: "رُدَّ هذا المبلغ من قبل، فإن أُرسل مرة أخرى فاسترده",
    en: "This refund went before; if it was sent again, claim it back",
  },
  REFUND_TRANSFER_CLAIMED: {
    kind: "conflict",
    ar: "يتولى أحد المديرين تحويل هذا المبلغ الآن، فلا ترسله أنت",
    en: "An administrator is transferring this refund now; do not send it too",
  },
  REFUND_TRANSFER_UNCLAIMED: {
    kind: "conflict",
    ar: "أعلن أولًا أنك تتولى تحويل هذا المبلغ",
    en: "Say first that you are the one who transfers this refund",
  },
};
