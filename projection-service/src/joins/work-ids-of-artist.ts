import type { Artist } from "../artist/artists.projection";

/** The ids of all works of an artist, whether or not they are shown; none of somebody who is no artist. */
export const workIdsOfArtist = (artist: Pick<Artist, "works"> | null): string[] =>
  Object.values(artist?.works ?? {}).flatMap((part) => part.map(({ artworkId }) => artworkId));
