import { passedTo, type SystemCommands } from "../commands/system-commands";
import { collectorDecider } from "./collector.decider";

export const collectorSystemCommands = {
  ForgetMarks: passedTo(collectorDecider),
} satisfies SystemCommands;
