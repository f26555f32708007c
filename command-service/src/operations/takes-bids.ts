import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { CommandServicePorts } from "../commands/command-deps";

const LOOKS = { name: "looks", points: 1_000_000, windowMs: 60_000 };
const NOBODY = "nobody";

/**
 * Goes the way of a bid, without one: whether its session, its limit and its append would be answered now.
 * @throws Unavailable otherwise, whatever the cause
 */
export const createTakesBids =
  ({ store, sessions, rateLimits }: Pick<CommandServicePorts, "store" | "sessions" | "rateLimits">) =>
  async (): Promise<void> => {
    try {
      await Promise.all([store.takes(), sessions.find(NOBODY), rateLimits.consume(LOOKS, NOBODY)]);
    } catch (error) {
      throw new Unavailable(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
