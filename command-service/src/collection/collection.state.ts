import type { CollectionEvent } from "@naqsh/shared/collection";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** What decisions need of a collection: whose it is, its works in their order, and whether others see it. */
export type Collection =
  | { status: "unknown" | "deleted" }
  | { status: "kept"; ownerId: string; works: readonly string[]; cover: string | null; isPublic: boolean };

export const evolveCollection = (collection: Collection, { type, data }: CollectionEvent): Collection => {
  if (type === "CollectionCreated") {
    return { status: "kept", ownerId: data.ownerId, works: [], cover: null, isPublic: false };
  }
  if (collection.status !== "kept") return collection;
  switch (type) {
    case "CollectionDescribed":
    case "CollectedWorkNoted":
      return collection;
    case "WorkCollected":
      return { ...collection, works: [...collection.works, data.artworkId] };
    case "WorkUncollected": {
      const cover = collection.cover === data.artworkId ? null : collection.cover;
      return { ...collection, cover, works: collection.works.filter((id) => id !== data.artworkId) };
    }
    case "CollectionOrdered":
      return { ...collection, works: data.artworkIds };
    case "CollectionCoverChosen":
      return { ...collection, cover: data.artworkId };
    case "CollectionPublished":
      return { ...collection, isPublic: true };
    case "CollectionHidden":
      return { ...collection, isPublic: false };
    case "CollectionDeleted":
      return { status: "deleted" };
    default:
      return unreachable(type);
  }
};
