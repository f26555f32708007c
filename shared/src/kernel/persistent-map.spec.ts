import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyMap, entriesOf, lookUp, withEntry, type PersistentMap } from "./persistent-map";

const additions = fc.array(fc.tuple(fc.oneof(fc.string({ maxLength: 3 }), fc.uuid()), fc.integer()), {
  maxLength: 200,
});

describe("a persistent map", () => {
  it("holds what a plain map holds, at every step", () => {
    fc.assert(
      fc.property(additions, (entries) => {
        const plain = new Map<string, number>();
        let map: PersistentMap<number> = emptyMap();
        for (const [key, value] of entries) {
          plain.set(key, value);
          map = withEntry(map, key, value);
          expect(lookUp(map, key)).toBe(value);
        }
        expect(map.size).toBe(plain.size);
        for (const [key, value] of plain) expect(lookUp(map, key)).toBe(value);
        expect(lookUp(map, "not among them")).toBeUndefined();
        expect(new Map(entriesOf(map))).toEqual(plain);
      }),
    );
  });

  it("leaves the map that was added to as it was", () => {
    const before = withEntry(emptyMap<number>(), "a", 1);
    const after = withEntry(withEntry(before, "a", 2), "b", 3);
    expect([lookUp(before, "a"), lookUp(before, "b"), before.size]).toEqual([1, undefined, 1]);
    expect([lookUp(after, "a"), lookUp(after, "b"), after.size]).toEqual([2, 3, 2]);
  });

  it("keeps keys of equal hashes apart", () => {
    // FNV-1a gives 0x5e4daa9d for both.
    const map = withEntry(withEntry(emptyMap<number>(), "costarring", 1), "liquid", 2);
    expect([lookUp(map, "costarring"), lookUp(map, "liquid")]).toEqual([1, 2]);
    expect(lookUp(withEntry(map, "liquid", 3), "costarring")).toBe(1);
  });
});
