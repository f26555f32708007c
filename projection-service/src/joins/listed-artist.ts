import { regionOf, type ListedArtist } from "@naqsh/shared/artist";
import type { Artist } from "../artist/artists.projection";
import { shelfOfArtist } from "../artwork/shelves";
import type { QueryDeps } from "../query-deps";
import { imageOf } from "./artwork-image";
import { cutTo } from "../http/list-page";

const WORKS_SHOWN = 3;

/** An artist among others, with their newest works. */
export const listedArtist = async (
  { artistId, followers, workCount, soldCount, disciplines }: Artist,
  { views, people }: Pick<QueryDeps, "views" | "people">,
): Promise<ListedArtist> => {
  const person = await views.people.get(artistId);
  const location = await people.open(person?.location ?? null);
  const equals = [shelfOfArtist(artistId)];
  const newest = await views.artworks.find({
    index: "byNewest",
    equals,
    direction: "descending",
    limit: cutTo(WORKS_SHOWN, "a few works beside an artist's name, with their count"),
  });
  return {
    ...(await people.artist(artistId)),
    location,
    region: regionOf(location),
    disciplines,
    followersCount: followers,
    artworkCount: workCount,
    soldCount,
    works: newest.documents.map(({ document }) => imageOf(document)),
  };
};
