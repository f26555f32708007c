import type { RefusalsOf } from "../problem";

export type OperationsRejection = { code: "OUTAGE_INVALID" };

export const operationsRefusals = {
  OUTAGE_INVALID: { kind: "invalid", ar: "مدة الانقطاع غير صحيحة", en: "The outage has to end after it began" },
} as const satisfies RefusalsOf<OperationsRejection>;
