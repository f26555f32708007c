/** An id as it stands in an address, as a regular expression says it. */
export const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** What every page reads: an address that names a language is in that one, and so are its links. */
const LANGUAGE = "lang";

const MARKET = "q category colour medium region size orientation verified min max offer sort view focus cursor";
const SEARCH = "query q category colour minPrice maxPrice aiRecommend sort look tab focus page";

/**
 * Pages that the server draws: everyone may open them, and a visitor sees on them what everyone sees. Beside each stands
 * what it reads of its address's query.
 */
const PUBLIC_PAGES: readonly (readonly [page: RegExp, reads: string])[] = [
  [/^\/$/, ""],
  [/^\/marketplace$/, MARKET],
  [/^\/search$/, SEARCH],
  [/^\/auctions$/, "tab mine cursor"],
  [/^\/artists$/, "q discipline region sort cursor"],
  [/^\/collections$/, "cursor"],
  [/^\/(terms|privacy)$/, ""],
  [new RegExp(`^/artists/${UUID}$`), "tab cursor"],
  [new RegExp(`^/(artwork|auctions|collections)/${UUID}$`), ""],
  [new RegExp(`^/auctions/${UUID}/replay$`), "at"],
  [new RegExp(`^/auctions/${UUID}/certificate$`), ""],
];

/** The parameters that the page of a path reads, in the order in which they are told; null if the server draws no such page. */
export const parametersReadBy = (path: string): readonly string[] | null => {
  const [, reads] = PUBLIC_PAGES.find(([page]) => page.test(path)) ?? [];
  return reads === undefined ? null : [...reads.split(" "), LANGUAGE].filter((name) => name !== "");
};

/** Whether the server draws the page of a path (without its query). */
export const isPublicPage = (path: string): boolean => parametersReadBy(path) !== null;
