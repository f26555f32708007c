import type { EventOf } from "../kernel/decider";
import type { EventWords } from "../kernel/event-words";

/**
 * The provider keeps cards for a person under this id of its own: all that lies here of them. It is not sealed, since it has to be deleted
 * there when the person's key is gone.
 */
type OfCustomer = { userId: string; customerId: string };

export type CardCustomerRecorded = EventOf<"CardCustomerRecorded", OfCustomer>;
/** Its person was erased: the provider is asked to delete the customer with all of its cards. */
export type CardCustomerForgotten = EventOf<"CardCustomerForgotten", OfCustomer>;

export type CardEvent = CardCustomerRecorded | CardCustomerForgotten;

export const cardEventWords: EventWords<CardEvent> = {
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
};
