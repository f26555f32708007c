import fc from "fast-check";
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
  const MINUTE_MS = 60_000;
  const HOUR_MS = 60 * MINUTE_MS;

  /** A machine whose clocks a test moves as the kernel does. */
  const openMachine = () => {
    const at = { wall: 1_000_000, monotonic: 500.25, sinceBoot: 90_000 };
    return {
      clock: createSystemClock({ wall: () => at.wall, monotonic: () => at.monotonic, sinceBoot: () => at.sinceBoot }),
      pass: (ms: number): void => {
        at.wall += ms;
        at.monotonic += ms;
        at.sinceBoot += ms;
      },
      sleep: (ms: number): void => {
        at.wall += ms;
        at.sinceBoot += ms;
      },
      setWall: (byMs: number): void => void (at.wall += byMs),
    };
  };

  it.each([5 * MINUTE_MS, -5 * MINUTE_MS])(
    "goes on by the monotonic clock when the wall clock is set by %i ms",
    (step) => {
      const { clock, pass, setWall } = openMachine();
      expect(clock.now()).toBe(1_000_000);
      setWall(step);
      expect(clock.now()).toBe(1_000_000);
      pass(99);
      expect(clock.now()).toBe(1_000_099);
    },
  );

  it("approaches a wall clock that was set, by a millisecond in a second", () => {
    const { clock, pass, setWall } = openMachine();
    setWall(-1_500);
    for (let second = 0; second < 1_000; second += 1) {
      const before = clock.now();
      pass(1_000);
      expect(clock.now() - before).toBeGreaterThanOrEqual(998);
    }
    expect(clock.now()).toBe(1_000_000 + 1_000_000 - 1_000);
    for (let second = 0; second < 1_000; second += 1) {
      pass(1_000);
      clock.now();
    }
    expect(clock.now()).toBe(1_000_000 + 2_000_000 - 1_500);
  });

  it("follows a wall clock that drifts", () => {
    const { clock, pass, setWall } = openMachine();
    for (let second = 0; second < 1_000; second += 1) {
      pass(1_000);
      setWall(0.5);
      clock.now();
    }
    expect(clock.now()).toBe(1_000_000 + 1_000_500);
  });

  it("follows the time that the machine slept", () => {
    const { clock, pass, sleep } = openMachine();
    clock.now();
    sleep(20_000);
    expect(clock.now()).toBe(1_020_000);
    pass(50);
    expect(clock.now()).toBe(1_020_050);
  });

  it("takes of a leap only what was slept, where the wall clock was set before or meanwhile", () => {
    const { clock, sleep, setWall } = openMachine();
    setWall(-5 * MINUTE_MS);
    expect(clock.now()).toBe(1_000_000);
    sleep(HOUR_MS);
    expect(clock.now()).toBe(1_000_000 + HOUR_MS);
    setWall(2 * MINUTE_MS);
    sleep(HOUR_MS);
    expect(clock.now()).toBe(1_000_000 + 2 * HOUR_MS);
  });

  it("believes the monotonic clock where the wall clock leaps a day ahead for two seconds", () => {
    const { clock, pass, setWall } = openMachine();
    clock.now();
    setWall(24 * HOUR_MS);
    pass(2_000);
    expect(clock.now()).toBeLessThanOrEqual(1_000_000 + 2_002);
    setWall(-24 * HOUR_MS);
    pass(2_000);
    expect(clock.now()).toBe(1_000_000 + 4_000);
  });

  it("never falls, whatever becomes of the clocks", () => {
    const move = fc.record({
      pass: fc.integer({ min: 0, max: 5_000 }),
      sleep: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 7_200_000 })),
      setWall: fc.oneof(fc.constant(0), fc.integer({ min: -7_200_000, max: 7_200_000 })),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 50 }), (moves) => {
        const machine = openMachine();
        let before = machine.clock.now();
        for (const { pass, sleep, setWall } of moves) {
          machine.pass(pass);
          machine.sleep(sleep);
          machine.setWall(setWall);
          const now = machine.clock.now();
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
        }
      }),
    );
  });
});
