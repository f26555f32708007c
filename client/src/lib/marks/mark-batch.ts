import type { MarksOf } from "@naqsh/shared/collector";
import { api } from "../api";

/** What somebody can mark: follow an artist, like a work, wish for it, be reminded of an auction. */
export type MarkKind = "follow" | "like" | "wish" | "reminder";

/** How long hearts that appear together are collected before they are asked about in one question. */
const COLLECTED_MS = 15;
/** The server answers for no more ids in one list. */
const MOST_AT_ONCE = 100;

const ASKED_AS = { follow: "artists", like: "artworks", wish: "artworks", reminder: "auctions" } as const;
const TOLD_AS = {
  follow: "followedArtistIds",
  like: "likedArtworkIds",
  wish: "wishedArtworkIds",
  reminder: "remindedAuctionIds",
} as const satisfies Record<MarkKind, keyof MarksOf>;

type Waiting = { kind: MarkKind; id: string; resolve: (isMarked: boolean) => void; reject: (failure: unknown) => void };

let waiting: Waiting[] = [];

const idsOf = (asked: readonly Waiting[], name: "artworks" | "artists" | "auctions"): string[] => [
  ...new Set(asked.filter(({ kind }) => ASKED_AS[kind] === name).map(({ id }) => id)),
];

const ask = async (asked: readonly Waiting[]): Promise<void> => {
  const query = Object.fromEntries(
    (["artworks", "artists", "auctions"] as const).flatMap((name) => {
      const ids = idsOf(asked, name);
      return ids.length === 0 ? [] : [[name, ids.join(",")]];
    }),
  );
  try {
    const told = await api.get("/api/marks", { query });
    for (const { kind, id, resolve } of asked) resolve(told[TOLD_AS[kind]].includes(id));
  } catch (failure) {
    for (const { reject } of asked) reject(failure);
  }
};

const askAll = (): void => {
  const asked = waiting;
  waiting = [];
  for (let from = 0; from < asked.length; from += MOST_AT_ONCE) void ask(asked.slice(from, from + MOST_AT_ONCE));
};

/** Whether the reader marked this; all that is asked within a moment goes in one question. */
export const isMarked = (kind: MarkKind, id: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(askAll, COLLECTED_MS);
    waiting.push({ kind, id, resolve, reject });
  });
