import { ALL_WORKS, shelfOfArtist } from "../artwork/shelves";
import type { Views } from "../views";

/** How many works anyone can list: of one artist, or of all. */
export const countArtworks = ({ artworks }: Pick<Views, "artworks">, artistId?: string): Promise<number> =>
  artworks.count("byNewest", [artistId === undefined ? ALL_WORKS : shelfOfArtist(artistId)]);
