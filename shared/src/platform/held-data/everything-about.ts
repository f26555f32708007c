import type { ActorRole, RecordedEvent } from "../../kernel/event";
import type { Instant } from "../../kernel/instant";
import { categoryOf, idOf } from "../../kernel/stream-name";
import { openAllPersonal } from "../event-codec/open-personal";
import type { EventStore, StoredEvent } from "../ports/event-store";
import type { PersonalKeys } from "../ports/personal-keys";
import { factsHandedTo, holds } from "./facts-handed-to";

/** An event of or about a person, as it is handed to them. */
export type HeldEvent = {
  recordedAt: Instant;
  type: string;
  /** Its category alone unless it is the person's own: its id would name whoever else it belongs to. */
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

/** That somebody raised a maximum without moving the price is theirs alone (docs/rules.md#what-everyone-sees). */
const isOthersSilentRaise = ({ type, data }: RecordedEvent, person: string): boolean => {
  const { bidderId, rows } = data as { bidderId?: unknown; rows?: unknown };
  return type === "MaximumRaised" && bidderId !== person && Array.isArray(rows) && rows.length === 0;
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
    const isOfOwn = isOfOwnStream(stored);
    const isOwn = isOfOwn || actorId === person;
    if (!isOwn && !holds(stored.data, person)) continue;
    const event = ports.decode(stored);
    const { data, recordedAt, type, stream } = event;
    // An older version of an event may have named people whom it names no more.
    if (!isOwn && !holds(data, person)) continue;
    if (isOthersSilentRaise(event, person)) continue;
    const facts = factsHandedTo(person, data);
    const held: HeldEvent = {
      recordedAt,
      type,
      stream: isOfOwn ? stream : categoryOf(stream),
      actedAs: actorId === person ? actorRole : null,
      facts: await openAllPersonal(ports.keys, facts),
    };
    yield { held };
  }
  yield { read, readTo };
}
