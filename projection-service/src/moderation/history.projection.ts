import type { ActorRole, RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { categoryOf } from "@naqsh/shared/kernel/stream-name";
import { kindOfEvent, PEOPLE } from "@naqsh/shared/moderation";
import type { HistoryKind } from "@naqsh/shared/moderation";
import type { NaqshEvent } from "@naqsh/shared/registry";

/**
 * Where an event lies and whom it concerns. The facts stay in the log alone, so that this view can tell nothing that
 * was erased or is secret; the query reads the few that it shows.
 */
export type HistoryCard = {
  position: Position;
  recordedAt: Instant;
  /** `<recordedAt>/<position>`: log order, and a range of it is a range of time. */
  moment: string;
  kind: HistoryKind;
  type: string;
  stream: string;
  revision: number;
  actorId: string;
  actorRole: ActorRole;
  commandId: string;
  correlationId: string;
  causationId: string | null;
  /** Whose claim it is; null for events whose facts can be read in the log. */
  claimedBy: string | null;
  /** Whatever it can be looked up by: kind, type, stream, actor, cause, and every id among its facts. */
  mentions: string[];
};

const CLAIMS = ["emailClaim", "usernameClaim"];

/** The name of a claim's stream is a keyed hash, which belongs in no view: its events are shown without their facts. */
export const isClaim = (category: string): boolean => CLAIMS.includes(category);

const shownStream = (stream: string, category: string): string => (isClaim(category) ? category : stream);

const NAMES_OF_IDS: ReadonlySet<string> = new Set([
  ...PEOPLE,
  "viewerId",
  "artistId",
  "artworkId",
  "auctionId",
  "orderId",
  "noticeId",
  "paymentId",
  "outageId",
]);

/** Names of lists in which an event tells of many alike: what it says of each concerns as many. */
const LISTS: ReadonlySet<string> = new Set(["views"]);

/** The ids among an event's facts. */
export const idsAmong = (data: object): string[] => {
  const facts = data as Record<string, unknown>;
  const ids: string[] = [];
  for (const name in facts) {
    const fact = facts[name];
    if (NAMES_OF_IDS.has(name) && typeof fact === "string") ids.push(fact);
    if (LISTS.has(name) && Array.isArray(fact)) for (const one of fact as object[]) ids.push(...idsAmong(one));
  }
  return ids;
};

/** The ids in a state, also in what it holds inside. */
export const idsWithin = (state: unknown): string[] => {
  if (typeof state !== "object" || state === null) return [];
  return [...(Array.isArray(state) ? [] : idsAmong(state)), ...Object.values(state).flatMap(idsWithin)];
};

/** Up to so many are told apart by comparing each with each. */
const FEW = 16;

/** Each once; what is null is none. Every event of a replay passes here. */
const mentionsOf = (shown: readonly (string | null)[], ids: readonly string[]): string[] => {
  if (ids.length > FEW) return [...new Set([...shown.filter((mention) => mention !== null), ...ids])];
  const mentions: string[] = [];
  for (const mention of shown) if (mention !== null && !mentions.includes(mention)) mentions.push(mention);
  for (const mention of ids) if (!mentions.includes(mention)) mentions.push(mention);
  return mentions;
};

/** Where an event lies and whom it concerns. */
export const cardFrom = (event: RecordedEvent<NaqshEvent>): HistoryCard => {
  const { position, recordedAt, type, revision, metadata } = event;
  const { actorId, actorRole, commandId, correlationId, causationId } = metadata;
  const category = categoryOf(event.stream);
  const stream = shownStream(event.stream, category);
  const kind = kindOfEvent[type];
  return {
    position,
    recordedAt,
    moment: `${recordedAt}/${position}`,
    kind,
    type,
    stream,
    revision,
    actorId,
    actorRole,
    commandId,
    correlationId,
    causationId,
    claimedBy: isClaim(category) ? (idsAmong(event.data)[0] ?? null) : null,
    mentions: mentionsOf([kind, type, stream, actorId, causationId], idsAmong(event.data)),
  };
};

/** The events of the types that are told, for administrators: a document each, by its id. */
export const historyProjection = (types: readonly NaqshEvent["type"][]): Projection<HistoryCard, NaqshEvent> => ({
  name: "history",
  version: 2,
  indexes: { byMoment: ["moment"], byMention: ["mentions", "moment"] },
  handles: types,
  isOfEvents: true,
  keysOf: (event) => [event.id],
  evolve: (_, event) => cardFrom(event),
});
