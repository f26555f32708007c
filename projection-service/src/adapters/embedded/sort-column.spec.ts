import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compareRows } from "./index-row";
import type { Bound } from "./index-row";
import { OrderedIndex } from "./ordered-index";

type Doc = { shelves: readonly string[]; at: IndexValue };

const LOWEST: Bound = { values: [], after: false };
const HIGHEST: Bound = { values: [], after: true };
const instant = (minute: number): string => new Date(1.7e12 + minute * 60_000).toISOString();
const position = (event: number): string => String(event).padStart(20, "0");

const sortValues = fc.oneof(
  fc.nat(5),
  fc.nat(5).map(instant),
  fc.nat(5).map(position),
  fc.constantFrom("abcdef", "abcdefg", "abcdefh", "abc"),
  fc.constantFrom(null, "2023", "2023-11-14T22:13:20.000+00:00", "لوحة", -1.5, 2 ** 60, true, "9".repeat(20), "1"),
);
const keys = fc.constantFrom("a", "ab", "abcdef", "abcdefg", "abcdefh", "عمل ١", "عمل ٢", "zé", "z\u00ff", "z\u0100");
const changes = fc.array(
  fc.record({
    key: keys,
    document: fc.option(fc.record({ shelves: fc.subarray(["x", "y"]), at: sortValues }), { freq: 6 }),
  }),
  { maxLength: 80 },
);

it("keeps rows in the order of their values, of whatever kind they are and whatever letters their keys have", () => {
  const orders = fc.property(changes, fc.option(fc.tuple(sortValues, keys)), (all, asked) => {
    const held = new Map<string, Doc>();
    const ids: string[] = [];
    const index = new OrderedIndex(["shelves", "at"], (id) => ({
      key: ids[id]!,
      document: held.get(ids[id]!) ?? null,
    }));
    for (const { key, document } of all) {
      if (!ids.includes(key)) ids.push(key);
      index.update({ id: ids.indexOf(key), key }, held.get(key) ?? null, document);
      if (document === null) held.delete(key);
      else held.set(key, document);
    }
    const rows = [...held].flatMap(([key, { shelves, at }]) => shelves.map((shelf) => [shelf, at, key]));
    const inOrder = rows.toSorted((a, b) => compareRows(a, b));
    const found = index.slice(LOWEST, HIGHEST, { descending: false, limit: 1_000 });
    expect(found.map((place) => index.rowAt(place))).toEqual(inOrder);
    if (asked === null) return;
    const from = ["x", ...asked];
    const after = index.slice({ values: from, after: true }, HIGHEST, { descending: false, limit: 1_000 });
    expect(after.map((place) => index.rowAt(place))).toEqual(inOrder.filter((row) => compareRows(row, from) > 0));
  });
  fc.assert(orders, { numRuns: 500 });
});

it.each([
  { what: "numbers", sortValue: (place: number): IndexValue => place },
  { what: "instants", sortValue: instant },
  { what: "positions of the log", sortValue: position },
  { what: "texts with beginnings of their own", sortValue: (place: number): IndexValue => `${place}`.padStart(6, "0") },
])("compares rows by $what without reading the documents, however many there are", ({ sortValue }) => {
  const works: Doc[] = [];
  let reads = 0;
  const keyOf = (id: number): string => `${(((id + 1) * 7_919) % 999_983).toString(16).padStart(6, "0")}-${id}`;
  const index = new OrderedIndex(["shelves", "at"], (id) => {
    reads += 1;
    return { key: keyOf(id), document: works[id]! };
  });
  const put = (id: number, at: number): void => {
    const document = { shelves: ["all", id % 2 === 0 ? "even" : "odd"], at: sortValue(at) };
    index.update({ id, key: keyOf(id) }, works[id] ?? null, document);
    works[id] = document;
  };
  for (let id = 0; id < 20_000; id += 1) put(id, ((id * 7_919) % 300) * 100);
  reads = 0;
  for (let id = 0; id < 20_000; id += 10) put(id, ((id * 31) % 300) * 100);
  const places = index.slice({ values: ["all", sortValue(15_000)], after: false }, HIGHEST, {
    descending: false,
    limit: 24,
  });
  expect(places).toHaveLength(24);
  // A move reads the row that it takes away, once for each list.
  expect(reads).toBeLessThan(2_000 * 3);
});
