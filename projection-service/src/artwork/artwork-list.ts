import type { artworkReads, ArtworksQuery } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { nextOf, pageOf } from "../http/list-page";
import type { PageInput } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueryAnswer } from "../http/query-route";
import { bannedArtists } from "../joins/banned-artists";
import type { QueryDeps } from "../query-deps";
import { textTokens } from "@naqsh/shared/search";
import {
  ALL_WORKS,
  FEATURED_WORKS,
  shelfOfArtist,
  shelfOfColour,
  shelfOfMedium,
  shelfOfOrientation,
  shelfOfSize,
  VERIFIED_WORKS,
  WORKS_IN_AUCTION,
} from "./shelves";
import { cardOf } from "./present-artwork";
import { pricedFirst } from "./priced-first";
import { listByWords } from "./worded-list";

type Filter = Record<string, unknown>;

/** Every shelf that a work has to stand on, the narrowest first: an index reads that one, the rest is filtered. */
const shelvesOf = (asked: ArtworksQuery): string[] => {
  const { category, colour, isAuction, artist, medium, size, orientation, verified, featured } = asked;
  const named = category === undefined || category === "all" ? null : category;
  const inAuction = named === null ? WORKS_IN_AUCTION : `${WORKS_IN_AUCTION}/${named}`;
  return [
    ...(artist === undefined ? [] : [shelfOfArtist(artist)]),
    ...(featured === "true" ? [FEATURED_WORKS] : []),
    ...(isAuction === "true" ? [inAuction] : []),
    ...(medium === undefined ? [] : [shelfOfMedium(medium)]),
    ...(verified === "true" ? [VERIFIED_WORKS] : []),
    ...(colour === undefined ? [] : [shelfOfColour(colour)]),
    ...(size === undefined ? [] : [shelfOfSize(size)]),
    ...(orientation === undefined ? [] : [shelfOfOrientation(orientation)]),
    ...(named === null || isAuction === "true" ? [] : [named]),
    ALL_WORKS,
  ];
};

/** What a list is read by: the question, the artists of the region sought, and those whose works stand in no list. */
type Asked = {
  input: ArtworksQuery;
  banned: readonly string[];
  /** Null if no region is sought. */
  livingThere: readonly string[] | null;
  today: RiyadhDay;
};

const filtersOf = ({ input, livingThere, today }: Asked): Filter[] => {
  const { isAuction, minPrice, maxPrice, forSale, featured, verified } = input;
  const filters: Filter[] = [];
  if (isAuction === "false") filters.push({ shelves: { $ne: WORKS_IN_AUCTION } });
  if (minPrice !== undefined) filters.push({ listedPrice: { $gte: halalasFromRiyals(minPrice) } });
  if (maxPrice !== undefined) filters.push({ listedPrice: { $lte: halalasFromRiyals(maxPrice) } });
  if (forSale === "true") filters.push({ isForSale: true, sold: false, consigned: false, reservedFor: null });
  if (featured === "true") filters.push({ featuredFrom: { $lte: today } }, { featuredTo: { $gte: today } });
  if (verified === "false") filters.push({ shelves: { $ne: VERIFIED_WORKS } });
  if (livingThere !== null) filters.push({ artistId: { $in: [...livingThere] } });
  return filters;
};

const findOf = (asked: Asked, page: PageInput): Find => {
  const { input, banned } = asked;
  const byPrice = input.sort === "price-low" || input.sort === "price-high";
  const byPlace = input.featured === "true" && !byPrice;
  const rising = input.sort === "oldest" || input.sort === "price-low" || byPlace;
  const [shelf = ALL_WORKS, ...others] = shelvesOf(input);
  const shelved = { index: byPrice ? "byPrice" : "byNewest", equals: [shelf] };
  const read = byPlace ? { index: "byFeature", equals: [true] } : shelved;
  const shelves = read === shelved ? others : [shelf, ...others];
  const filters = [...shelves.map((name) => ({ shelves: name })), ...filtersOf(asked)];
  if (banned.length > 0) filters.push({ artistId: { $nin: banned } });
  return {
    ...read,
    direction: rising ? "ascending" : "descending",
    ...(filters.length > 0 && { filter: { $and: filters } }),
    ...pageOf(page),
  };
};

/** The marketplace's list: by shelf, or by the words that are sought. */
export const listArtworks = async (
  input: ArtworksQuery,
  deps: QueryDeps,
): Promise<QueryAnswer<(typeof artworkReads)["artworks"]>> => {
  if (textTokens(input.q ?? "").length > 0) return listByWords(input, deps);
  const banned = await bannedArtists(deps.views);
  const livingThere = input.region === undefined ? null : await deps.artists.livingIn(input.region);
  const today = riyadhDayOf(instantFromMs(deps.clock.now()));
  const find = findOf({ input, banned, livingThere, today }, input);
  const { artworks } = deps.views;
  const found = await (input.sort === "price-low" ? pricedFirst(artworks, find) : artworks.find(find));
  const body = await presentEach(found.documents, ({ document }) => cardOf(document, deps));
  return { body, next: nextOf(found) };
};
