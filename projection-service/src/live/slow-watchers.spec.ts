import type { LiveMessage } from "@naqsh/shared/live";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { describe, expect, it } from "vitest";
import { SlowWatchers } from "./slow-watchers";
import type { Again, Watcher } from "./slow-watchers";

const snapshot: LiveMessage = { topic: "t", view: "v", key: "k", from: null, sequence: 9, patch: {}, serverTime: 0 };

/** Watchers of one topic by how much waits for each. */
const watched = (waiting: Record<string, number>) => {
  const clock = createSimulatedClock(1_000_000);
  const inside = new Set(Object.keys(waiting));
  const connected = new Set(inside);
  const sent: string[] = [];
  const watchers = Object.keys(waiting).map((id): Watcher => ({
    id,
    isConnected: () => connected.has(id),
    waiting: () => waiting[id]!,
    takeFrame: () => false,
    enter: () => void inside.add(id),
    leave: () => void inside.delete(id),
    send: () => void sent.push(id),
  }));
  const engine = { isAway: false };
  const again: Again = async (_, enter) => {
    if (engine.isAway) throw new Unavailable("the engine");
    enter([snapshot]);
  };
  const slow = new SlowWatchers({ clock, timers: clock }, again);
  /** The watchers that still get the push. */
  const push = (): string[] => {
    const all = watchers.filter(({ id }) => inside.has(id));
    return slow.setAside("t", all).map(({ id }) => id);
  };
  return { clock, engine, inside, connected, sent, slow, push, waiting };
};

describe("Slow watchers", () => {
  it("are set aside while they read, and come back with the whole state", async () => {
    const { clock, inside, sent, push, waiting } = watched({ quick: 0, slow: 41 });
    expect(push()).toEqual(["quick"]);
    expect([...inside]).toEqual(["quick"]);
    await clock.advanceBy(1_000);
    expect([...inside]).toEqual(["quick"]);
    waiting["slow"] = 0;
    await clock.advanceBy(250);
    expect([[...inside], sent]).toEqual([["quick", "slow"], ["slow"]]);
    expect(clock.nextDue()).toBeNull();
  });

  it("come back later where the state could not be read", async () => {
    const { clock, engine, sent, push, waiting } = watched({ slow: 41 });
    push();
    waiting["slow"] = 0;
    engine.isAway = true;
    await expect(clock.advanceBy(250)).rejects.toThrow("the engine");
    engine.isAway = false;
    await clock.advanceBy(250);
    expect([sent, clock.nextDue()]).toEqual([["slow"], null]);
  });

  it("are forgotten when they leave or lose their connection", async () => {
    const { clock, connected, sent, push, slow, waiting } = watched({ left: 50, lost: 50 });
    push();
    slow.forget("left", "t");
    connected.delete("lost");
    waiting["left"] = 0;
    waiting["lost"] = 0;
    await clock.advanceBy(1_000);
    expect([sent, clock.nextDue()]).toEqual([[], null]);
  });
});
