import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailable, type AppendResult, type EventStore, type EventToStore } from "../../../ports/event-store";

/** What every caller does about an unknown outcome: the same again, until there is an answer. */
export const appendUntilAnswered = async (
  to: EventStore,
  stream: string,
  expected: number,
  events: EventToStore[],
): Promise<AppendResult> => {
  for (;;) {
    try {
      return await to.append(stream, expected, events);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await delay(20);
    }
  }
};
