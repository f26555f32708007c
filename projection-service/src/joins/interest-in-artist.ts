import type { ArtistInterest } from "@naqsh/shared/artist";
import type { Views } from "../views";
import { workIdsOfArtist } from "./work-ids-of-artist";

/** How often an artist's works were looked at and liked, all of them together. */
export const interestInArtist = async (
  artistId: string,
  views: Pick<Views, "artists" | "workViews">,
): Promise<ArtistInterest> => {
  const works = await views.workViews.load(workIdsOfArtist(await views.artists.get(artistId)));
  const sum = (of: "views" | "likes"): number => works.reduce((all, { document }) => all + (document?.[of] ?? 0), 0);
  return { totalViews: sum("views"), totalLikes: sum("likes") };
};
