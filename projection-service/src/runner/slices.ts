import { backgroundTurn } from "@naqsh/shared/platform/foreground";

/** Nothing holds the loop for longer than 5 ms (docs/architecture.md#reading), the step after the look at the clock included. */
export const LONGEST_SLICE_MS = 2;

/** The part of it that one step of a query may take: finding, presenting and writing may fall into one turn. */
export const QUESTION_SLICE_MS = 1;

/** Runs the steps in the background, and yields the event loop when a slice has taken long enough. The first slice runs at once. */
export const inSlices = async <Result>(steps: Generator<void, Result>): Promise<Result> => {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < LONGEST_SLICE_MS) continue;
    await backgroundTurn();
    began = performance.now();
  }
};
