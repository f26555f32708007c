import { collectionEventWords } from "@naqsh/shared/collection";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { CollectionText } from "@naqsh/shared/collection";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** What was written stays sealed here; the queries open it. */
export type CollectionDocument = CollectionText & {
  collectionId: string;
  ownerId: string;
  isPublic: boolean;
  works: { artworkId: string; note: PersonalText | null }[];
  coverId: string | null;
  changedAt: Instant;
};

const HANDLED = [...typesIn(collectionEventWords), "AccountErased"] as const;
type Event = EventsOf<typeof HANDLED>;

const changed = (before: CollectionDocument, { type, data }: RecordedEvent<Event>): CollectionDocument | null => {
  const { works } = before;
  switch (type) {
    case "CollectionDescribed":
      return { ...before, name: data.name, description: data.description };
    case "WorkCollected":
      return { ...before, works: [...works, { artworkId: data.artworkId, note: data.note }] };
    case "CollectedWorkNoted":
      return {
        ...before,
        works: works.map((work) => (work.artworkId === data.artworkId ? { ...work, note: data.note } : work)),
      };
    case "WorkUncollected":
      return {
        ...before,
        works: works.filter(({ artworkId }) => artworkId !== data.artworkId),
        coverId: before.coverId === data.artworkId ? null : before.coverId,
      };
    case "CollectionOrdered": {
      const known = new Map(works.map((work) => [work.artworkId, work]));
      return { ...before, works: data.artworkIds.flatMap((id) => known.get(id) ?? []) };
    }
    case "CollectionCoverChosen":
      return { ...before, coverId: data.artworkId };
    case "CollectionPublished":
      return { ...before, isPublic: true };
    case "CollectionHidden":
      return { ...before, isPublic: false };
    case "CollectionCreated":
      return before;
    case "CollectionDeleted":
    case "AccountErased":
      return null;
  }
};

/** Every collection with its works in their order; those of an erased person are gone. */
export const collectionsProjection: Projection<CollectionDocument, Event> = {
  name: "collections",
  version: 1,
  indexes: {
    byOwner: ["ownerId", "changedAt"],
    byOwnerShown: ["ownerId", "isPublic", "changedAt"],
    byShown: ["isPublic", "changedAt"],
  },
  handles: HANDLED,
  keysOf: ({ type, data }) =>
    type === "AccountErased" ? { index: "byOwner", equals: [data.userId] } : [data.collectionId],
  evolve: (before, event) => {
    const { type, data, recordedAt: changedAt } = event;
    if (type === "CollectionCreated") {
      const { collectionId, ownerId, name, description } = data;
      return { collectionId, ownerId, name, description, isPublic: false, works: [], coverId: null, changedAt };
    }
    const next = before && changed(before, event);
    return next && { ...next, changedAt };
  },
};
