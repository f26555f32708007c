import { AsyncLocalStorage } from "node:async_hooks";
import type { CommandContext } from "./command";

/** The command that a request turned out to be. */
export type AskedRequest = { command: CommandContext | null; isRepeated: boolean };

/** Which request a command is handled for, if requests are traced. */
export const askedRequests = new AsyncLocalStorage<AskedRequest>();
