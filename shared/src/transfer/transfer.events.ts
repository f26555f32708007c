import type { EventOf } from "../kernel/decider";
import type { Halalas } from "../kernel/money";
import type { PersonalText } from "../kernel/personal";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { EventWords } from "../kernel/event-words";

type OfLine<Data> = { lineId: string; bookedOn: RiyadhDay; amount: Halalas } & Data;

/** A line of the bank's statement belongs to a payment, once and for all. What the bank wrote names people: it is sealed. */
export type StatementLineMatched = EventOf<
  "StatementLineMatched",
  OfLine<{
    orderId: string;
    paymentId: string;
    buyerId: string;
    text: PersonalText;
    /** Why, if the reference did not say it. */
    reason: PersonalText | null;
    matchedBy: string;
  }>
>;

/** A line that is no payment of an order. Nothing of what the bank wrote is kept. */
export type StatementLineSetAside = EventOf<
  "StatementLineSetAside",
  OfLine<{ reason: PersonalText; setAsideBy: string }>
>;

export type TransferEvent = StatementLineMatched | StatementLineSetAside;

export const transferEventWords: EventWords<TransferEvent> = {
  StatementLineMatched: {
    ar: "مطابقة سطر من كشف الحساب",
    en: "Statement line matched",
    sentence: "A line of the bank's statement was matched with a payment",
  },
  StatementLineSetAside: {
    ar: "تنحية سطر من كشف الحساب",
    en: "Statement line set aside",
    sentence: "A line of the bank's statement was found to pay no order",
  },
};
