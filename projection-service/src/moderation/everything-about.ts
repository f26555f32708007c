import type { ActorRole, RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { isPersonalText } from "@naqsh/shared/kernel/personal";
import type { Position } from "@naqsh/shared/kernel/position";
import { categoryOf, streamName } from "@naqsh/shared/kernel/stream-name";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { createPauses } from "../runner/pauses";
import { HASHES_AND_TOKENS, PEOPLE, SECRETS } from "./history-facts";
import { isClaim } from "./history.projection";

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
};

/** An event, or how many of the log's events have been read by now. */
export type HeldOrRead = { held: HeldEvent } | { read: number };

const TELL_EACH = 4_096;

/** In place of an id: whoever asks for their own copy learns nobody else's. */
const SOMEONE_ELSE = "someone else";

const holds = (value: unknown, person: string): boolean => {
  if (value === person) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => holds(part, person));
};

/** Whose secret it is: a maximum its bidder's, a reserve its artist's. */
const isOwnSecret = (name: string, data: Record<string, unknown>, person: string): boolean =>
  (name === "maximum" && data["bidderId"] === person) || (name === "reserve" && data["artistId"] === person);

const handed = (value: unknown, person: string, own: (name: string) => boolean): unknown => {
  if (isPersonalText(value)) return value.person === person ? value : null;
  if (Array.isArray(value)) return value.map((part: unknown) => handed(part, person, own));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !HASHES_AND_TOKENS.has(name) && (!SECRETS.has(name) || own(name)))
      .map(([name, part]) => [name, handedField(name, part, person) ?? handed(part, person, own)]),
  );
};

const handedField = (name: string, part: unknown, person: string): unknown => {
  return PEOPLE.has(name) && typeof part === "string" && part !== person ? SOMEONE_ELSE : undefined;
};

/** What an event says to the person whom it is of or about: sealed texts are theirs alone, and nobody else is named. */
export const factsHandedTo = (person: string, data: object): unknown =>
  handed(data, person, (name) => isOwnSecret(name, data as Record<string, unknown>, person));

/**
 * Every event of or about a person: their account, inbox, acts, and what names them. Their texts are opened where the key
 * stands; other people's ids, texts and secrets are left out.
 */
export async function* everythingAbout(person: string, ports: HeldPorts): AsyncGenerator<HeldOrRead> {
  const own = new Set([streamName("user", person), streamName("inbox", person)]);
  const pause = createPauses();
  let read = 0;
  for await (const stored of ports.store.readAll()) {
    read += 1;
    if (read % TELL_EACH === 0) yield { read };
    await pause();
    const { actorId, actorRole } = stored.metadata;
    const isOwn = own.has(stored.stream) || actorId === person;
    if (!isOwn && !holds(stored.data, person)) continue;
    const { data, position, recordedAt, type, stream } = ports.decode(stored);
    // An older version of an event may have named people whom it names no more.
    if (!isOwn && !holds(data, person)) continue;
    const facts = factsHandedTo(person, data);
    const category = categoryOf(stream);
    const held: HeldEvent = {
      position,
      recordedAt,
      type,
      stream: isClaim(category) ? category : stream,
      actedAs: actorId === person ? actorRole : null,
      facts: await openAllPersonal(ports.keys, facts),
    };
    yield { held };
  }
  yield { read };
}
