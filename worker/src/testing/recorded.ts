import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { EventStore, EventToStore } from "@naqsh/shared/platform/ports/event-store";
import { NO_STREAM } from "@naqsh/shared/platform/ports/event-store";

/** An id that reads the same in every run. */
export const idFor = (name: string): string => uuid5(NAQSH_NAMESPACE, name);

export const enveloped = (event: AnyEvent, name: string): EventToStore => ({
  id: idFor(`event ${name}`),
  type: event.type,
  schemaVersion: 1,
  recordedAt: "2026-03-01T12:00:00.000Z",
  data: { ...event.data },
  metadata: {
    commandId: idFor(`command ${name}`),
    commandDigest: "digest",
    correlationId: idFor("correlation"),
    causationId: null,
    actorId: idFor("actor"),
    actorRole: "system",
  },
});

/** An event as a policy meets it in the log. */
export const recorded = <Event extends AnyEvent>(event: Event): RecordedEvent<Event> => ({
  ...enveloped(event, event.type),
  ...event,
  stream: "auction-1",
  revision: 0,
  position: "00000000000000000001",
});

/** Appends each event as the first of a stream of its own. */
export const appendEach = async (store: EventStore, events: readonly AnyEvent[], name = "e"): Promise<void> => {
  for (const [place, event] of events.entries()) {
    await store.append(`order-${name}${place}`, NO_STREAM, [enveloped(event, `${name}${place}`)]);
  }
};
