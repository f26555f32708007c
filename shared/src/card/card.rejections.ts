import type { RefusalsOf } from "../problem";

export type CardRejection = { code: "CARD_UNKNOWN" };

export const cardRefusals = {
  CARD_UNKNOWN: { kind: "unknown", ar: "لا بطاقة محفوظة لك بهذا الرقم", en: "You keep no such card" },
} as const satisfies RefusalsOf<CardRejection>;
