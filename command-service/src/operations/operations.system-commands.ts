import { passedTo, type SystemCommands } from "../system-commands";
import { operationsDecider } from "./operations.decider";

export const operationsSystemCommands = { RecordOutage: passedTo(operationsDecider) } satisfies SystemCommands;
