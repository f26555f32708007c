import { describe, expect, it } from "vitest";
import { CheckpointInterval } from "./checkpoint-interval";

/** Seconds of a log at so many events each: the words of the last of them, and the windows that it took. */
const running = (eventsPerSecond: number[]) => {
  let nowMs = 0;
  const interval = new CheckpointInterval(() => nowMs);
  let sinceWord = 0;
  let changes = 0;
  const checkpoints = eventsPerSecond.map((events) => {
    let onCheckpoint = 0;
    for (let event = 0; event < events; event += 1) {
      nowMs += 1_000 / events;
      sinceWord += 1;
      if (sinceWord < interval.window) continue;
      sinceWord = 0;
      onCheckpoint += 1;
      if (interval.onCheckpoint()) changes += 1;
    }
    return onCheckpoint;
  });
  return { checkpoints, changes, window: interval.window };
};

describe("How often a server says how far it has looked", () => {
  it("is as often as it can on a quiet log", () => {
    expect(running([2, 8, 8, 20])).toMatchObject({ window: 4, changes: 0 });
  });

  it("is some twenty times a second on a busy one, whatever its pace", () => {
    for (const interval of [200, 1_000, 5_000]) {
      const { checkpoints, changes } = running([interval, interval, interval, interval, interval]);
      expect(checkpoints.at(-1)).toBeGreaterThanOrEqual(10);
      expect(checkpoints.at(-1)).toBeLessThanOrEqual(40);
      expect(changes).toBe(1);
    }
  });

  it("comes back once the log is quiet again", () => {
    expect(running([2_000, 2_000, 40, 40, 40, 40, 40]).window).toBe(4);
  });
});
