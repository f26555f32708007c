import { ARTWORK_CATEGORIES } from "@naqsh/shared/artwork";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import * as z from "zod";
import { nextOf, pageFields, pageOf } from "../http/page-input";
import { askerOf, query, queryWith, refused } from "../http/query-route";
import type { QueryAnswer, QueryRoute } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { ALL_WORKS, shelfOfArtist, WORKS_IN_AUCTION } from "./artworks.projection";
import type { Artwork } from "./artworks.projection";
import { cardOf, detailOf, reviewedOf } from "./present-artwork";

const VIEWS = ["artworks", "auction-room", "people"];

const riyals = z.coerce.number().min(0).max(99_999_999).optional();
const yes = z.enum(["true", "false"]).optional();

const ListInput = z.object({
  ...pageFields(24),
  category: z.enum(["all", ...ARTWORK_CATEGORIES]).optional(),
  minPrice: riyals,
  maxPrice: riyals,
  featured: yes,
  isAuction: yes,
  forSale: yes,
  artist: z.uuid().optional(),
  sort: z.enum(["newest", "oldest", "popular", "price-low", "price-high"]).default("newest"),
});
type ListInput = z.infer<typeof ListInput>;

const PageInput = z.object(pageFields(24));

const shelfOf = ({ category, isAuction, artist }: ListInput): string => {
  if (artist !== undefined) return shelfOfArtist(artist);
  const named = category === undefined || category === "all" ? null : category;
  if (isAuction === "true") return named === null ? WORKS_IN_AUCTION : `${WORKS_IN_AUCTION}/${named}`;
  return named ?? ALL_WORKS;
};

/** Nothing counts likes yet, so that `popular` is the order of `newest`; nothing is featured. */
const filterOf = (input: ListInput): Record<string, unknown>[] => {
  const { artist, category, isAuction, minPrice, maxPrice, forSale, featured } = input;
  const filters: Record<string, unknown>[] = [];
  if (artist !== undefined && category !== undefined && category !== "all") filters.push({ shelves: category });
  if (artist !== undefined && isAuction === "true") filters.push({ shelves: WORKS_IN_AUCTION });
  if (isAuction === "false") filters.push({ shelves: { $ne: WORKS_IN_AUCTION } });
  if (minPrice !== undefined) filters.push({ listedPrice: { $gte: halalasFromRiyals(minPrice) } });
  if (maxPrice !== undefined) filters.push({ listedPrice: { $lte: halalasFromRiyals(maxPrice) } });
  if (forSale === "true") filters.push({ isForSale: true, sold: false, consigned: false });
  if (featured === "true") filters.push({ featured: true });
  return filters;
};

const findOf = (input: ListInput): Find => {
  const byPrice = input.sort === "price-low" || input.sort === "price-high";
  const rising = input.sort === "oldest" || input.sort === "price-low";
  const filters = filterOf(input);
  return {
    index: byPrice ? "byPrice" : "byNewest",
    equals: [shelfOf(input)],
    direction: rising ? "ascending" : "descending",
    ...(filters.length > 0 && { filter: { $and: filters } }),
    ...pageOf(input),
  };
};

const list = async (input: ListInput, deps: QueryDeps): Promise<QueryAnswer> => {
  const found = await deps.views.artworks.find(findOf(input));
  const body = await Promise.all(found.documents.map(({ document }) => cardOf(document, deps)));
  return { body, next: nextOf(found) };
};

const reviewedList = async (find: Find, deps: QueryDeps): Promise<QueryAnswer> => {
  const found = await deps.views.artworks.find(find);
  const body = await Promise.all(found.documents.map(({ document }) => reviewedOf(document, deps)));
  return { body, next: nextOf(found) };
};

const detail = async (work: Artwork | null, asker: string | null, deps: QueryDeps): Promise<QueryAnswer> => {
  if (work === null) return refused("ARTWORK_UNKNOWN");
  const role = asker === null ? null : ((await deps.views.people.get(asker))?.role ?? null);
  const isOwnerOrAdministrator = work.artistId === asker || role === "admin";
  if (work.status !== "approved" && !isOwnerOrAdministrator) return refused("ARTWORK_UNKNOWN");
  return { body: await detailOf(work, { isSignedIn: asker !== null, isOwnerOrAdministrator }, deps) };
};

/** The marketplace, one work, an artist's own works, and the queue of review. */
export const artworkQueries = (deps: QueryDeps): QueryRoute[] => [
  queryWith(ListInput, {
    path: "/api/artworks",
    access: "anyone",
    views: VIEWS,
    answer: ({ input }) => list(input, deps),
  }),
  queryWith(PageInput, {
    path: "/api/artworks/my",
    access: "signedIn",
    views: VIEWS,
    answer: (request) =>
      reviewedList(
        { index: "byArtist", equals: [askerOf(request)], direction: "descending", ...pageOf(request.input) },
        deps,
      ),
  }),
  query("/api/artworks/:id", "anyone", VIEWS, async ({ params, session }) =>
    detail(await deps.views.artworks.get(params["id"] ?? ""), session?.userId ?? null, deps),
  ),
  queryWith(PageInput, {
    path: "/api/admin/artworks/pending",
    access: "administrator",
    views: VIEWS,
    answer: ({ input }) => reviewedList({ index: "byStatus", equals: ["pending"], ...pageOf(input) }, deps),
  }),
];
