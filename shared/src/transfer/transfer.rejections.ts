import type { RefusalsOf } from "../problem";

export type TransferRejection =
  | { code: "TRANSFER_UNKNOWN" }
  | { code: "LINE_MATCHED"; orderId: string }
  | { code: "LINE_SET_ASIDE" }
  | { code: "LINE_LIKE_ANOTHER" };

export const transferRefusals: RefusalsOf<TransferRejection> = {
  TRANSFER_UNKNOWN: {
    kind: "unknown",
    ar: "لا حوالة بنكية لهذا الطلب بهذا الرقم",
    en: "This order has no such bank transfer",
  },
  LINE_MATCHED: {
    kind: "conflict",
    ar: "طوبق هذا السطر من قبل",
    en: "This line was matched before",
  },
  LINE_SET_ASIDE: {
    kind: "conflict",
    ar: "نُحّي هذا السطر من قبل",
    en: "This line was set aside before",
  },
  LINE_LIKE_ANOTHER: {
    kind: "conflict",
    ar: "طوبق مع هذه الدفعة سطر باليوم نفسه والمبلغ نفسه. إن كانت حوالة أخرى فاكتب السبب",
    en: "A line of the same day and amount was matched with this payment. If it is another transfer, say why",
  },
};
