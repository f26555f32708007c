import fc from "fast-check";
import { expect, it } from "vitest";
import { compareRows } from "./index-row";
import type { Bound, Row } from "./index-row";
import { OrderedIndex } from "./ordered-index";
import { OrderedRows } from "./ordered-rows";

type Doc = { shelves: readonly string[]; price: number };

const LOWEST: Bound = { values: [], after: false };
const HIGHEST: Bound = { values: [], after: true };
/** In lists of many chunks, beside which rows wait. */
const MANY = 4_000;

const keyOf = (id: number): string => String(id).padStart(5, "0");

/** An index of many works, which nobody has read yet, and what it should hold. */
const filledIndex = (works: number, seed: number) => {
  const held = new Map<number, Doc>();
  const index = new OrderedIndex(["shelves", "price"], (id) => ({ key: keyOf(id), document: held.get(id) ?? null }));
  const put = (id: number, document: Doc | null): void => {
    index.update({ id, key: keyOf(id) }, held.get(id) ?? null, document);
    if (document === null) held.delete(id);
    else held.set(id, document);
  };
  for (let id = 0; id < works; id += 1) put(id, { shelves: ["all", `size ${id % 3}`], price: (id * seed) % 911 });
  const rowsOf = (shelf: string): Row[] =>
    [...held]
      .filter(([, { shelves }]) => shelves.includes(shelf))
      .map(([id, { price }]): Row => [shelf, price, keyOf(id)])
      .toSorted((a, b) => compareRows(a, b));
  return { index, put, held, rowsOf };
};

const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant("put"),
        id: fc.nat(MANY + 500),
        shelves: fc.subarray(["all", "size 0", "size 1", "new"]),
        price: fc.nat(950),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("delete"), id: fc.nat(MANY + 500) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("move"), id: fc.nat(MANY + 500), price: fc.nat(950) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("read"), shelf: fc.constantFrom("all", "size 1", "new") }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("count"), price: fc.nat(950) }) },
  ) as fc.Arbitrary<{ kind: string; id: number; shelves: string[]; price: number; shelf: string }>,
  { minLength: 200, maxLength: 200 },
);

it("has the rows that came out of order where they belong, whenever it is asked", () => {
  const keepsOrder = fc.property(steps, fc.integer({ min: 1, max: 910 }), (all, seed) => {
    const { index, put, held, rowsOf } = filledIndex(MANY, seed);
    const found = (shelf: string, descending: boolean): Row[] => {
      const [from, to] = [
        { values: [shelf], after: false },
        { values: [shelf], after: true },
      ];
      return index.slice(from, to, { descending, limit: Infinity }).map((place) => index.rowAt(place));
    };
    const isTrue = (shelf: string): void => expect(found(shelf, false).join("\n")).toBe(rowsOf(shelf).join("\n"));
    for (const { kind, id, shelves, price, shelf } of all) {
      const before = held.get(id);
      if (kind === "put") put(id, { shelves, price });
      else if (kind === "delete") put(id, null);
      else if (kind === "move" && before !== undefined) put(id, { ...before, price });
      else if (kind === "read") isTrue(shelf);
      else if (kind === "count") {
        expect(index.count(["all"], price)).toBe(rowsOf("all").filter(([, at]) => (at as number) < price).length);
        expect(index.count(["size 2"])).toBe(rowsOf("size 2").length);
      }
    }
    for (const shelf of ["all", "size 0", "size 1", "size 2", "new"]) isTrue(shelf);
    expect(found("all", true)).toEqual(rowsOf("all").toReversed());
    expect(index.slice(LOWEST, HIGHEST, { descending: false, limit: Infinity })).toHaveLength(index.count([]));
  });
  fc.assert(keepsOrder, { numRuns: 6, endOnFailure: true });
});

it("moves the last row of a chunk behind what waits beside the next one", () => {
  const prices = new Map<number, number>();
  const rows = new OrderedRows((id: number): Row => [prices.get(id)!, keyOf(id)]);
  const rowOf = (id: number, price: number): Row => [price, keyOf(id)];
  const insert = (id: number, price: number): void => {
    rows.insert(id, rowOf(id, price));
    prices.set(id, price);
  };
  for (let id = 0; id < 600; id += 1) insert(id, id * 10);
  for (const [place, id] of [63, 127, 255, 511].entries()) {
    const price = id * 10;
    insert(1_000 + place, price + 3);
    rows.move(id, { before: rowOf(id, price), after: rowOf(id, price + 7) });
    prices.set(id, price + 7);
  }
  const found = rows.slice(LOWEST, HIGHEST, { descending: false, limit: 1_000 }).map((id) => prices.get(id)!);
  expect(found).toEqual([...prices.values()].toSorted((a, b) => a - b));
});

it("tells another index all that it holds while rows wait", () => {
  const { index, held, rowsOf } = filledIndex(MANY, 389);
  const other = new OrderedIndex(["shelves", "price"], (id) => ({ key: keyOf(id), document: held.get(id) ?? null }));
  const content = index.content();
  let step = content.next();
  while (!step.done) step = content.next();
  other.load(step.value);
  const found = other.slice(
    { values: ["all"], after: false },
    { values: ["all"], after: true },
    { descending: false, limit: Infinity },
  );
  expect(found.map((place) => other.rowAt(place))).toEqual(rowsOf("all"));
});
