import { MOST_WORKS } from "@naqsh/shared/collection";
import type { CollectionCommand, CollectionEvent, CollectionRejection } from "@naqsh/shared/collection";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { evolveCollection, type Collection } from "./collection.state";

type CollectionDecision = Decision<CollectionEvent, CollectionRejection>;
type Kept = Extract<Collection, { status: "kept" }>;

const NOT_COLLECTED: CollectionDecision = reject({ code: "WORK_NOT_COLLECTED" });

/** Whether `ids` names each of `works` once, and nothing else. */
const namesAll = (ids: readonly string[], works: readonly string[]): boolean => {
  const named = new Set(ids);
  return ids.length === works.length && named.size === works.length && works.every((id) => named.has(id));
};

const order = ({ works }: Kept, data: { collectionId: string; ownerId: string; artworkIds: string[] }) => {
  if (!namesAll(data.artworkIds, works)) return reject({ code: "ORDER_INCOMPLETE" } as const);
  const isAsItIs = data.artworkIds.every((id, place) => works[place] === id);
  return isAsItIs ? accept<CollectionEvent>() : accept<CollectionEvent>({ type: "CollectionOrdered", data });
};

const decideOnOwn = (command: CollectionCommand, collection: Kept): CollectionDecision => {
  const { by: ownerId, ...said } = command.data;
  const of = { collectionId: said.collectionId, ownerId };
  const { works } = collection;
  switch (command.type) {
    // Told again under another id: it is there.
    case "CreateCollection":
      return accept();
    case "DescribeCollection": {
      const { name, description } = command.data;
      return accept({ type: "CollectionDescribed", data: { ...of, name, description } });
    }
    case "AddToCollection": {
      const { artworkId, note } = command.data;
      if (works.includes(artworkId)) return accept();
      if (works.length >= MOST_WORKS) return reject({ code: "COLLECTION_FULL", limit: MOST_WORKS });
      return accept({ type: "WorkCollected", data: { ...of, artworkId, note } });
    }
    case "NoteInCollection": {
      const { artworkId, note } = command.data;
      if (!works.includes(artworkId)) return NOT_COLLECTED;
      return accept({ type: "CollectedWorkNoted", data: { ...of, artworkId, note } });
    }
    case "RemoveFromCollection": {
      const { artworkId } = command.data;
      return works.includes(artworkId) ? accept({ type: "WorkUncollected", data: { ...of, artworkId } }) : accept();
    }
    case "OrderCollection":
      return order(collection, { ...of, artworkIds: command.data.artworkIds });
    case "ChooseCover": {
      const { artworkId } = command.data;
      if (artworkId !== null && !works.includes(artworkId)) return NOT_COLLECTED;
      if (artworkId === collection.cover) return accept();
      return accept({ type: "CollectionCoverChosen", data: { ...of, artworkId } });
    }
    case "PublishCollection":
      return collection.isPublic ? accept() : accept({ type: "CollectionPublished", data: of });
    case "HideCollection":
      return collection.isPublic ? accept({ type: "CollectionHidden", data: of }) : accept();
    case "DeleteCollection":
      return accept({ type: "CollectionDeleted", data: of });
    default:
      return unreachable(command);
  }
};

/** One collection. To everyone but its owner it does not exist, published or not, when it comes to changing it. */
export const collectionDecider: Decider<Collection, CollectionCommand, CollectionEvent, CollectionRejection> = {
  streamCategory: "collection",
  initialState: { status: "unknown" },
  decide: (command, collection) => {
    if (command.type === "CreateCollection" && collection.status === "unknown") {
      const { by: ownerId, ...data } = command.data;
      return accept({ type: "CollectionCreated", data: { ...data, ownerId } });
    }
    if (collection.status !== "kept" || collection.ownerId !== command.data.by) {
      return reject({ code: "COLLECTION_UNKNOWN" });
    }
    return decideOnOwn(command, collection);
  },
  evolve: evolveCollection,
};
