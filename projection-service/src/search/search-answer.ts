export type SearchHit = { id: string; score: number };

/** How the words were understood: as spelt, with errors, or only some of them. */
export type Understood = "asWritten" | "corrected" | "partly";

export type FoundOfKind = { total: number; hits: SearchHit[] };

/** Whether a document may be shown, by kind, id and whose it is. */
export type IsShown = (kind: string, id: string, ofId: string | null) => boolean;

/**
 * `accepts`: leaves documents out. `isShown`: what is not is named by no correction either (what is not accepted, if it is left
 * out). `most`: hits of each kind. `rank`: what documents are ordered by instead of how well they fit, the highest first; null for
 * those that keep the order of fitness.
 */
export type Wanted = {
  accepts: IsShown;
  isShown?: IsShown;
  most: number;
  rank?: ((kind: string, id: string) => number | null) | null;
};

export type SearchFound = {
  understood: Understood;
  /** What was sought with errors put right; null unless `corrected`. */
  corrected: string | null;
  /** The best first; kinds without any are left out. */
  byKind: Map<string, FoundOfKind>;
};

/** One way to understand some words, with all documents of a kind that it finds. */
export type WayFound = Pick<SearchFound, "understood" | "corrected"> & { ids: ReadonlySet<string> };
