import { describe, expect, it } from "vitest";
import { waitWhileBehind } from "./wait-while-behind";

const never = new AbortController().signal;

describe("waiting for jobs that are due", () => {
  it("ends when they have begun", async () => {
    const looks = [true, true, false, true];
    await waitWhileBehind(async () => looks.shift()!)("auction", never);
    expect(looks).toEqual([true]);
  });

  it("ends when its caller leaves", async () => {
    const leaving = new AbortController();
    let looks = 0;
    const isBehind = async () => ((looks += 1), leaving.abort(), true);
    await waitWhileBehind(isBehind)("auction", leaving.signal);
    expect(looks).toBe(1);
  });

  it("is in vain once where they stand still, and not repeated until they went on", async () => {
    const queue = { isBehind: true, looks: 0 };
    const begun = waitWhileBehind(async () => ((queue.looks += 1), queue.isBehind), 100);
    await begun("auction", never);
    queue.looks = 0;
    await begun("auction", never);
    expect(queue.looks).toBe(1);
    queue.isBehind = false;
    await begun("auction", never);
    queue.isBehind = true;
    queue.looks = 0;
    await begun("auction", never);
    expect(queue.looks).toBeGreaterThan(1);
  });
});
