import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { categoryOf } from "@naqsh/shared/kernel/stream-name";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import { cutTo } from "../http/list-page";
import type { QueryDeps } from "../query-deps";
import { shownFacts } from "./history-facts";
import { idsAmong } from "./history.projection";
import type { HistoryCard } from "./history.projection";

/** The event that a card is of; null if its stream has none there. */
export const eventOf = async ({ stream, revision }: HistoryCard, deps: QueryDeps): Promise<RecordedEvent | null> => {
  for await (const stored of deps.store.readStream(stream, { from: revision, limit: 1 })) return deps.decode(stored);
  return null;
};

type Named = { name: string | null; latin: string | null };

const namedBy = async (id: string, { views, people, lots }: QueryDeps): Promise<Named | null> => {
  const person = await views.people.get(id);
  if (person !== null) return { name: await people.fullName(id), latin: await people.open(person.latinName) };
  const artworkId = (await views.rooms.get(id))?.head.artworkId ?? (await views.orders.get(id))?.artworkId ?? id;
  const work = await lots.title(artworkId);
  return work === null ? null : { name: work.title, latin: work.titleEn };
};

/** Names of people and titles of works by their ids, as they are now. */
export const namesOf = async (
  ids: Iterable<string>,
  deps: QueryDeps,
): Promise<Pick<HistoryEntry, "names" | "latinNames">> => {
  const names: Record<string, string | null> = {};
  const latinNames: Record<string, string> = {};
  for (const id of new Set(ids)) {
    const named = await namedBy(id, deps);
    if (named !== null) names[id] = named.name;
    if (named?.latin) latinNames[id] = named.latin;
  }
  return { names, latinNames };
};

/** An entry of the history: the card with the facts that the log holds, opened unless the person was erased. */
export const entryFrom = async (id: string, card: HistoryCard, deps: QueryDeps): Promise<HistoryEntry> =>
  presentEntry(id, { card, event: card.claimedBy === null ? await eventOf(card, deps) : null }, deps);

/** An event may tell of the looks of many people, whose ids stand for them: the first are named. */
const MOST_NAMED = 20;

/** The same for an event that was read already; null if its facts are not shown. */
export const presentEntry = async (
  id: string,
  { card, event }: { card: HistoryCard; event: RecordedEvent | null },
  deps: QueryDeps,
): Promise<HistoryEntry> => {
  const data: Record<string, unknown> = event === null ? { userId: card.claimedBy } : { ...event.data };
  const facts: Record<string, unknown> = await openAllPersonal(deps.keys, shownFacts(data, categoryOf(card.stream)));
  const { position, recordedAt, kind, type, stream, revision, correlationId, causationId } = card;
  return {
    id,
    position,
    recordedAt,
    kind,
    type,
    stream,
    revision,
    actor: { id: card.actorId, role: card.actorRole, name: await deps.people.fullName(card.actorId) },
    commandId: card.commandId,
    correlationId,
    causationId,
    facts,
    reason: typeof facts["reason"] === "string" ? facts["reason"] : null,
    ...(await namesOf(
      [card.actorId, ...idsAmong(data).slice(0, cutTo(MOST_NAMED, "the others keep their ids"))],
      deps,
    )),
  };
};
