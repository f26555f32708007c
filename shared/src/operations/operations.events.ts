import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";

/** The worker did not live from `from` to `to`. `outageId` = uuid5 of `from`. */
export type OutageRecorded = EventOf<"OutageRecorded", { outageId: string; from: Instant; to: Instant }>;
export type OperationsEvent = OutageRecorded;

/** The one stream of the platform is `platform-main`. */
export const PLATFORM_STREAM_ID = "main";
