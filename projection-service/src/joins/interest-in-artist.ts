import type { ArtistInterest } from "@naqsh/shared/artist";
import type { Views } from "../views";

/** How often an artist's works were looked at and liked, all of them together. */
export const interestInArtist = async (
  artistId: string,
  views: Pick<Views, "artists" | "workViews">,
): Promise<ArtistInterest> => {
  const artist = await views.artists.get(artistId);
  const works = Object.values(artist?.works ?? {}).flat();
  const counted = await views.workViews.load(works.map(({ artworkId }) => artworkId));
  const sum = (of: "views" | "likes"): number => counted.reduce((all, { document }) => all + (document?.[of] ?? 0), 0);
  return { totalViews: sum("views"), totalLikes: sum("likes") };
};
