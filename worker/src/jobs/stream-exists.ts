import type { EventStore } from "@naqsh/shared/platform/ports/event-store";

/** Whether a stream has any event: the log's own word, not a view's. */
export const streamExists = async (store: Pick<EventStore, "readStream">, stream: string): Promise<boolean> => {
  for await (const _ of store.readStream(stream, { limit: 1 })) return true;
  return false;
};
