import type { HistoryEntry } from "@naqsh/shared/moderation";

export type EntryTarget = { id: string; name: string | null; to: string | null };

const targets = [
  { fact: "orderId", path: "/orders/" },
  { fact: "auctionId", path: "/auctions/" },
  { fact: "artworkId", path: "/artwork/" },
  { fact: "userId", path: null },
] as const;

/** What an entry is about, most particular first (of a person their own stream tells, whatever it names), with the name that people know it by. */
export const targetOf = ({ facts, names, stream }: HistoryEntry): EntryTarget | null => {
  const ofPerson = stream.startsWith("user-") ? targets.filter(({ fact }) => fact === "userId") : targets;
  for (const { fact, path } of ofPerson) {
    const id = facts[fact];
    if (typeof id !== "string") continue;
    const artworkId = facts["artworkId"];
    const name = names[id] ?? (typeof artworkId === "string" ? (names[artworkId] ?? null) : null);
    return { id, name, to: path === null ? null : path + id };
  }
  return null;
};
