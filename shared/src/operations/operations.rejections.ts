import type { RefusalsOf } from "../problem";

export type OperationsRejection = { code: "OUTAGE_INVALID" };

export const operationsRefusals: RefusalsOf<OperationsRejection> = {
  OUTAGE_INVALID: { kind: "invalid", ar: "مدة الانقطاع غير صحيحة", en: "The outage has to end after it began" },
};
