import { expect, it } from "vitest";
import { createCommandTraces } from "./command-traces";
import { createStreamCache, type FoldedStream } from "./stream-cache";

const folded = (events: number): FoldedStream => ({
  state: null,
  revision: events - 1,
  position: String(events),
  recordedAtMs: 0,
  commands: createCommandTraces(),
  checkedAtMs: 0,
  keptAt: -1,
});

const heldOf = (lengths: readonly number[], mostEvents: number): number => {
  const cache = createStreamCache(1_000, mostEvents);
  for (const [number, events] of lengths.entries()) cache.put(`stream-${number}`, folded(events));
  return lengths.filter((_, number) => cache.get(`stream-${number}`) !== undefined).length;
};

it("holds many short streams, and few long ones: what it takes does not grow with their age", () => {
  const lengths = Array.from({ length: 100 }, () => 10);
  expect(heldOf(lengths, 2_000)).toBe(100);
  expect(
    heldOf(
      lengths.map(() => 500),
      2_000,
    ),
  ).toBeLessThanOrEqual(4);
});

it("holds the stream that was used last, however long it is", () => {
  const cache = createStreamCache(1_000, 100);
  cache.put("stream-long", folded(10_000));
  cache.put("stream-longer", folded(20_000));
  expect(cache.get("stream-longer")?.revision).toBe(19_999);
});
