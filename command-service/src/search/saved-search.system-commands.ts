import { passedTo, type SystemCommands } from "../commands/system-commands";
import { savedSearchesDecider } from "./saved-searches.decider";

export const savedSearchSystemCommands = {
  TellOfSavedSearches: passedTo(savedSearchesDecider),
} satisfies SystemCommands;
