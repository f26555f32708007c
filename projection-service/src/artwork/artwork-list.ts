import type { artworkReads, ArtworksQuery } from "@naqsh/shared/artwork";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { nextOf, pageOf } from "../http/list-page";
import type { PageInput } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueryAnswer } from "../http/query-route";
import { bannedArtists } from "../joins/banned-artists";
import type { QueryDeps } from "../query-deps";
import { foundByWords, type WordSearch } from "./artwork-search";
import { ALL_WORKS, shelfOfArtist, shelfOfColour, WORKS_IN_AUCTION } from "./artworks.projection";
import type { NamedArtists } from "./named-artists";
import { cardOf } from "./present-artwork";

type Filter = Record<string, unknown>;

/** Every shelf that a work has to stand on, the narrowest first: an index reads that one, the rest is filtered. */
const shelvesOf = ({ category, colour, isAuction, artist }: ArtworksQuery): string[] => {
  const named = category === undefined || category === "all" ? null : category;
  const inAuction = named === null ? WORKS_IN_AUCTION : `${WORKS_IN_AUCTION}/${named}`;
  return [
    ...(artist === undefined ? [] : [shelfOfArtist(artist)]),
    ...(isAuction === "true" ? [inAuction] : []),
    ...(colour === undefined ? [] : [shelfOfColour(colour)]),
    ...(named === null || isAuction === "true" ? [] : [named]),
    ALL_WORKS,
  ];
};

/** Nothing counts likes yet, so that `popular` is the order of `newest`; nothing is featured. */
const filtersOf = ({ isAuction, minPrice, maxPrice, forSale, featured }: ArtworksQuery): Filter[] => {
  const filters: Filter[] = [];
  if (isAuction === "false") filters.push({ shelves: { $ne: WORKS_IN_AUCTION } });
  if (minPrice !== undefined) filters.push({ listedPrice: { $gte: halalasFromRiyals(minPrice) } });
  if (maxPrice !== undefined) filters.push({ listedPrice: { $lte: halalasFromRiyals(maxPrice) } });
  if (forSale === "true") filters.push({ isForSale: true, sold: false, consigned: false, reservedFor: null });
  if (featured === "true") filters.push({ featured: true });
  return filters;
};

/** What a list is read by: the question, its words, and the artists whose works stand in no list. */
type Asked = { input: ArtworksQuery; search: WordSearch; banned: readonly string[] };

const findOf = ({ input, search, banned }: Asked, page: PageInput): Find => {
  const byPrice = input.sort === "price-low" || input.sort === "price-high";
  const rising = input.sort === "oldest" || input.sort === "price-low";
  const [shelf = ALL_WORKS, ...others] = shelvesOf(input);
  const word = search.word === null ? null : { index: "byWord", equals: [search.word] };
  const read = word !== null && !byPrice ? word : { index: byPrice ? "byPrice" : "byNewest", equals: [shelf] };
  const shelves = read === word ? [shelf, ...others] : others;
  const filters = [...shelves.map((name) => ({ shelves: name })), ...filtersOf(input), ...search.filters];
  if (banned.length > 0) filters.push({ artistId: { $nin: banned } });
  return {
    ...read,
    ...(word !== null && read !== word && { within: word }),
    direction: rising ? "ascending" : "descending",
    ...(filters.length > 0 && { filter: { $and: filters } }),
    ...pageOf(page),
  };
};

/** The marketplace's list: by shelf, or by the words that are sought. */
export const listArtworks = async (
  input: ArtworksQuery,
  artists: NamedArtists,
  deps: QueryDeps,
): Promise<QueryAnswer<(typeof artworkReads)["artworks"]>> => {
  const banned = await bannedArtists(deps.views);
  const sought = { text: input.q ?? "", by: input.by ?? null, page: input };
  const found = await foundByWords(sought, { views: deps.views, artists }, (search, page) =>
    deps.views.artworks.find(findOf({ input, search, banned }, page)),
  );
  const body = await presentEach(found.documents, ({ document }) => cardOf(document, deps));
  return { body, next: nextOf(found) };
};
