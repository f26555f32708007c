import type { RefusalsOf } from "../problem";

export type CardRejection = { code: "CARD_UNKNOWN" };

export const cardRefusals: RefusalsOf<CardRejection> = {
  CARD_UNKNOWN: { kind: "unknown", ar: "لا بطاقة محفوظة لك بهذا الرقم", en: "You keep no such card" },
};
