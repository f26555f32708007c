import type { AuctionOfArtist, PersonPage } from "@naqsh/shared/moderation";
import type { Person } from "../joins/person";
import { presentEach } from "../http/present-each";
import { allDocuments, everyOne } from "../joins/all-documents";
import { badgeForAdministrators } from "../joins/badge-of";
import { listedUser } from "../joins/listed-user";
import type { QueryDeps } from "../query-deps";

const worksOf = async (artistId: string, { views }: QueryDeps): Promise<PersonPage["works"]> => {
  const works = { approved: 0, pending: 0, rejected: 0, withdrawn: 0 };
  for await (const { status } of allDocuments(views.artworks, "byArtist", [artistId])) works[status] += 1;
  return works;
};

/** Their announced and running auctions, what ends first coming first. */
const auctionsOf = async (artistId: string, { views, lots }: QueryDeps): Promise<AuctionOfArtist[]> => {
  const open = { phase: { $in: ["upcoming", "live"] } };
  const rooms = await everyOne(views.rooms, { index: "byArtist", equals: [artistId], filter: open });
  const auctions = await presentEach(rooms, async ({ head }) => {
    const lot = await lots.lot(head.artworkId);
    if (lot === null) return null;
    const { auctionId, status, price, bidCount, startsAt, endsAt } = head;
    return { auctionId, status, price, bidCount, startsAt, endsAt, lot };
  });
  return auctions.filter((auction) => auction !== null).toSorted((a, b) => (a.endsAt < b.endsAt ? -1 : 1));
};

/** One account with what hangs on it. */
export const personPage = async (person: Person, deps: QueryDeps): Promise<PersonPage> => {
  const { people, views } = deps;
  return {
    ...(await listedUser(person, deps)),
    location: await people.open(person.location),
    bio: await people.open(person.bio),
    bioEn: await people.open(person.bioEn),
    works: await worksOf(person.userId, deps),
    purchases: await views.orders.count("byBuyer", [person.userId]),
    auctions: await auctionsOf(person.userId, deps),
    badge: await badgeForAdministrators(person, people),
  };
};
