import { turnsDuring } from "@naqsh/shared/testing/turns-during";
import { describe, expect, it } from "vitest";
import { presentEach } from "./present-each";

/** Takes about half a millisecond of the machine. */
const spin = (): void => {
  const until = performance.now() + 0.5;
  while (performance.now() < until);
};

describe("the items of a page", () => {
  it("are presented in their order", async () => {
    expect(await presentEach([1, 2, 3], async (item) => item * 2)).toEqual([2, 4, 6]);
  });

  it("are asked for together, so many at a time", async () => {
    let asked = 0;
    let most = 0;
    await presentEach([...Array(100).keys()], async () => {
      most = Math.max(most, (asked += 1));
      await new Promise(setImmediate);
      asked -= 1;
    });
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(100);
  });

  it("let others go on between them", async () => {
    const { turns } = await turnsDuring(() => presentEach([...Array(100).keys()], async () => spin()));
    expect(turns).toBeGreaterThan(5);
  });
});
