import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bound } from "./index-row";
import { OrderedIndex } from "./ordered-index";

type Doc = { words: readonly string[]; kind: string; price: number };

const LOWEST: Bound = { values: [], after: false };
const HIGHEST: Bound = { values: [], after: true };
const WORDS: readonly (readonly string[])[] = [[], ["a"], ["a", "b"], ["b", "c", "a"]];

const word = fc.constantFrom("a", "b", "c");
const documents = fc.record({
  /** The same lists come again as the same objects, as a projection leaves those that it does not change. */
  words: fc.oneof(fc.constantFrom(...WORDS), fc.uniqueArray(word)),
  kind: fc.constantFrom("x", "y"),
  price: fc.integer({ min: 0, max: 9 }),
});
const changes = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 11 }), document: fc.option(documents, { freq: 8 }) }),
  { maxLength: 300 },
);

const keyOf = (id: number): string => `key ${String(id).padStart(2, "0")}`;

describe("An ordered index", () => {
  it.each([[["words", "price"]], [["words", "kind", "price"]], [["kind", "price"]], [["price"]]] as const)(
    "holds %j in order, whatever changed",
    (fields) => {
      fc.assert(
        fc.property(changes, (all) => {
          const held = new Map<number, Doc>();
          const index = new OrderedIndex(fields, (id) => ({ key: keyOf(id), document: held.get(id) ?? null }));
          for (const { id, document } of all) {
            index.update({ id, key: keyOf(id) }, held.get(id) ?? null, document);
            if (document === null) held.delete(id);
            else held.set(id, document);
          }
          const rows = [...held].flatMap(([id, document]) => {
            const later = fields.slice(1).map((field) => document[field as "kind" | "price"]);
            const first = document[fields[0]];
            const firsts = Array.isArray(first) ? (first as string[]) : [first as string | number];
            return firsts.map((value) => [value, ...later, keyOf(id)]);
          });
          const inOrder = rows.toSorted((a, b) => (a.join(" ") < b.join(" ") ? -1 : 1));
          const found = index.slice(LOWEST, HIGHEST, { descending: false, limit: 1_000 });
          expect(found.map((place) => index.rowAt(place))).toEqual(inOrder);
        }),
      );
    },
  );

  it("keeps thousands of rows in order, whichever of them move, come or go", () => {
    const change = fc.record({ id: fc.nat(1_500), price: fc.option(fc.nat(400), { freq: 5 }) });
    const many = fc.array(change, { minLength: 4_000, maxLength: 4_000, size: "max" });
    const keepsOrder = fc.property(many, (all) => {
      const held = new Map<number, Doc>();
      const index = new OrderedIndex(["kind", "price"], (id) => ({
        key: String(id).padStart(4, "0"),
        document: held.get(id) ?? null,
      }));
      const inOrder = (): string[] =>
        [...held]
          .map(([id, { price }]) => `${String(price).padStart(3, "0")} ${String(id).padStart(4, "0")}`)
          .toSorted();
      const found = (): string[] =>
        index
          .slice(LOWEST, HIGHEST, { descending: false, limit: 10_000 })
          .map(({ id }) => `${String(held.get(id)!.price).padStart(3, "0")} ${String(id).padStart(4, "0")}`);
      for (const [step, { id, price }] of all.entries()) {
        const after = price === null ? null : { words: [], kind: "x", price };
        index.update({ id, key: String(id).padStart(4, "0") }, held.get(id) ?? null, after);
        if (after === null) held.delete(id);
        else held.set(id, after);
        if (step % 500 === 0) expect(found()).toEqual(inOrder());
      }
      expect(found()).toEqual(inOrder());
    });
    fc.assert(keepsOrder, { numRuns: 5, endOnFailure: true });
  });

  it("refuses an array as its only field, under which nothing would be found", () => {
    const index = new OrderedIndex(["words"], () => ({ key: keyOf(0), document: null }));
    const document = { words: ["a"], kind: "x", price: 1 };
    expect(() => index.update({ id: 0, key: keyOf(0) }, null, document)).toThrow(/a second field/);
  });
});
