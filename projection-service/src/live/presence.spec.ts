import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { expect, it } from "vitest";
import { NO_OTHER_NODES } from "../ports/other-nodes";
import type { OtherNodes } from "../ports/other-nodes";
import { Presence } from "./presence";

/** Two nodes that hear each other at once. */
const twoNodes = () => {
  const clock = createSimulatedClock(1_000);
  const listeners: Record<string, ((topic: string) => void)[]> = { one: [], two: [] };
  const counts: Record<string, Map<string, number>> = { one: new Map(), two: new Map() };
  const nodeBeside = (own: string, other: string): OtherNodes => ({
    ...NO_OTHER_NODES,
    tell: (topic, watchers) => {
      counts[own]!.set(topic, watchers);
      for (const listener of listeners[other]!) listener(topic);
    },
    watchers: (topic) => counts[other]!.get(topic) ?? 0,
    onChange: (listener) => void listeners[own]!.push(listener),
  });
  const one = new Presence({ clock, otherNodes: nodeBeside("one", "two") });
  const two = new Presence({ clock, otherNodes: nodeBeside("two", "one") });
  return { one, two };
};

it("says on every node who is in a topic, until the last of their sockets has left", () => {
  const { one, two } = twoNodes();
  one.enter("review/a", "sara");
  two.enter("review/a", "omar");
  two.enter("review/b", "sara");
  for (const node of [one, two]) {
    expect(node.now().people["review/a"]?.toSorted()).toEqual(["omar", "sara"]);
    expect(node.now().people["review/b"]).toEqual(["sara"]);
  }
  one.enter("review/a", "sara");
  one.leave("review/a", "sara");
  expect(two.now().people["review/a"]).toContain("sara");
  one.leave("review/a", "sara");
  two.leave("review/b", "sara");
  for (const node of [one, two]) expect(node.now().people).toEqual({ "review/a": ["omar"] });
});

it("tells of a change once, with a sequence that grows though the clock stands", () => {
  const presence = new Presence({ clock: createSimulatedClock(5_000), otherNodes: NO_OTHER_NODES });
  const told: number[] = [];
  presence.onChange(([change]) => void told.push(change!.document.sequence));
  presence.enter("review/a", "sara");
  presence.enter("review/a", "sara");
  presence.leave("review/a", "sara");
  presence.leave("review/a", "sara");
  expect(told).toEqual([5_000, 5_001]);
});
