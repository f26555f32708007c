import { regionOf, type SaudiRegion } from "@naqsh/shared/artist";
import { searchWords } from "@naqsh/shared/kernel/arabic-fold";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { presentEach } from "../http/present-each";
import { allFound } from "../joins/all-documents";
import type { People } from "../joins/people";
import type { Person } from "../joins/person";
import type { Views } from "../views";

/** Names are sealed in every view (decision 0012), so that the search opens them; a thousand take some 40 ms. They change by erasure alone, so that they may be as old as this. */
const KEPT_MS = 60_000;

type Deps = { views: Pick<Views, "people">; people: Pick<People, "artist" | "open">; clock: Clock };
type Named = { artists: NamedArtist[]; regions: ReadonlyMap<string, SaudiRegion> };
type NamedArtist = { artistId: string; names: string[]; region: SaudiRegion | null };

/** Artists by the words of their names, and by the region they say they live in. */
export type NamedArtists = {
  /** Ids of those with a name that begins like this. */
  called: (word: string) => Promise<string[]>;
  /** Ids of those who live there, as they said it a minute ago at most. */
  livingIn: (region: SaudiRegion) => Promise<string[]>;
  /** Where each lives who says so; the same map until one of them has moved. */
  regions: () => Promise<ReadonlyMap<string, SaudiRegion>>;
};

const begins = (names: readonly string[], word: string): boolean => names.some((name) => name.startsWith(word));

/** Reads all names again when there are more or fewer artists, and after a minute; whoever is found is looked at as they are now. */
export const createNamedArtists = ({ views, people, clock }: Deps): NamedArtists => {
  let regions: ReadonlyMap<string, SaudiRegion> = new Map();
  let kept: { count: number; untilMs: number; named: Promise<Named> } | null = null;

  const namesOf = async (artistId: string): Promise<string[]> => {
    const { firstName, lastName, latinName } = await people.artist(artistId);
    return searchWords([firstName, lastName, latinName].join(" "));
  };

  const read = async (): Promise<Named> => {
    const found: { key: string; document: Person }[] = [];
    for await (const artist of allFound(views.people, { index: "byRole", equals: ["artist"] })) found.push(artist);
    const artists = await presentEach(found, async ({ key, document }) => ({
      artistId: key,
      names: await namesOf(key),
      region: regionOf(await people.open(document.location)),
    }));
    const living = artists.flatMap(({ artistId, region }) => (region === null ? [] : [[artistId, region] as const]));
    // What was worked out by regions stands while nobody has moved.
    const isAsBefore = living.length === regions.size && living.every(([id, region]) => regions.get(id) === region);
    if (!isAsBefore) regions = new Map(living);
    return { artists, regions };
  };

  const all = async (): Promise<Named> => {
    const count = await views.people.count("byRole", ["artist"]);
    if (kept === null || kept.count !== count || kept.untilMs <= clock.now()) {
      const reading = { count, untilMs: clock.now() + KEPT_MS, named: read() };
      kept = reading;
      reading.named.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return kept.named;
  };

  return {
    regions: async () => (await all()).regions,
    livingIn: async (region) =>
      (await all()).artists.filter((artist) => artist.region === region).map(({ artistId }) => artistId),
    called: async (word) => {
      const found = (await all()).artists.filter(({ names }) => begins(names, word));
      const now = await presentEach(found, async ({ artistId }) => begins(await namesOf(artistId), word));
      return found.filter((_, place) => now[place]).map(({ artistId }) => artistId);
    },
  };
};
