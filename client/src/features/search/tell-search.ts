import type { SearchAnswer, SearchedKind } from "@naqsh/shared/search";
import { api } from "../../lib/api";

type Counted = Pick<SearchAnswer, "understood" | "total" | "artistsTotal" | "auctionsTotal">;

/** What holds some of the words alone is not what was sought. */
const countOf = ({ understood, total, artistsTotal, auctionsTotal }: Counted): number =>
  understood === "partly" ? 0 : total + artistsTotal + auctionsTotal;

/** Tells the server what was sought; nobody who searches is kept waiting by it, or told that it failed. */
export const tellSearch = (query: string, found: Counted): void => {
  api.post("/api/searches", { body: { query, resultsCount: countOf(found) } }).catch(() => undefined);
};

/** Tells the server what was opened of what was found. */
export const tellChoice = (query: string, found: Counted, chosen: { kind: SearchedKind; id: string }): void => {
  api.post("/api/searches", { body: { query, resultsCount: countOf(found), chosen } }).catch(() => undefined);
};
