import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";

type OfCollection<Data> = { collectionId: string; ownerId: string } & Data;

/** What its owner wrote of a collection, sealed with their key. */
export type CollectionText = { name: PersonalText; description: PersonalText | null };

/** It is seen by its owner alone until it is published. */
export type CollectionCreated = EventOf<"CollectionCreated", OfCollection<CollectionText>>;
export type CollectionDescribed = EventOf<"CollectionDescribed", OfCollection<CollectionText>>;
/** It comes last; `note`: why its owner collected it. */
export type WorkCollected = EventOf<"WorkCollected", OfCollection<{ artworkId: string; note: PersonalText | null }>>;
export type CollectedWorkNoted = EventOf<
  "CollectedWorkNoted",
  OfCollection<{ artworkId: string; note: PersonalText | null }>
>;
export type WorkUncollected = EventOf<"WorkUncollected", OfCollection<{ artworkId: string }>>;
/** Every work of it, in its order from then on. */
export type CollectionOrdered = EventOf<"CollectionOrdered", OfCollection<{ artworkIds: string[] }>>;
/** Null: the first work is its cover again. */
export type CollectionCoverChosen = EventOf<"CollectionCoverChosen", OfCollection<{ artworkId: string | null }>>;
export type CollectionPublished = EventOf<"CollectionPublished", OfCollection<unknown>>;
export type CollectionHidden = EventOf<"CollectionHidden", OfCollection<unknown>>;
export type CollectionDeleted = EventOf<"CollectionDeleted", OfCollection<unknown>>;

export type CollectionEvent =
  | CollectionCreated
  | CollectionDescribed
  | WorkCollected
  | CollectedWorkNoted
  | WorkUncollected
  | CollectionOrdered
  | CollectionCoverChosen
  | CollectionPublished
  | CollectionHidden
  | CollectionDeleted;
