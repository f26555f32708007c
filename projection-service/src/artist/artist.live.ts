import type { ArtistCounts } from "@naqsh/shared/artist";
import { artistTopic, FEED_TOPIC } from "@naqsh/shared/live";
import { liveSource, type LiveSource, type LiveTopic } from "../live/live-topic";
import type { Views } from "../views";
import type { Artist } from "./artists.projection";
import type { FeedEntryDocument } from "./feed-entries.projection";

const PREFIX = artistTopic("");
const INTERVAL_MS = 1_000;

const countsOf = ({ followers, workCount, soldCount }: Artist): ArtistCounts => ({
  followersCount: followers,
  artworkCount: workCount,
  soldCount,
});

/** `artist/<id>`: what the page counts, and what others tell of it. `feed`: that somebody published, once for everyone who reads a feed. */
export const artistTopics = (
  views: Pick<Views, "artists" | "feedEntries">,
  more: readonly LiveSource[],
): LiveTopic[] => [
  {
    matches: (topic) => topic.startsWith(PREFIX),
    refusal: async (topic) => ((await views.artists.get(topic.slice(PREFIX.length))) === null ? "NOT_FOUND" : null),
    resumes: false,
    countsWatchers: false,
    sources: [
      liveSource<Artist>({
        projection: "artists",
        view: "artist-counts",
        topicOf: (key) => artistTopic(key),
        keysOf: async (topic) => [topic.slice(PREFIX.length)],
        read: (key) => views.artists.get(key),
        sequenceOf: ({ sequence }) => sequence,
        present: (artist) => ({ from: null, patch: countsOf(artist) }),
        intervalMs: INTERVAL_MS,
      }),
      ...more,
    ],
  },
  {
    matches: (topic) => topic === FEED_TOPIC,
    refusal: async () => null,
    resumes: false,
    countsWatchers: false,
    sources: [
      liveSource<FeedEntryDocument>({
        projection: "feed-entries",
        view: "feed-entry",
        topicOf: () => FEED_TOPIC,
        keysOf: async () => [],
        read: (key) => views.feedEntries.get(key),
        sequenceOf: ({ isWithdrawn }) => (isWithdrawn ? 2 : 1),
        present: ({ artistId }) => ({ from: null, patch: { artistId } }),
        intervalMs: INTERVAL_MS,
      }),
    ],
  },
];
