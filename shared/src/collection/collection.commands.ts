import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { visibleText } from "../kernel/visible-text";
import type { CollectionText, WorkCollected } from "./collection.events";

/** How many works one collection holds. */
export const MOST_WORKS = 200;

const seen = z.overwrite(visibleText);
const text = (max: number) => z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(max));
/** An empty one is none. */
const optionalText = (max: number) => z._default(z.string().check(seen, z.trim(), z.maxLength(max)), "");

/** POST /api/collections, PUT /api/collections/:id */
export const DescribeCollectionBody = z.strictObject({ name: text(80), description: optionalText(1_000) });
/** POST /api/collections/:id/works */
export const CollectWorkBody = z.strictObject({ artworkId: z.uuid(), note: optionalText(500) });
/** PUT /api/collections/:id/works/:artworkId */
export const NoteBody = z.strictObject({ note: optionalText(500) });
/** PUT /api/collections/:id/order: every work of it. */
export const OrderBody = z.strictObject({ artworkIds: z.array(z.uuid()).check(z.maxLength(MOST_WORKS)) });
/** PUT /api/collections/:id/cover */
export const CoverBody = z.strictObject({ artworkId: z.nullable(z.uuid()) });

type OfCollection<Data> = { collectionId: string; by: string } & Data;

export type CreateCollection = CommandOf<"CreateCollection", OfCollection<CollectionText>>;
export type DescribeCollection = CommandOf<"DescribeCollection", OfCollection<CollectionText>>;
export type AddToCollection = CommandOf<
  "AddToCollection",
  OfCollection<Pick<WorkCollected["data"], "artworkId" | "note">>
>;
export type NoteInCollection = CommandOf<
  "NoteInCollection",
  OfCollection<Pick<WorkCollected["data"], "artworkId" | "note">>
>;
export type RemoveFromCollection = CommandOf<"RemoveFromCollection", OfCollection<{ artworkId: string }>>;
export type OrderCollection = CommandOf<"OrderCollection", OfCollection<{ artworkIds: string[] }>>;
export type ChooseCover = CommandOf<"ChooseCover", OfCollection<{ artworkId: string | null }>>;
export type PublishCollection = CommandOf<"PublishCollection", OfCollection<unknown>>;
export type HideCollection = CommandOf<"HideCollection", OfCollection<unknown>>;
export type DeleteCollection = CommandOf<"DeleteCollection", OfCollection<unknown>>;

export type CollectionCommand =
  | CreateCollection
  | DescribeCollection
  | AddToCollection
  | NoteInCollection
  | RemoveFromCollection
  | OrderCollection
  | ChooseCover
  | PublishCollection
  | HideCollection
  | DeleteCollection;
