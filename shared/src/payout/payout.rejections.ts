import type { RefusalsOf } from "../problem";

export type PayoutRejection =
  | { code: "PAYOUT_UNKNOWN" }
  | { code: "PAYOUT_BATCH_UNKNOWN" }
  | { code: "PAYOUT_BATCH_NOT_READY" }
  | { code: "PAYOUT_BATCH_EMPTY" }
  | { code: "PAYOUT_BATCH_NOT_EXPORTED" }
  | { code: "PAYOUT_BATCH_CONFIRMED" }
  | { code: "TRANSFER_UNKNOWN"; artistId: string }
  | { code: "PAYING_ACCOUNT_MISSING" };

export const payoutRefusals: RefusalsOf<PayoutRejection> = {
  PAYOUT_UNKNOWN: { kind: "unknown", ar: "لا مستحق لهذا الطلب", en: "There is no payout of this order" },
  PAYOUT_BATCH_UNKNOWN: { kind: "unknown", ar: "دفعة التحويلات هذه غير موجودة", en: "There is no such payout batch" },
  PAYOUT_BATCH_NOT_READY: {
    kind: "conflict",
    ar: "ما زالت الدفعة تُجمع، أعد المحاولة بعد لحظات",
    en: "The batch is still being gathered; try again in a moment",
  },
  PAYOUT_BATCH_EMPTY: {
    kind: "conflict",
    ar: "لا تحويل في هذه الدفعة",
    en: "There is no transfer in this batch",
  },
  PAYOUT_BATCH_NOT_EXPORTED: {
    kind: "conflict",
    ar: "لم يُصدَّر ملف البنك لهذه الدفعة بعد",
    en: "The file for the bank was not made yet",
  },
  PAYOUT_BATCH_CONFIRMED: { kind: "conflict", ar: "هذه الدفعة مؤكدة", en: "This batch is confirmed already" },
  TRANSFER_UNKNOWN: {
    kind: "invalid",
    ar: "ليس في هذه الدفعة تحويل لهذا الفنان",
    en: "This batch has no transfer to this artist",
  },
  PAYING_ACCOUNT_MISSING: {
    kind: "conflict",
    ar: "أضف حساب المنصة البنكي (الآيبان) في الإعدادات أولًا",
    en: "First give the platform's bank account (IBAN) in the settings",
  },
};
