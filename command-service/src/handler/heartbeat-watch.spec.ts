import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { describe, expect, it } from "vitest";
import { createHeartbeatWatch } from "./heartbeat-watch";

const MINUTE_MS = 60_000;
const BEGIN_MS = Date.parse("2026-03-01T09:00:00.000Z");

/** A process that can sleep, and the heartbeat of a worker elsewhere. */
const openWatch = (lastBeatMs: number | null, asksAboutLeaps = false) => {
  const clock = createSimulatedClock(BEGIN_MS);
  let sleptMs = 0;
  let beat = lastBeatMs;
  let isAway = false;
  const now = (): number => clock.now() + sleptMs;
  const timers = { at: (atMs: number, task: () => void) => clock.at(atMs - sleptMs, task), every: clock.every };
  const heartbeat = {
    last: async () => {
      if (isAway) throw new Unavailable("The store is away");
      return beat;
    },
    close: async () => undefined,
  };
  const watch = createHeartbeatWatch({ heartbeat, clock: { now }, timers, asksAboutLeaps });
  return {
    watch,
    now,
    pass: clock.advanceBy,
    sleep: (ms: number) => void (sleptMs += ms),
    beats: () => void (beat = now()),
    goAway: () => void (isAway = true),
    /** Whether a command that comes now has to wait; `over` tells when it need not any more. */
    ask: () => {
      const asked = { isOver: false };
      void Promise.resolve(watch.caughtUp()).then(() => (asked.isOver = true));
      return asked;
    },
  };
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("The watch over a worker elsewhere", () => {
  it("keeps nobody waiting while it beats, nor where there never was one", async () => {
    for (const lastBeat of [BEGIN_MS - 900, null]) {
      const { watch, pass } = openWatch(lastBeat);
      await watch.caughtUp();
      expect(watch.caughtUp()).toBeNull();
      expect(await watch.mayMove()).toBe(false);
      await pass(2_000);
      expect(watch.caughtUp()).toBeNull();
      await watch.close();
    }
  });

  it.each([25 * 60, -25 * 60])(
    "takes nothing after a start %d minutes from the last beat, until a worker beats by this clock",
    async (minutes) => {
      const { watch, pass, beats } = openWatch(BEGIN_MS - minutes * MINUTE_MS, true);
      await expect(watch.caughtUp()).rejects.toBeInstanceOf(Unavailable);
      await pass(20_000);
      await expect(watch.caughtUp()).rejects.toBeInstanceOf(Unavailable);
      expect(await watch.mayMove()).toBe(true);
      beats();
      await pass(2_000);
      expect(watch.caughtUp()).toBeNull();
      await watch.close();
    },
  );

  it("believes its own clock while it runs, however long no worker beats", async () => {
    const { watch, pass } = openWatch(BEGIN_MS, true);
    await watch.caughtUp();
    await pass(2 * 60 * MINUTE_MS);
    const waited = watch.caughtUp();
    await pass(10_500);
    await waited;
    expect(watch.caughtUp()).toBeNull();
    await watch.close();
  });

  it("lets commands wait on waking until the worker has beaten again", async () => {
    const { watch, pass, sleep, beats, ask } = openWatch(BEGIN_MS);
    await watch.caughtUp();
    sleep(5 * MINUTE_MS);
    const asked = ask();
    await pass(3_000);
    await turn();
    expect(asked.isOver).toBe(false);
    beats();
    await pass(500);
    await turn();
    expect(asked.isOver).toBe(true);
    expect([watch.caughtUp(), await watch.mayMove()]).toEqual([null, false]);
    await watch.close();
  });

  it("lets them go on without one after ten seconds, by deadlines that may still move", async () => {
    const { watch, pass, sleep, beats, ask } = openWatch(BEGIN_MS);
    await watch.caughtUp();
    sleep(5 * MINUTE_MS);
    const asked = ask();
    await pass(10_500);
    await turn();
    expect(asked.isOver).toBe(true);
    expect([watch.caughtUp(), await watch.mayMove()]).toEqual([null, true]);
    beats();
    expect(await watch.mayMove()).toBe(true);
    expect([watch.caughtUp(), await watch.mayMove()]).toEqual([null, false]);
    sleep(5 * MINUTE_MS);
    expect(watch.caughtUp()).not.toBeNull();
    await watch.close();
  });

  it("is in doubt already where a worker has been silent for longer than it takes to beat", async () => {
    const { watch, pass } = openWatch(BEGIN_MS);
    await watch.caughtUp();
    await pass(4_000);
    expect([watch.caughtUp(), await watch.mayMove()]).toEqual([null, true]);
    await watch.close();
  });

  it("takes a heartbeat that cannot be read for one that gets older", async () => {
    const { watch, pass, goAway, ask } = openWatch(BEGIN_MS);
    await watch.caughtUp();
    goAway();
    await pass(9_000);
    expect([watch.caughtUp(), await watch.mayMove()]).toEqual([null, true]);
    await pass(2_000);
    const asked = ask();
    await pass(10_500);
    await turn();
    expect([asked.isOver, watch.caughtUp(), await watch.mayMove()]).toEqual([true, null, true]);
    await watch.close();
  });
});
