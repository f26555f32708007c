import type { artistReads, FollowedArtist } from "@naqsh/shared/artist";
import { markKey } from "../collector/marks.projection";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { listArtists } from "./artist-list";
import { artistPageOf, auctionsOfArtist, worksOfArtist } from "./artist-page";
import { feedQueries } from "./feed.queries";
import { listedArtist } from "./listed-artist";
import { trendingArtists, trendingArtworks } from "./trending";

const VIEWS = ["artists", "artworks", "people"] as const;
const WORKS = [...VIEWS, "rooms", "workLikes", "workViews"] as const;

const followedArtist = async (artistId: string, deps: QueryDeps): Promise<FollowedArtist | null> => {
  const artist = await deps.views.artists.get(artistId);
  if (artist === null || artist.hasLeft) return null;
  const name = await deps.people.fullName(artistId);
  const listed = await listedArtist(artist, deps);
  return { id: artistId, name, artworksCount: listed.artworkCount, artist: listed };
};

const isArtist = async (id: string, { views }: QueryDeps): Promise<boolean> =>
  (await views.people.get(id))?.role === "artist";

/** Artists: their index, their pages, whom the reader follows, and what trends. */
export const artistQueries = (deps: QueryDeps): QueriesFor<typeof artistReads> => ({
  ...feedQueries(deps),
  artists: { views: VIEWS, answer: ({ input }) => listArtists(input, deps) },
  suggestedArtists: {
    views: [...VIEWS, "trending"],
    answer: async ({ input }) => ({ body: await trendingArtists(input.limit, deps) }),
  },
  artistPage: {
    views: [...VIEWS, "workViews"],
    answer: async ({ params }) => {
      const page = await artistPageOf(params.id, deps);
      return page === null ? refused("ARTIST_UNKNOWN") : { body: page };
    },
  },
  artworksOfArtist: {
    views: WORKS,
    answer: async ({ params, input }) =>
      (await isArtist(params.id, deps)) ? worksOfArtist(params.id, input, deps) : refused("ARTIST_UNKNOWN"),
  },
  auctionsOfArtist: {
    views: [...WORKS, "standings"],
    answer: async ({ params, asker, input }) =>
      (await isArtist(params.id, deps))
        ? auctionsOfArtist(params.id, { asker, input }, deps)
        : refused("ARTIST_UNKNOWN"),
  },
  trendingArtworks: {
    views: [...WORKS, "trending"],
    answer: async ({ input }) => ({ body: await trendingArtworks(input.limit, deps) }),
  },
  following: {
    views: [...VIEWS, "marks"],
    answer: async ({ asker, input }) => {
      const found = await deps.views.marks.find({
        index: "byCollector",
        equals: [asker, "follow"],
        direction: "descending",
        ...pageOf(input),
      });
      const shown = await presentEach(found.documents, ({ document }) => followedArtist(document.targetId, deps));
      return { body: shown.filter((artist) => artist !== null), next: nextOf(found) };
    },
  },
  followStatus: {
    views: ["marks"],
    answer: async ({ asker, input }) => {
      const mark = await deps.views.marks.get(markKey("follow", asker, input.artistId));
      return { body: { isFollowing: mark !== null } };
    },
  },
});
