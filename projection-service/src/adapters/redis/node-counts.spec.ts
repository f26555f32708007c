import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { describe, expect, it } from "vitest";
import { NodeCounts } from "./node-counts";

describe("The counts of other nodes", () => {
  it("are summed, and changed one topic at a time or as a whole", () => {
    const counts = new NodeCounts(createSimulatedClock(0));
    expect([...counts.take("b", { x: 2, y: 1 }, false)]).toEqual(["x", "y"]);
    expect([...counts.take("c", { x: 3 }, false)]).toEqual(["x"]);
    expect([counts.of("x"), counts.of("y"), counts.of("z")]).toEqual([5, 1, 0]);
    expect([...counts.take("b", { x: 0 }, false)]).toEqual(["x"]);
    expect([counts.of("x"), counts.of("y")]).toEqual([3, 1]);
    expect([...counts.take("c", { z: 1 }, true)].toSorted()).toEqual(["x", "z"]);
    expect([...counts.take("c", { z: 1 }, true)]).toEqual([]);
    expect([counts.of("x"), counts.of("z")]).toEqual([0, 1]);
  });

  it("are forgotten with a node that has told nothing for twelve seconds", async () => {
    const clock = createSimulatedClock(0);
    const counts = new NodeCounts(clock);
    counts.take("b", { x: 2 }, true);
    await clock.advanceBy(7_000);
    counts.take("c", { x: 1 }, true);
    await clock.advanceBy(5_000);
    expect([...counts.forgetSilent()]).toEqual(["x"]);
    expect(counts.of("x")).toBe(1);
    await clock.advanceBy(7_000);
    counts.forgetSilent();
    expect(counts.of("x")).toBe(0);
  });
});
