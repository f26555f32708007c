import { regionOf, type ListedArtist } from "@naqsh/shared/artist";
import type { Artist } from "../artist/artists.projection";
import type { Artwork } from "../artwork/artwork-document";
import { shelfOfArtist, WORKS_IN_AUCTION } from "../artwork/shelves";
import type { QueryDeps } from "../query-deps";
import { everyOne } from "./all-documents";
import { imageOf } from "./artwork-image";
import { cutTo } from "../http/list-page";

const WORKS_SHOWN = 3;

type Shown = { works: Artwork[]; count: number };

const newestOf = async (artistId: string, { views }: Pick<QueryDeps, "views">): Promise<Artwork[]> => {
  const newest = await views.artworks.find({
    index: "byNewest",
    equals: [shelfOfArtist(artistId)],
    direction: "descending",
    limit: cutTo(WORKS_SHOWN, "a few works beside an artist's name, with their count"),
  });
  return newest.documents.map(({ document }) => document);
};

/** While a ban lasts only what is in an auction is on show. */
const shownWhileBanned = async (artistId: string, { views }: Pick<QueryDeps, "views">): Promise<Shown> => {
  const works = await everyOne(views.artworks, {
    index: "byNewest",
    equals: [shelfOfArtist(artistId)],
    direction: "descending",
    filter: { shelves: WORKS_IN_AUCTION },
  });
  return { works: works.slice(0, cutTo(WORKS_SHOWN, "as above")), count: works.length };
};

/** An artist among others, with the newest of their works that are on show. */
export const listedArtist = async (
  { artistId, followers, workCount, soldCount, disciplines }: Artist,
  deps: Pick<QueryDeps, "views" | "people">,
): Promise<ListedArtist> => {
  const { views, people } = deps;
  const person = await views.people.get(artistId);
  const location = await people.open(person?.location ?? null);
  const { works, count }: Shown =
    person?.standing === "banned"
      ? await shownWhileBanned(artistId, deps)
      : { works: await newestOf(artistId, deps), count: workCount };
  return {
    ...(await people.artist(artistId)),
    location,
    region: regionOf(location),
    disciplines,
    followersCount: followers,
    artworkCount: count,
    soldCount,
    works: works.map(imageOf),
  };
};
