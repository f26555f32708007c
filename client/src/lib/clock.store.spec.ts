import { expect, it, vi } from "vitest";
import { createServerClock } from "./clock.store";

const createSetting = () => {
  let monotonic = 1_000;
  const timers: { run: () => void; ms: number }[] = [];
  const clock = createServerClock({
    monotonicMs: () => monotonic,
    wallMs: () => 50_000,
    setTimer: (run, ms) => timers.push({ run, ms }),
    clearTimer: () => timers.splice(0),
  });
  return { clock, timers, pass: (ms: number) => (monotonic += ms) };
};

it("trusts the ping that travelled fastest and takes half its way off", () => {
  const { clock, pass } = createSetting();
  clock.measure([
    { serverTime: 90_000, sentMs: 1_000, receivedMs: 1_900 },
    { serverTime: 80_020, sentMs: 1_000, receivedMs: 1_040 },
  ]);
  expect(clock.roundTripMs()).toBe(40);
  expect(clock.now()).toBe(80_000);
  pass(5_000);
  expect(clock.now()).toBe(85_000);
});

it("goes by an answer that shows it to be wrong, and by no other", () => {
  const { clock } = createSetting();
  clock.hear({ serverTime: 50_000, sentMs: 900, receivedMs: 1_000 });
  expect(clock.now()).toBe(50_000);
  clock.hear({ serverTime: 90_000, sentMs: 900, receivedMs: 1_000 });
  expect(clock.now()).toBe(90_050);
  clock.hear({ serverTime: 90_049, sentMs: 900, receivedMs: 1_000 });
  expect(clock.now()).toBe(90_050);
  clock.hear({ serverTime: 20_000, sentMs: 1_000, receivedMs: 1_000 });
  expect([clock.now(), clock.tickMs(), clock.roundTripMs()]).toEqual([20_000, 20_000, null]);
});

it("keeps its time when no ping came back", () => {
  const { clock } = createSetting();
  clock.measure([]);
  expect(clock.now()).toBe(50_000);
});

it("ticks on the server's second, once for all who listen, and rests when nobody does", () => {
  const { clock, timers } = createSetting();
  clock.measure([{ serverTime: 80_250, sentMs: 1_000, receivedMs: 1_000 }]);
  const stopFirst = clock.subscribe(vi.fn());
  const stopSecond = clock.subscribe(vi.fn());
  expect(timers).toHaveLength(1);
  expect(timers[0]!.ms).toBe(751);
  stopFirst();
  expect(timers).toHaveLength(1);
  stopSecond();
  expect(timers).toHaveLength(0);
});
