import type { WorkCountsPatch } from "@naqsh/shared/engagement";
import { artistTopic, worksListed } from "@naqsh/shared/live";
import { interestInArtist } from "../joins/interest-in-artist";
import { liveList } from "../live/list-room";
import { liveSource, type LiveSource, type LiveTopic } from "../live/live-topic";
import type { Views } from "../views";
import type { WorkViews } from "./work-views.projection";

const INTERVAL_MS = 1_000;

/** `works/<ids>`: the counts on the cards of a page. */
export const workCountTopics = (views: Pick<Views, "workViews">): LiveTopic[] => [
  {
    matches: (topic) => worksListed(topic) !== null,
    refusal: async () => null,
    resumes: false,
    countsWatchers: false,
    sources: [],
    list: liveList<WorkViews>({
      projection: "work-views",
      view: "work-counts",
      keysOf: (topic) => worksListed(topic) ?? [],
      read: (key) => views.workViews.get(key),
      sequenceOf: ({ sequence }) => sequence,
      present: (works): WorkCountsPatch => ({
        counts: works.map((work) => ({ artworkId: work.artworkId, views: work.views, likes: work.likes })),
      }),
      intervalMs: INTERVAL_MS,
    }),
  },
];

/** On an artist's topic: what all their works count together, after a change of one. */
export const artistInterestSource = (views: Pick<Views, "artists" | "workViews">): LiveSource =>
  liveSource<WorkViews>({
    projection: "work-views",
    view: "artist-interest",
    topicOf: (_, { artistId }) => artistTopic(artistId),
    keysOf: async () => [],
    read: (key) => views.workViews.get(key),
    sequenceOf: ({ sequence }) => sequence,
    present: async ({ artistId }) => ({ from: null, patch: await interestInArtist(artistId, views) }),
    intervalMs: INTERVAL_MS,
  });
