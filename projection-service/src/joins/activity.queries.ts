import { achievementNamed } from "@naqsh/shared/achievement";
import type { AchievementName } from "@naqsh/shared/achievement";
import type { ActivityEntry, activityReads, ActivitySubject } from "@naqsh/shared/activity";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { Activity } from "../activity/activities.projection";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { imageOf } from "./artwork-image";
import { seenWork } from "./seen-work";

const workOf = async (artworkId: string, asker: string, deps: QueryDeps): Promise<ActivitySubject | null> => {
  const seen = await seenWork(await deps.views.artworks.get(artworkId), asker, deps);
  if (seen === null) return null;
  const { title, titleEn } = seen.work.details;
  return { type: "artwork", id: artworkId, title, titleEn, image: imageOf(seen.work) };
};

const artistOf = async (id: string, { people }: QueryDeps): Promise<ActivitySubject | null> => {
  const artist = await people.artist(id);
  return artist.firstName === null && artist.lastName === null ? null : { type: "artist", id, artist };
};

const collectionOf = async (id: string, { people, views }: QueryDeps): Promise<ActivitySubject | null> => {
  const name = await people.open((await views.collections.get(id))?.name ?? null);
  return name === null ? null : { type: "collection", id, name };
};

const subjectOf = async ({ kind, userId, subjectId }: Activity, deps: QueryDeps): Promise<ActivitySubject | null> => {
  switch (kind) {
    case "like":
    case "wish":
    case "bid":
    case "win":
    case "purchase":
    case "sale":
    case "submission":
      return workOf(subjectId, userId, deps);
    case "follow":
      return artistOf(subjectId, deps);
    case "collection":
      return collectionOf(subjectId, deps);
    case "achievement":
      return achievementNamed(subjectId) && { type: "achievement", name: subjectId as AchievementName };
    default:
      return unreachable(kind);
  }
};

const entryOf = async (activity: Activity, deps: QueryDeps): Promise<ActivityEntry> => ({
  id: `${activity.kind}-${activity.subjectId}`,
  kind: activity.kind,
  at: activity.at,
  subject: await subjectOf(activity, deps),
});

/** What the reader did; nobody else is answered for them. */
export const activityQueries = (deps: QueryDeps): QueriesFor<typeof activityReads> => ({
  activity: {
    views: ["activities", "artworks", "collections", "people"],
    answer: async ({ asker, input }) => {
      const found = await deps.views.activities.find({
        index: "byPerson",
        equals: [asker],
        direction: "descending",
        ...pageOf(input),
      });
      return {
        body: await presentEach(found.documents, ({ document }) => entryOf(document, deps)),
        next: nextOf(found),
      };
    },
  },
});
