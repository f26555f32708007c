import { describe, expect, it } from "vitest";
import { describeClock, describeIds } from "../../ports/clock.contract";
import { createSeededIds } from "./seeded-ids";
import { createSimulatedClock } from "./simulated-clock";

describeClock("The simulated clock", () => {
  const errors: unknown[] = [];
  const clock = createSimulatedClock(1_000_000, (error) => errors.push(error));
  return { clock, timers: clock, errors, pass: clock.advanceBy };
});

describeIds("Seeded ids", () => createSeededIds("one"));

describe("The simulated clock", () => {
  it("stands still unless it is told to go on", async () => {
    const clock = createSimulatedClock(5);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(clock.now()).toBe(5);
  });

  it("shows each task its own time and runs what tasks schedule on the way", async () => {
    const clock = createSimulatedClock(0);
    const ran: [string, number][] = [];
    clock.at(10, async () => {
      await Promise.resolve();
      ran.push(["first", clock.now()]);
      clock.at(15, () => void ran.push(["on the way", clock.now()]));
      clock.at(3, () => void ran.push(["already past", clock.now()]));
    });
    clock.at(20, () => void ran.push(["last", clock.now()]));
    await clock.advanceTo(100);
    expect(ran).toEqual([
      ["first", 10],
      ["already past", 10],
      ["on the way", 15],
      ["last", 20],
    ]);
    expect(clock.now()).toBe(100);
  });

  it("beats once for every interval that it passes", async () => {
    const clock = createSimulatedClock(0);
    const beats: number[] = [];
    clock.every(10, () => void beats.push(clock.now()));
    await clock.advanceTo(45);
    expect(beats).toEqual([10, 20, 30, 40]);
    expect(clock.nextDue()).toBe(50);
  });

  it("rejects with what a task threw, after the others have run", async () => {
    const clock = createSimulatedClock(0);
    let ran = false;
    clock.at(1, () => Promise.reject(new Error("broken")));
    clock.at(2, () => void (ran = true));
    await expect(clock.advanceTo(5)).rejects.toThrow("broken");
    expect(ran).toBe(true);
  });

  it("never goes back", async () => {
    const clock = createSimulatedClock(50);
    await clock.advanceTo(10);
    expect(clock.now()).toBe(50);
  });
});

describe("Seeded ids", () => {
  it("are the same for the same seed and others for another", () => {
    const take = (seed: string): string[] => {
      const ids = createSeededIds(seed);
      return [ids.uuid(), ids.secret(), ids.uuid()];
    };
    expect(take("one")).toEqual(take("one"));
    expect(take("one")).not.toEqual(take("two"));
  });
});
