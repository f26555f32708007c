import { describe, expect, it } from "vitest";
import { describeClock, describeIds } from "../../ports/clock.contract";
import { createSystemClock } from "./system-clock";
import { systemIds } from "./system-ids";
import { createSystemTimers } from "./system-timers";

describeClock("The system", () => {
  const clock = createSystemClock();
  const errors: unknown[] = [];
  const timers = createSystemTimers(clock, (error) => errors.push(error));
  return { clock, timers, errors, pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) };
});

describeIds("The system", () => systemIds);

describe("The system's clock", () => {
  const machine = { wall: 1_000_000, monotonic: 500.25 };
  const sources = { wall: () => machine.wall, monotonic: () => machine.monotonic };
  const pass = (ms: number): void => {
    machine.wall += ms;
    machine.monotonic += ms;
  };

  it("goes on when the wall clock is set back, and follows it when it leaps ahead", () => {
    const clock = createSystemClock(sources);
    expect(clock.now()).toBe(1_000_000);
    pass(10);
    machine.wall -= 300_000;
    expect(clock.now()).toBe(1_000_010);
    pass(90);
    expect(clock.now()).toBe(1_000_100);
    machine.wall += 300_000 + 3_600_000;
    expect(clock.now()).toBe(1_000_100 + 3_600_000);
  });
});
