import { SearchIndex } from "@naqsh/projection-service/search/search-index";
import { expect, it } from "vitest";
import { searchQueryCases, type SearchQueryCase } from "./search-queries";
import { searchWorld } from "./search-world";

const MADE_WORKS = 400;

const index = new SearchIndex();
for (const document of searchWorld(MADE_WORKS)) index.put(document);

const isArtist = (expected: string): boolean => expected.startsWith("@");

/** Whether one of those that a query means stands among the first five of its own list: works' if it means any, or else artists'. */
const isFound = ({ query, expected }: SearchQueryCase): boolean => {
  const works = expected.filter((one) => !isArtist(one));
  const [kind, meant] = works.length > 0 ? (["artwork", works] as const) : (["artist", expected] as const);
  const found = index.find(query, { accepts: () => true, most: 5 })?.byKind.get(kind);
  return found?.hits.some(({ id }) => meant.includes(id)) ?? false;
};

it.each([
  ["works", (of: SearchQueryCase) => !of.expected.every(isArtist), 200],
  ["artists", (of: SearchQueryCase) => of.expected.every(isArtist), 20],
] as const)(
  "finds what people mean among the first five %s, in both languages, for 95 of 100 queries",
  (kind, isOf, least) => {
    const cases = searchQueryCases.filter(isOf);
    const missed = cases.filter((one) => !isFound(one));
    const success = 1 - missed.length / cases.length;
    process.stdout.write(`success at 5 ${kind}: ${success.toFixed(3)} of ${cases.length} queries\n`);
    expect(cases.length).toBeGreaterThanOrEqual(least);
    const words = missed.map(({ query, expected }) => `${query} (${expected.join()})`).join("; ");
    expect(success, words).toBeGreaterThanOrEqual(0.95);
  },
);
