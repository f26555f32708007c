import { myDataFactsOf, type MyDataEntry } from "@naqsh/shared/account";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import { factsHandedTo } from "@naqsh/shared/platform/held-data/facts-handed-to";
import { allEventWords } from "@naqsh/shared/registry";
import type { NaqshEvent } from "@naqsh/shared/registry";
import type { HistoryCard } from "../moderation/history.projection";
import { eventOf } from "../moderation/present-history";
import type { QueryDeps } from "../query-deps";

const doneBy = ({ actorId, actorRole }: HistoryCard, person: string): MyDataEntry["by"] => {
  if (actorId === person) return "you";
  if (actorRole === "visitor") return "visitor";
  return actorRole === "system" ? "naqsh" : "other";
};

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** An event as the person whom it is of or about reads it. */
export const ownEntryFrom = async (
  id: string,
  card: HistoryCard,
  person: string,
  deps: QueryDeps,
): Promise<MyDataEntry> => {
  // The stream of a claim is named by a keyed hash, and its facts say no more than whose it is.
  const event = card.claimedBy === null ? await eventOf(card, deps) : null;
  const handed = event === null ? {} : await openAllPersonal(deps.keys, factsHandedTo(person, event.data));
  const facts = handed as Record<string, unknown>;
  const artworkId = textOrNull(facts["artworkId"]);
  const work = artworkId === null ? null : await deps.lots.title(artworkId);
  const { ar, en } = allEventWords[card.type as NaqshEvent["type"]];
  return {
    id,
    at: card.recordedAt,
    type: card.type,
    words: { ar, en },
    by: doneBy(card, person),
    title: work?.title ?? null,
    titleEn: work?.titleEn ?? null,
    facts: myDataFactsOf(card.type, facts),
  };
};
