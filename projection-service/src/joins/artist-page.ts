import { regionOf, type ArtistPage, type artistReads } from "@naqsh/shared/artist";
import { shelfOfArtist } from "../artwork/shelves";
import { cardOf } from "../artwork/present-artwork";
import { listItemOf } from "../auction/present-auction";
import type { AuctionRoomDocument } from "../auction/auction-room.projection";
import { nextOf, pageOf, sortedPage, type PageInput } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueryAnswer } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { everyOne } from "./all-documents";
import { interestInArtist } from "./interest-in-artist";
import type { Person } from "./person";
import { seenWork } from "./seen-work";

const standingOf = ({ erased, standing }: Person): ArtistPage["standing"] => {
  if (erased) return "left";
  return standing === "banned" ? "suspended" : "active";
};

/** An artist as everyone may see them; null if nobody of that id is one. */
export const artistPageOf = async (artistId: string, { people, views }: QueryDeps): Promise<ArtistPage | null> => {
  const person = await views.people.get(artistId);
  const artist = await views.artists.get(artistId);
  if (person?.role !== "artist" || artist === null) return null;
  const location = await people.open(person.location);
  return {
    ...(await people.artist(artistId)),
    standing: standingOf(person),
    bio: await people.open(person.bio),
    bioEn: await people.open(person.bioEn),
    location,
    region: regionOf(location),
    disciplines: artist.disciplines,
    joinedAt: person.createdAt,
    artworkCount: artist.workCount,
    soldCount: artist.soldCount,
    followersCount: artist.followers,
    ...(await interestInArtist(artistId, views)),
  };
};

type ListInput = PageInput & { sold?: "true" | "false" | undefined };

/** What everyone is shown of an artist's works, newest first. */
export const worksOfArtist = async (
  artistId: string,
  input: ListInput,
  deps: QueryDeps,
): Promise<QueryAnswer<(typeof artistReads)["artworksOfArtist"]>> => {
  const found = await deps.views.artworks.find({
    index: "byNewest",
    equals: [shelfOfArtist(artistId)],
    direction: "descending",
    ...(input.sold !== undefined && { filter: { sold: input.sold === "true" } }),
    ...pageOf(input),
  });
  const cards = await presentEach(found.documents, async ({ document }) => {
    const seen = await seenWork(document, null, deps);
    return seen && cardOf(seen.work, deps);
  });
  return { body: cards.filter((card) => card !== null), next: nextOf(found) };
};

const PLACE_OF_PHASE = { live: "1", upcoming: "2" } as const;

/** Those that run by their end, then those to come by their start. */
const auctionOrder = ({ head, phase }: AuctionRoomDocument): string =>
  phase === "upcoming"
    ? `${PLACE_OF_PHASE.upcoming} ${head.startsAt} ${head.auctionId}`
    : `${PLACE_OF_PHASE.live} ${head.endsAt} ${head.auctionId}`;

/** An artist's auctions that run or are to come. */
export const auctionsOfArtist = async (
  artistId: string,
  { asker, input }: { asker: string | null; input: PageInput },
  deps: QueryDeps,
): Promise<QueryAnswer<(typeof artistReads)["auctionsOfArtist"]>> => {
  const open = { phase: { $in: Object.keys(PLACE_OF_PHASE) } };
  const rooms = await everyOne(deps.views.rooms, { index: "byArtist", equals: [artistId], filter: open });
  const page = sortedPage(rooms, auctionOrder, input);
  const shown = await presentEach(page.items, (room) => listItemOf(room, asker, deps));
  return { body: shown.filter((item) => item !== null), next: page.next };
};
