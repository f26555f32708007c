import { passedTo, type SystemCommands } from "../commands/system-commands";
import { operationsDecider } from "./operations.decider";

export const operationsSystemCommands = { RecordOutage: passedTo(operationsDecider) } satisfies SystemCommands;
