import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { expect, it } from "vitest";
import { createTrackedTimers } from "./tracked-timers";

it("ends when what runs has ended, and begins nothing more", async () => {
  const clock = createSimulatedClock(0);
  const tasks = createTrackedTimers(clock);
  let begun = 0;
  let finish = (): void => undefined;
  tasks.every(1_000, () => {
    begun += 1;
    return new Promise((resolve) => (finish = resolve));
  });
  void clock.advanceBy(1_000);
  while (begun === 0) await nextTurn();
  let isOver = false;
  const ended = tasks.end().then(() => (isOver = true));
  await nextTurn();
  expect(isOver).toBe(false);
  finish();
  await ended;
  await clock.advanceBy(10_000);
  expect(begun).toBe(1);
});
