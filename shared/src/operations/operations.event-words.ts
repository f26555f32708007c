import type { EventWords } from "../kernel/event-words";
import type { OperationsEvent } from "./operations.events";

/** In the order of their lives. */
export const operationsEventWords = {
  OutageRecorded: { ar: "تسجيل انقطاع", en: "Outage recorded", sentence: "An outage was recorded" },
} as const satisfies EventWords<OperationsEvent>;
