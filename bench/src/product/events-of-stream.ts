import type { EventStore, EventToStore } from "@naqsh/shared/platform/ports/event-store";

/** The events of a stream, as they may be appended to another. */
export const eventsOfStream = async (
  store: Pick<EventStore, "readStream">,
  stream: string,
): Promise<EventToStore[]> => {
  const events: EventToStore[] = [];
  for await (const { stream: _, revision: __, position: ___, ...event } of store.readStream(stream)) events.push(event);
  return events;
};
