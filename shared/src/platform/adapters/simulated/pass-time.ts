import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";

/**
 * Lets a simulated clock go on to a moment, stopping at each timer until everything that follows from it has happened:
 * what a timer causes may set another one that is due on the way.
 */
export const passTimeTo = async (clock: SimulatedClock, ms: number, settled: () => Promise<void>): Promise<void> => {
  await settled();
  for (let due = clock.nextDue(); due !== null && due <= ms; due = clock.nextDue()) {
    await clock.advanceTo(due);
    await settled();
  }
  await clock.advanceTo(ms);
  await settled();
};
