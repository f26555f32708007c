import { passedTo, type SystemCommands } from "../system-commands";
import { operationsDecider } from "./operations.decider";

export const operationsSystemCommands: SystemCommands = { RecordOutage: passedTo(operationsDecider) };
