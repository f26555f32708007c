import { TYPED_SEARCHES_FOR_ARTISTS } from "./typed-searches-for-artists";
import { TYPED_SEARCHES_FOR_OBJECTS } from "./typed-searches-for-objects";
import { TYPED_SEARCHES_FOR_PICTURES } from "./typed-searches-for-pictures";

/** What people type, and what they mean: works by slug, artists as `@key`. */
export type SearchQueryCase = { query: string; expected: string[] };

/**
 * Arabic and English, whole and begun, misspelt, in the other writing, by theme: one of those expected has to stand among the first
 * five of its kind.
 */
export const searchQueryCases: readonly SearchQueryCase[] = [
  TYPED_SEARCHES_FOR_PICTURES,
  TYPED_SEARCHES_FOR_OBJECTS,
  TYPED_SEARCHES_FOR_ARTISTS,
].flatMap((queries) =>
  queries
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", expected = ""] = line.split(" = ");
      return { query, expected: expected.split(", ") };
    }),
);
