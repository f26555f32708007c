import type { Position } from "@naqsh/shared/kernel/position";
import type { Views } from "../views";

/** Whom a person follows: artists' ids, as they are now. */
export type FollowedArtists = { of: (collectorId: string) => Promise<ReadonlySet<string>> };

/** How many follows are kept in memory for readers who come back; about 20 MB. */
const MOST_KEPT = 200_000;
const READ_AT_ONCE = 500;

type Kept = { count: number; newest: Position | null; artists: ReadonlySet<string> };

/**
 * Keeps whom readers follow, since a feed of thousands is read again and again. What is kept is right while the number of follows and
 * the place of the newest are the same: a follow since then would be the newest, and without one an unfollow makes them fewer.
 */
export const createFollowedArtists = (views: Pick<Views, "marks">): FollowedArtists => {
  const kept = new Map<string, Kept>();
  let size = 0;

  const forget = (collectorId: string): void => {
    size -= kept.get(collectorId)?.count ?? 0;
    kept.delete(collectorId);
  };

  const read = async (collectorId: string): Promise<ReadonlySet<string>> => {
    const artists = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof views.marks.find>> = await views.marks.find({
        index: "byCollector",
        equals: [collectorId, "follow"],
        limit: READ_AT_ONCE,
        ...(cursor !== null && { cursor }),
      });
      for (const { document } of page.documents) artists.add(document.targetId);
      cursor = page.next;
    } while (cursor !== null);
    return artists;
  };

  const keep = (collectorId: string, entry: Kept): void => {
    forget(collectorId);
    kept.set(collectorId, entry);
    size += entry.count;
    for (const oldest of kept.keys()) {
      if (size <= MOST_KEPT || oldest === collectorId) break;
      forget(oldest);
    }
  };

  return {
    of: async (collectorId) => {
      const equals = [collectorId, "follow"];
      const count = await views.marks.count("byCollector", equals);
      const last = await views.marks.find({ index: "byCollector", equals, direction: "descending", limit: 1 });
      const newest = last.documents[0]?.document.position ?? null;
      const known = kept.get(collectorId);
      if (known?.count === count && known.newest === newest) return known.artists;
      const artists = await read(collectorId);
      // What changed while it was read is read again the next time.
      if (artists.size === count) keep(collectorId, { count, newest, artists });
      return artists;
    },
  };
};
