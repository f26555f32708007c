import { QUERIES_FOR_ARTISTS } from "./queries-for-artists";
import { QUERIES_FOR_OBJECTS } from "./queries-for-objects";
import { QUERIES_FOR_PICTURES } from "./queries-for-pictures";

/** What people type, and what they mean: works by slug, artists as `@key`. */
export type SearchQueryCase = { query: string; expected: string[] };

/**
 * Arabic and English, whole and begun, misspelt, in the other writing, by theme: one of those expected has to stand among the first
 * five of its kind.
 */
export const searchQueryCases: readonly SearchQueryCase[] = [
  QUERIES_FOR_PICTURES,
  QUERIES_FOR_OBJECTS,
  QUERIES_FOR_ARTISTS,
].flatMap((queries) =>
  queries
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", expected = ""] = line.split(" = ");
      return { query, expected: expected.split(", ") };
    }),
);
