import type { QueryDeps } from "../query-deps";
import { isAdministrator } from "./is-administrator";
import type { Artwork } from "../artwork/artworks.projection";

type Seen = { work: Artwork; isOwnerOrAdministrator: boolean };

/** A work, for who may know of it; null where it is not approved and neither theirs nor an administrator's to see. */
export const seenWork = async (
  work: Artwork | null,
  asker: string | null,
  deps: Pick<QueryDeps, "views">,
): Promise<Seen | null> => {
  if (work === null) return null;
  const isOwnerOrAdministrator = work.artistId === asker || (await isAdministrator(asker, deps));
  return work.status === "approved" || isOwnerOrAdministrator ? { work, isOwnerOrAdministrator } : null;
};
