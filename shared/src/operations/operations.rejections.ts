import type { TextsOf } from "../problem";

export type OperationsRejection = { code: "OUTAGE_INVALID" };

export const operationsTexts: TextsOf<OperationsRejection> = {
  OUTAGE_INVALID: { ar: "مدة الانقطاع غير صحيحة", en: "The outage has to end after it began" },
};
