import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { after } from "@naqsh/shared/kernel/instant";
import type { DocumentKeys, Indexes, Projection } from "@naqsh/shared/kernel/projection";
import { STORY_BEGINS } from "./auction-story";

/** An event as a log gives it, the one of that number. */
export const recorded = <Event extends AnyEvent>(
  stream: string,
  event: Event,
  number: number,
): RecordedEvent<Event> => ({
  ...event,
  id: `event ${number}`,
  schemaVersion: 1,
  stream,
  revision: number,
  position: String(number + 1).padStart(20, "0"),
  recordedAt: after(STORY_BEGINS, number * 1_000),
  metadata: {
    commandId: `command ${number}`,
    commandDigest: "",
    correlationId: `command ${number}`,
    causationId: null,
    actorId: "story",
    actorRole: "system",
  },
});

const keysFor = (keys: DocumentKeys, indexes: Indexes, documents: ReadonlyMap<string, object>): readonly string[] => {
  if (!("index" in keys)) return keys;
  const fields = indexes[keys.index]!;
  const isMeant = (document: object): boolean =>
    keys.equals.every((value, place) => {
      const held: unknown = Reflect.get(document, fields[place]!);
      return Array.isArray(held) ? held.includes(value) : held === value;
    });
  return [...documents].filter(([, document]) => isMeant(document)).map(([key]) => key);
};

/** The documents of a projection after events of one stream; look-ups are found by the fields of their index. */
export const foldAll = <Document extends object, Event extends AnyEvent>(
  projection: Projection<Document, Event>,
  events: readonly AnyEvent[],
  stream = "story-1",
): Map<string, Document> => {
  const documents = new Map<string, Document>();
  const handled = events.filter((event): event is Event => projection.handles.includes(event.type));
  for (const [number, event] of handled.entries()) {
    const told = recorded(stream, event, number);
    for (const key of keysFor(projection.keysOf(told), projection.indexes, documents)) {
      const next = projection.evolve(documents.get(key) ?? null, told, key);
      if (next === null) documents.delete(key);
      else documents.set(key, next);
    }
  }
  return documents;
};
