import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBoundedMap } from "./bounded-map";

describe("a bounded map", () => {
  it("keeps what is used and forgets the rest", () => {
    const map = createBoundedMap<number>(4);
    map.set("kept", 0);
    for (let number = 1; number <= 20; number += 1) {
      map.set(String(number), number);
      expect(map.get("kept")).toBe(0);
    }
    expect(map.get("1")).toBeUndefined();
    expect(map.get("20")).toBe(20);
  });

  it("forgets before what it holds weighs too much, and weighs what was replaced anew", () => {
    const map = createBoundedMap<number>(100, { weightOf: (weight) => weight, most: 20 });
    const held = (names: readonly string[]): string[] => names.filter((name) => map.get(name) !== undefined);
    for (let again = 0; again < 10; again += 1) map.set("grows", 1);
    map.set("light", 1);
    expect(held(["grows", "light"])).toEqual(["grows", "light"]);
    for (const name of ["a", "b", "c", "d"]) map.set(name, 8);
    expect(held(["grows", "light", "a", "b", "c", "d"]).length).toBeLessThanOrEqual(3);
    expect(map.get("d")).toBe(8);
    map.set("heavy", 1_000);
    expect(map.get("heavy")).toBe(1_000);
  });

  it("never gives anything but what was set last, and holds no more than it may", () => {
    const key = fc.constantFrom(..."abcdefgh");
    const step = fc.tuple(fc.constantFrom("get", "set", "delete"), key, fc.nat());
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(step, { maxLength: 60 }), (size, steps) => {
        const map = createBoundedMap<number>(size);
        const model = new Map<string, number>();
        for (const [what, name, value] of steps) {
          if (what === "set") map.set(name, value);
          if (what === "set") model.set(name, value);
          if (what === "delete") map.delete(name);
          if (what === "delete") model.delete(name);
          expect([undefined, model.get(name)]).toContain(map.get(name));
        }
        const held = [..."abcdefgh"].filter((name) => map.get(name) !== undefined);
        expect(held.length).toBeLessThanOrEqual(Math.max(2, size));
      }),
    );
  });
});
