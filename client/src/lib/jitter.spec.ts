import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createJitter } from "./jitter";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("runs once for all that is asked meanwhile, each browser at a moment of its own", () => {
  const runs: number[] = [];
  const browsers = [0, 0.4, 0.99].map((chance) =>
    createJitter({ run: () => runs.push(chance), withinMs: 3_000, random: () => chance }),
  );
  for (const { ask } of browsers) for (let times = 0; times < 3; times += 1) ask();
  expect(runs).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(runs).toEqual([0]);
  vi.advanceTimersByTime(1_000);
  expect(runs).toEqual([0, 0.4]);
  vi.advanceTimersByTime(1_000);
  expect(runs).toEqual([0, 0.4, 0.99]);
  browsers[0]!.ask();
  vi.advanceTimersByTime(3_000);
  expect(runs).toEqual([0, 0.4, 0.99, 0]);
});

it("runs no more once it is stopped", () => {
  const run = vi.fn<() => void>();
  const jitter = createJitter({ run, withinMs: 3_000, random: () => 0.5 });
  jitter.ask();
  jitter.stop();
  vi.advanceTimersByTime(3_000);
  expect(run).not.toHaveBeenCalled();
});
