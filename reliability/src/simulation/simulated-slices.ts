import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";

/** Longer than a slice of work may take before it gives way to others. */
const SLICE_MS = 10;
const ENDS = 0.1;

/**
 * Lets slices of work end by chance while `run` runs: by the machine's own clock they would end elsewhere in each run, and
 * the same seed would give another world.
 */
export const withSimulatedSlices = async <Result>(chance: Chance, run: () => Promise<Result>): Promise<Result> => {
  let elapsed = 0;
  performance.now = () => {
    if (chance.next() < ENDS) elapsed += SLICE_MS;
    return elapsed;
  };
  try {
    return await run();
  } finally {
    // The machine's own lies beneath.
    Reflect.deleteProperty(performance, "now");
  }
};
