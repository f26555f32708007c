import type { EventWords } from "../kernel/event-words";
import type { TransferEvent } from "./transfer.events";

export const transferEventWords = {
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
} as const satisfies EventWords<TransferEvent>;
