import type { HistoryEntry, HistorySubject } from "@naqsh/shared/moderation";

type EntrySubject = Pick<HistorySubject, "kind" | "id" | "stream"> & { name: string | null };

const THINGS = [
  ["orderId", "order"],
  ["auctionId", "auction"],
  ["artworkId", "artwork"],
] as const;

const PEOPLE = ["userId", "bidderId", "buyerId", "winnerId", "previousLeaderId", "artistId"];

/** Whose history an entry belongs to as well: the things and people that it names, each once, and who did it. */
export const subjectsOf = ({ facts, names, actor }: HistoryEntry): EntrySubject[] => {
  const work = facts["artworkId"];
  const title = typeof work === "string" ? (names[work] ?? null) : null;
  const things = THINGS.flatMap(([fact, kind]) => {
    const id = facts[fact];
    return typeof id === "string" ? [{ kind, id, stream: `${kind}-${id}`, name: names[id] ?? title }] : [];
  });
  const doer = actor.role === "system" || actor.role === "visitor" ? [] : [actor.id];
  const ids = [...PEOPLE.map((fact) => facts[fact]), ...doer].filter((id) => typeof id === "string");
  const people = [...new Set(ids)].map((id) => {
    const name = names[id] ?? (id === actor.id ? actor.name : null);
    return { kind: "person" as const, id, stream: `user-${id}`, name };
  });
  return [...things, ...people];
};
