import type { QueryDeps } from "../query-deps";
import { isAdministrator } from "./is-administrator";
import type { Artwork } from "../artwork/artwork-document";
import { isInAuction } from "../artwork/artworks.projection";

type Seen = { work: Artwork; isOwnerOrAdministrator: boolean };

/** While a ban lasts the artist's works are on show nowhere, but for those whose auction goes on. */
const isBanned = async ({ artistId, auction }: Artwork, { people }: QueryDeps["views"]): Promise<boolean> =>
  !isInAuction(auction) && (await people.get(artistId))?.standing === "banned";

/**
 * A work, for whoever may know of it; null if it is not approved, or its artist banned, and neither theirs nor an administrator's to
 * see.
 */
export const seenWork = async (
  work: Artwork | null,
  asker: string | null,
  deps: Pick<QueryDeps, "views">,
): Promise<Seen | null> => {
  if (work === null) return null;
  const isOwnerOrAdministrator = work.artistId === asker || (await isAdministrator(asker, deps));
  if (isOwnerOrAdministrator) return { work, isOwnerOrAdministrator };
  return work.status === "approved" && !(await isBanned(work, deps.views)) ? { work, isOwnerOrAdministrator } : null;
};
