import { SearchIndex } from "@naqsh/projection-service/search/search-index";
import { expect, it } from "vitest";
import { searchQueryCases } from "./search-queries";
import { searchWorld } from "./search-world";

const MADE_WORKS = 400;

const index = new SearchIndex();
for (const document of searchWorld(MADE_WORKS)) index.put(document);

/** The first five of each kind. */
const firstFive = (query: string): string[] => {
  const found = index.find(query, { accepts: () => true, most: 5 });
  return [...(found?.byKind.values() ?? [])].flatMap(({ hits }) => hits.map(({ id }) => id));
};

it("finds what people mean among the first five, in both languages, for 95 of 100 queries", () => {
  const missed = searchQueryCases.filter(
    ({ query, expected }) => !firstFive(query).some((id) => expected.includes(id)),
  );
  const success = 1 - missed.length / searchQueryCases.length;
  process.stdout.write(`success at 5: ${success.toFixed(3)} of ${searchQueryCases.length} queries\n`);
  expect(searchQueryCases.length).toBeGreaterThanOrEqual(200);
  const words = missed.map(({ query, expected }) => `${query} (${expected.join()})`).join("; ");
  expect(success, words).toBeGreaterThanOrEqual(0.95);
});
