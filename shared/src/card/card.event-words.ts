import type { EventWords } from "../kernel/event-words";
import type { CardEvent } from "./card.events";

export const cardEventWords = {
  CardCustomerRecorded: {
    ar: "حفظ البطاقات لدى مزوّد الدفع",
    en: "Cards kept at the payment provider",
    sentence: "The payment provider keeps cards for somebody from now on",
  },
  CardCustomerForgotten: {
    ar: "حذف البطاقات لدى مزوّد الدفع",
    en: "Cards deleted at the payment provider",
    sentence: "The payment provider is to delete the cards of an erased account",
  },
} as const satisfies EventWords<CardEvent>;
