import { ALL_ARTISTS } from "../artist/artists.projection";
import type { Views } from "../views";

/** How many artists anyone can list: those with a work that is shown. */
export const countArtists = ({ artists }: Pick<Views, "artists">): Promise<number> =>
  artists.count("byNewest", [ALL_ARTISTS]);
