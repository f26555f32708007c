import { searchWords } from "@naqsh/shared/kernel/arabic-fold";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";

/** Names are sealed in every view (decision 0012), so that the search opens them: of so many artists at most. */
const MOST_ARTISTS = 1_000;

/** To open a thousand names takes some 40 ms. They change by erasure alone, so that they may be as old as this. */
const KEPT_MS = 60_000;

type NamedArtist = { artistId: string; names: string[] };

/** Artists by the words of their names. */
export type NamedArtists = {
  /** Ids of those with a name that begins like this. */
  called: (word: string) => Promise<string[]>;
};

const begins = (names: readonly string[], word: string): boolean => names.some((name) => name.startsWith(word));

/** Reads all names again when there are more or fewer artists, and after a minute; who is found is looked at as they are now. */
export const createNamedArtists = ({
  views,
  people,
  clock,
}: Pick<QueryDeps, "views" | "people" | "clock">): NamedArtists => {
  let kept: { count: number; untilMs: number; artists: Promise<NamedArtist[]> } | null = null;

  const namesOf = async (artistId: string): Promise<string[]> => {
    const { firstName, lastName, latinName } = await people.artist(artistId);
    return searchWords([firstName, lastName, latinName].join(" "));
  };

  const read = async (): Promise<NamedArtist[]> => {
    const { documents } = await views.people.find({ index: "byRole", equals: ["artist"], limit: MOST_ARTISTS });
    return presentEach(documents, async ({ key }) => ({ artistId: key, names: await namesOf(key) }));
  };

  const all = async (): Promise<NamedArtist[]> => {
    const count = await views.people.count("byRole", ["artist"]);
    if (kept === null || kept.count !== count || kept.untilMs <= clock.now()) {
      const reading = { count, untilMs: clock.now() + KEPT_MS, artists: read() };
      kept = reading;
      reading.artists.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return kept.artists;
  };

  return {
    called: async (word) => {
      const found = (await all()).filter(({ names }) => begins(names, word));
      const now = await presentEach(found, async ({ artistId }) => begins(await namesOf(artistId), word));
      return found.filter((_, place) => now[place]).map(({ artistId }) => artistId);
    },
  };
};
