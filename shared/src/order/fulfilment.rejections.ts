import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RefusalsOf } from "../problem";

export type FulfilmentRejection =
  | { code: "ORDER_NOT_PAID" }
  | { code: "ORDER_IS_SHIPPED" }
  | { code: "ORDER_NOT_SHIPPED" }
  | { code: "ORDER_NOT_RECEIVED" }
  | { code: "NOT_YOUR_SALE" }
  | { code: "SHIPMENT_NOT_LATE"; stepDueAt: Instant }
  | { code: "ORDER_STEP_NOT_DUE_YET"; stepDueAt: Instant }
  | { code: "RETURN_PERIOD_OVER"; stepDueAt: Instant }
  | { code: "RETURN_ALREADY_ASKED" }
  | { code: "NO_RETURN_TO_ANSWER" }
  | { code: "RETURN_IS_ADMINISTRATORS" }
  | { code: "RETURN_NOT_ACCEPTED" }
  | { code: "RETURN_NOT_SENT" }
  | { code: "RETURN_PICTURE_UNKNOWN" }
  | { code: "REFUND_TOO_LARGE"; refundable: Halalas }
  | { code: "NOTHING_TO_REFUND" };

export const fulfilmentRefusals: RefusalsOf<FulfilmentRejection> = {
  ORDER_NOT_PAID: { kind: "conflict", ar: "لم يُدفع ثمن هذا الطلب", en: "This order is not paid" },
  ORDER_IS_SHIPPED: { kind: "conflict", ar: "شُحن هذا الطلب من قبل", en: "This order was shipped already" },
  ORDER_NOT_SHIPPED: { kind: "conflict", ar: "لم يُشحن هذا الطلب بعد", en: "This order was not shipped yet" },
  ORDER_NOT_RECEIVED: { kind: "conflict", ar: "لم يُستلم هذا الطلب بعد", en: "This order was not received yet" },
  NOT_YOUR_SALE: { kind: "forbidden", ar: "هذا البيع ليس لك", en: "This sale is not yours" },
  SHIPMENT_NOT_LATE: {
    kind: "conflict",
    ar: "ما زال لدى الفنان وقت للشحن",
    en: "The artist still has time to ship",
  },
  ORDER_STEP_NOT_DUE_YET: {
    kind: "conflict",
    ar: "لم يحن موعد هذه الخطوة بعد",
    en: "The time of this step is not over yet",
  },
  RETURN_PERIOD_OVER: {
    kind: "conflict",
    byDeadline: true,
    ar: "انتهت مدة الإرجاع",
    en: "The time to return the work is over",
  },
  RETURN_ALREADY_ASKED: {
    kind: "conflict",
    ar: "طُلب إرجاع هذا العمل من قبل",
    en: "A return of this work was asked already",
  },
  NO_RETURN_TO_ANSWER: { kind: "conflict", ar: "لا طلب إرجاع ينتظر ردًا", en: "No return waits for an answer" },
  RETURN_IS_ADMINISTRATORS: {
    kind: "conflict",
    ar: "انتهت مهلة ردك، والقرار الآن للإدارة",
    en: "Your time to answer is over; administrators decide now",
  },
  RETURN_NOT_ACCEPTED: {
    kind: "conflict",
    ar: "لم يُقبل إرجاع هذا العمل",
    en: "The return of this work is not accepted",
  },
  RETURN_NOT_SENT: { kind: "conflict", ar: "لم يُرسل المرتجع بعد", en: "The work was not sent back yet" },
  RETURN_PICTURE_UNKNOWN: {
    kind: "invalid",
    ar: "إحدى الصور غير موجودة، فأعد رفعها",
    en: "One of the pictures does not exist; please send it again",
  },
  REFUND_TOO_LARGE: {
    kind: "invalid",
    ar: "المبلغ أكبر مما بقي من ثمن الطلب",
    en: "The amount is larger than what is left of the order's price",
  },
  NOTHING_TO_REFUND: {
    kind: "conflict",
    ar: "رُدّ ثمن هذا الطلب كله",
    en: "All of this order's price was given back already",
  },
};
