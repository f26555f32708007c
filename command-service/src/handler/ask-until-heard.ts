import { isRefusedForNow, type CommandResult } from "./command";

/**
 * Gives a command once more if the store may have taken it and nobody heard: under its id it is found there, or stored now. `ask` gives
 * the same command each time. Whoever takes back on a refusal what a command stands for would else let it be recorded twice.
 */
export const askUntilHeard = async (ask: () => Promise<CommandResult>): Promise<CommandResult> => {
  const result = await ask();
  return result.status === "rejected" && isRefusedForNow(result.rejection) ? ask() : result;
};
