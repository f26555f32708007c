/** Nothing holds the loop for longer than 5 ms (ARCHITECTURE: Reading), the step after the look at the clock included. */
const LONGEST_SLICE_MS = 2;

/** Gives way to others when this slice of work has taken long enough; at once otherwise. */
export const createPauses = (): (() => Promise<void> | undefined) => {
  let began = performance.now();
  return () => {
    if (performance.now() - began < LONGEST_SLICE_MS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        began = performance.now();
        resolve();
      }),
    );
  };
};
