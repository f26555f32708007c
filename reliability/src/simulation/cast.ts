import { TERMS_VERSION } from "@naqsh/shared/account";
import type { AccountRole } from "@naqsh/shared/account";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { personal } from "@naqsh/shared/kernel/personal";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import { allUpcasters } from "@naqsh/shared/registry";
import { detailsOf } from "@naqsh/shared/testing/artwork-details";

export type Person = { id: string; name: string; role: AccountRole; token: string };

const personOf = (name: string, role: AccountRole): Person => ({
  id: uuid5(NAQSH_NAMESPACE, `cast/${name}`),
  name,
  role,
  token: `token-of-${name}`,
});

export type Cast = { administrator: Person; artist: Person; bidders: Person[]; artworkIds: string[] };

/** An administrator, an artist with works, and bidders. */
export const castOf = (bidders: number, works: number): Cast => ({
  administrator: personOf("administrator", "admin"),
  artist: personOf("artist", "artist"),
  bidders: Array.from({ length: bidders }, (_, number) => personOf(`bidder-${number + 1}`, "collector")),
  artworkIds: Array.from({ length: works }, (_, number) => uuid5(NAQSH_NAMESPACE, `cast/work-${number + 1}`)),
});

const registered = ({ id, name, role }: Person): AnyEvent => {
  const sealed = (text: string) => personal(id, text);
  return {
    type: "UserRegistered",
    data: {
      userId: id,
      role,
      language: "en",
      emailVerified: true,
      email: sealed(`${name}@naqsh.test`),
      username: sealed(name),
      firstName: sealed(`First of ${name}`),
      lastName: sealed(`Last of ${name}`),
      passwordHash: sealed(`hash of ${name}`),
    },
  };
};

const accepted = ({ id }: Person): AnyEvent => ({
  type: "TermsAccepted",
  data: { userId: id, version: TERMS_VERSION, newsletter: false },
});

const approvedWork = (artworkId: string, { artist, administrator }: Cast): AnyEvent[] => {
  const ids = { artworkId, artistId: artist.id };
  return [
    { type: "ArtworkSubmitted", data: { ...ids, details: detailsOf(), price: null, isForSale: true } },
    { type: "ArtworkApproved", data: { ...ids, approvedBy: administrator.id } },
  ];
};

type Ports = { store: EventStore; keys: PersonalKeys; sessions: Sessions; nowMs: number };

/** Writes what the cast's registration and the approval of its works leave, without hashing passwords or images; signs all in. */
export const settleIn = async (cast: Cast, { store, keys, sessions, nowMs }: Ports): Promise<void> => {
  const codec = createEventCodec(allUpcasters, keys);
  const tell = async (stream: string, events: AnyEvent[]): Promise<void> => {
    const commandId = uuid5(NAQSH_NAMESPACE, `cast/${stream}`);
    const cause = { commandId, commandDigest: "cast", correlationId: commandId, causationId: null };
    const metadata = { ...cause, actorId: "cast", actorRole: "system" as const };
    const recordedAt = instantFromMs(nowMs);
    await store.append(stream, -1, await codec.encode(events, { stream, recordedAt, metadata }));
  };
  for (const person of [cast.administrator, cast.artist, ...cast.bidders]) {
    const { id: userId, role, token } = person;
    await tell(`user-${userId}`, [registered(person), accepted(person)]);
    const expiresAt = nowMs + 30 * 24 * 3_600_000;
    await sessions.save(hashOfToken(token), { userId, role, createdAt: nowMs, expiresAt, secondFactor: "waived" });
  }
  for (const artworkId of cast.artworkIds) await tell(`artwork-${artworkId}`, approvedWork(artworkId, cast));
};
