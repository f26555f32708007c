import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { EventWords } from "../kernel/event-words";

/** The worker did not live from `from` to `to`. `outageId` = uuid5 of `from`. */
export type OutageRecorded = EventOf<"OutageRecorded", { outageId: string; from: Instant; to: Instant }>;
export type OperationsEvent = OutageRecorded;

/** The one stream of the platform is `platform-main`. */
export const PLATFORM_STREAM_ID = "main";

/** In the order of their lives. */
export const operationsEventWords: EventWords<OperationsEvent> = {
  OutageRecorded: { ar: "تسجيل انقطاع", en: "Outage recorded", sentence: "An outage was recorded" },
};
