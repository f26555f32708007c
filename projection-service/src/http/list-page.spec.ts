import fc from "fast-check";
import { expect, it } from "vitest";
import { sortedPage } from "./list-page";

const isolated = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 40 });
const order = (item: string): string => item;

const walked = (items: readonly string[], limit: number, isDescending: boolean): string[] => {
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const page = sortedPage(items, order, { limit, cursor, isDescending });
    all.push(...page.items);
    cursor = page.next?.cursor;
  } while (cursor !== undefined);
  return all;
};

it("gives every item once and in order, however long the pages are", () => {
  fc.assert(
    fc.property(isolated, fc.integer({ min: 1, max: 12 }), fc.boolean(), (items, limit, isDescending) => {
      const sorted = items.toSorted((a, b) => (a < b ? -1 : 1));
      expect(walked(items, limit, isDescending)).toEqual(isDescending ? sorted.toReversed() : sorted);
    }),
  );
});

it("goes on after its last item also if that one has gone meanwhile", () => {
  const { next } = sortedPage(["a", "b", "c"], order, { limit: 2 });
  expect(sortedPage(["a", "c"], order, { limit: 2, cursor: next!.cursor }).items).toEqual(["c"]);
});
