import { describe, expect, it } from "vitest";
import { watchStandstills } from "./system-standstills";

const START_MS = 1_000_000;

/** A loop that a test turns: `pass` lets it tick every 100 ms, `stand` keeps it from that. */
const openLoop = () => {
  let passedMs = 0;
  let tick = (): void => undefined;
  const standstills = watchStandstills({
    clock: { now: () => START_MS + passedMs },
    fromMs: 500,
    toMs: 10_000,
    monotonic: () => passedMs,
    every: (_, task) => {
      tick = task;
      return () => undefined;
    },
  });
  return {
    standstills,
    tick: () => tick(),
    pass: (ms: number): void => {
      for (let left = ms; left > 0; left -= 100) {
        passedMs += Math.min(100, left);
        tick();
      }
    },
    stand: (ms: number): void => void (passedMs += ms),
  };
};

describe("The watch over the loop of a process", () => {
  it("finds no standstill where ticks come, also four tenths of a second late", async () => {
    const { standstills, pass, stand, tick } = openLoop();
    pass(5_000);
    stand(500);
    tick();
    pass(1_000);
    expect(await standstills.recent()).toEqual([]);
  });

  it("finds one that begins right after a tick", async () => {
    const { standstills, pass, stand, tick } = openLoop();
    pass(1_000);
    stand(501);
    tick();
    pass(100);
    expect(await standstills.recent()).toEqual([{ from: START_MS + 1_000, to: START_MS + 1_601 }]);
  });

  it("finds one that is longer, from the tick before it to the first that is on time again", async () => {
    const { standstills, pass, stand, tick } = openLoop();
    pass(1_000);
    stand(3_000);
    tick();
    pass(100);
    expect(await standstills.recent()).toEqual([{ from: START_MS + 1_000, to: START_MS + 4_100 }]);
    pass(61_000);
    expect(await standstills.recent()).toEqual([]);
  });

  it("answers after ten seconds of one standstill after another, and tells of that time", async () => {
    const { standstills, pass, stand, tick } = openLoop();
    pass(1_000);
    stand(2_000);
    const asked = Promise.resolve(standstills.recent());
    for (let times = 0; times < 6; times += 1) {
      tick();
      stand(2_000);
    }
    tick();
    const soon = new Promise((resolve) => setImmediate(() => resolve("still waiting")));
    expect(await Promise.race([asked, soon])).toEqual([{ from: START_MS + 1_000, to: START_MS + 13_000 }]);
  });

  it("knows of it before its own tick comes, and answers only once what arrived meanwhile can have been read", async () => {
    const { standstills, pass, stand, tick } = openLoop();
    pass(1_000);
    stand(2_000);
    let found: unknown = null;
    const asked = Promise.resolve(standstills.recent()).then((recent) => (found = recent));
    tick();
    await new Promise(setImmediate);
    expect(found).toBeNull();
    pass(100);
    await asked;
    expect(found).toEqual([{ from: START_MS + 1_000, to: START_MS + 3_100 }]);
  });

  it("leaves to the outage what is as long as one, and keeps nobody waiting once it is closed", async () => {
    const { standstills, pass, stand, tick } = openLoop();
    stand(10_700);
    tick();
    pass(100);
    expect(await standstills.recent()).toEqual([]);
    stand(1_000);
    const asked = standstills.recent();
    void standstills.close();
    expect(await asked).toEqual([]);
  });
});
