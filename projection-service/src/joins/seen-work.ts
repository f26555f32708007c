import type { QueryDeps } from "../query-deps";
import type { Artwork } from "../artwork/artworks.projection";

type Seen = { work: Artwork; isOwnerOrAdministrator: boolean };

/** A work, for who may know of it; null where it is not approved and neither theirs nor an administrator's to see. */
export const seenWork = async (
  work: Artwork | null,
  asker: string | null,
  { views }: Pick<QueryDeps, "views">,
): Promise<Seen | null> => {
  if (work === null) return null;
  const role = asker === null ? null : ((await views.people.get(asker))?.role ?? null);
  const isOwnerOrAdministrator = work.artistId === asker || role === "admin";
  return work.status === "approved" || isOwnerOrAdministrator ? { work, isOwnerOrAdministrator } : null;
};
