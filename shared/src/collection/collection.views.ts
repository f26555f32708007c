import type { PublicArtist } from "../account";
import type { ArtworkCard, ArtworkImage } from "../artwork";
import type { Instant } from "../kernel/instant";

/** An item of GET /api/collections, the latest to change first. */
export type CollectionCard = {
  id: string;
  ownerId: string;
  owner: PublicArtist;
  /** Whether the owner is an artist, who has a page of their own. */
  isByArtist: boolean;
  /** Null if it cannot be read any more. */
  name: string | null;
  description: string | null;
  isPublic: boolean;
  /** Of those that are on show. */
  count: number;
  cover: ArtworkImage | null;
  changedAt: Instant;
};

/** An item of GET /api/collections/my; `holdsWork`: of the work that was asked for, false if none was. */
export type OwnCollection = CollectionCard & { holdsWork: boolean };

export type CollectedWork = { note: string | null; artwork: ArtworkCard };

/** GET /api/collections/:id */
export type CollectionPage = CollectionCard & {
  isOwn: boolean;
  /** The work that was chosen as the cover; null if it is the first one. */
  coverId: string | null;
  /** For its owner: works of it that are on show nowhere now, which an order has to name too. Empty for others. */
  hiddenIds: string[];
  /** In their order; works that are on show nowhere are left out. */
  works: CollectedWork[];
};
