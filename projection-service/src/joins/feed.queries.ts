import type { artistReads, FeedEntry } from "@naqsh/shared/artist";
import type { Position } from "@naqsh/shared/kernel/position";
import { CursorInvalid } from "@naqsh/shared/platform/ports/read-model-store";
import type { FeedEntryDocument } from "../artist/feed-entries.projection";
import { cardOf } from "../artwork/present-artwork";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { feedPage } from "./feed-pages";
import { createFollowedArtists } from "./followed-artists";
import { seenWork } from "./seen-work";

/** The highest count of news that is told; above it the answer is "more than". */
const MOST_NEWS = 20;

/** An entry as its reader sees it; null if it was taken back, or its work or artist is on show no more. */
const entryOf = async (
  { entryId, kind, artistId, artworkId, at, isWithdrawn }: FeedEntryDocument,
  deps: QueryDeps,
): Promise<FeedEntry | null> => {
  if (isWithdrawn || (await deps.views.people.get(artistId))?.erased !== false) return null;
  const seen = await seenWork(await deps.views.artworks.get(artworkId), null, deps);
  return seen && { id: entryId, kind, at, artwork: await cardOf(seen.work, deps) };
};

const placeOf = async (entryId: string, { views }: QueryDeps): Promise<Position> => {
  const entry = await views.feedEntries.get(entryId);
  if (entry === null) throw new CursorInvalid();
  return entry.position;
};

const shownOf = async (entries: readonly FeedEntryDocument[], deps: QueryDeps): Promise<FeedEntry[]> =>
  (await presentEach(entries, (entry) => entryOf(entry, deps))).filter((entry) => entry !== null);

/** What the artists that a person follows published: merged when it is asked for. */
export const feedQueries = (deps: QueryDeps): Pick<QueriesFor<typeof artistReads>, "feed" | "feedNews"> => {
  const followed = createFollowedArtists(deps.views);
  const views = ["feedEntries", "marks", "artworks", "rooms", "workLikes", "workViews", "people"] as const;
  return {
    feed: {
      views,
      answer: async ({ asker, input: { limit, cursor } }) => {
        const below = cursor === undefined ? null : await placeOf(cursor, deps);
        const page = await feedPage(await followed.of(asker), { below, limit }, deps.views);
        return { body: await shownOf(page.entries, deps), next: page.next === null ? null : { cursor: page.next } };
      },
    },
    feedNews: {
      views,
      answer: async ({ asker, input }) => {
        const above = await placeOf(input.after, deps);
        const page = await feedPage(await followed.of(asker), { below: null, above, limit: MOST_NEWS }, deps.views);
        return { body: { count: (await shownOf(page.entries, deps)).length, isMore: page.next !== null } };
      },
    },
  };
};
