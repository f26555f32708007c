import { describe, expect, it } from "vitest";
import { projections } from "./projections";

describe("The order of the projections", () => {
  it("puts a view behind those that it is written after", () => {
    const names = projections.map(({ name }) => name);
    for (const { name, writtenAfter = [] } of projections) {
      const before = names.slice(0, names.indexOf(name));
      expect([name, writtenAfter.filter((other) => !before.includes(other))]).toEqual([name, []]);
    }
  });
});
