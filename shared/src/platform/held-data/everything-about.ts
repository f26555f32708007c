import type { ActorRole, RecordedEvent } from "../../kernel/event";
import type { Instant } from "../../kernel/instant";
import type { Position } from "../../kernel/position";
import { categoryOf, idOf } from "../../kernel/stream-name";
import { openAllPersonal } from "../event-codec/open-personal";
import type { EventStore, StoredEvent } from "../ports/event-store";
import type { PersonalKeys } from "../ports/personal-keys";
import { factsHandedTo } from "./facts-handed-to";

/** An event of or about a person, as it is handed to them. */
export type HeldEvent = {
  position: Position;
  recordedAt: Instant;
  type: string;
  stream: string;
  actedAs: ActorRole | null;
  facts: unknown;
};

export type HeldPorts = {
  store: Pick<EventStore, "readAll">;
  keys: PersonalKeys;
  decode: (event: StoredEvent) => RecordedEvent;
  /** Called between two events, so that others get their turn. */
  pause: () => Promise<void> | undefined;
};

/** An event, or how many of the log's events have been read by now, and when the last of them was recorded. */
export type HeldOrRead = { held: HeldEvent } | { read: number; readTo: Instant | null };

const TELL_EACH = 4_096;

/** Streams that belong to whom their first event names: a work and an auction to the artist, an order to both. */
const BEGUN_FOR_PEOPLE: ReadonlySet<string> = new Set(["artwork", "auction", "order"]);

const holds = (value: unknown, person: string): boolean => {
  if (value === person) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => holds(part, person));
};

/** Tells whether an event lies in a stream of the person; events come in the order of the log. */
const ownStreamsOf = (person: string): ((event: StoredEvent) => boolean) => {
  const begun = new Set<string>();
  return ({ stream, revision, data }) => {
    if (idOf(stream) === person || begun.has(stream)) return true;
    if (revision !== 0 || !BEGUN_FOR_PEOPLE.has(categoryOf(stream)) || !holds(data, person)) return false;
    begun.add(stream);
    return true;
  };
};

/** The stream of a claim is named by a keyed hash, which leaves the log in no answer. */
const shownStream = (stream: string): string => {
  const category = categoryOf(stream);
  return category.endsWith("Claim") ? category : stream;
};

/**
 * Every event of or about a person: their account, inbox, works and orders, their acts, and what names them. Their texts are
 * opened if the key stands; other people's ids, texts and secrets are left out.
 */
export async function* everythingAbout(person: string, ports: HeldPorts): AsyncGenerator<HeldOrRead> {
  const isOfOwnStream = ownStreamsOf(person);
  let read = 0;
  let readTo: Instant | null = null;
  for await (const stored of ports.store.readAll()) {
    read += 1;
    readTo = stored.recordedAt;
    if (read % TELL_EACH === 0) yield { read, readTo };
    await ports.pause();
    const { actorId, actorRole } = stored.metadata;
    const isOwn = isOfOwnStream(stored) || actorId === person;
    if (!isOwn && !holds(stored.data, person)) continue;
    const { data, position, recordedAt, type, stream } = ports.decode(stored);
    // An older version of an event may have named people whom it names no more.
    if (!isOwn && !holds(data, person)) continue;
    const facts = factsHandedTo(person, data);
    const held: HeldEvent = {
      position,
      recordedAt,
      type,
      stream: shownStream(stream),
      actedAs: actorId === person ? actorRole : null,
      facts: await openAllPersonal(ports.keys, facts),
    };
    yield { held };
  }
  yield { read, readTo };
}
