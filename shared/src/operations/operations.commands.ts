import type { CommandOf } from "../kernel/decider";
import type { OutageRecorded } from "./operations.events";

export type RecordOutage = CommandOf<"RecordOutage", OutageRecorded["data"]>;
export type OperationsCommand = RecordOutage;
