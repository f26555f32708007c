import type { CatalogRows } from "../artwork/catalog-rows";
import type { MarketCatalog } from "../artwork/market-catalog";
import type { IsShown } from "../search/search-answer";
import type { Views } from "../views";
import { bannedArtists } from "./banned-artists";

/** What the search may show of `rows`, the works on show, of auctions and of artists: nothing of those who are banned. */
export const shownAmong = (rows: CatalogRows, banned: ReadonlySet<string>): IsShown => {
  return (kind, id, ofId) => {
    if (kind === "artist") return !banned.has(id);
    if (kind !== "artwork") return ofId === null || !banned.has(ofId);
    const row = rows.get(id);
    return row !== undefined && !banned.has(row.artistId);
  };
};

/**
 * Whether the search may show something that its index holds at this moment: works on show, auctions, and artists, of nobody
 * who is banned. What is hidden is found, completed, corrected to and counted by nothing.
 */
export const shownInSearch = async (
  market: MarketCatalog,
  { views }: { views: Pick<Views, "people"> },
): Promise<IsShown> => shownAmong(await market.rows(), new Set(await bannedArtists(views)));
