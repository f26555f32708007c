import { createTurns } from "@naqsh/shared/platform/next-turn";

/** Nothing holds the loop for longer than 5 ms (docs/architecture.md#reading), the step after the look at the clock included. */
export const LONGEST_SLICE_MS = 2;

/** The part of it that one step of a query may take: finding, presenting and writing may fall into one turn. */
export const QUESTION_SLICE_MS = 1;

/** A turn for one slice alone: of many that are under way, each turn would hold a bid up for a slice of every one of them. */
const ownTurn = createTurns();

/** Runs the steps, and yields the event loop when a slice has taken long enough. The first slice runs at once. */
export const inSlices = async <Result>(steps: Generator<void, Result>): Promise<Result> => {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < LONGEST_SLICE_MS) continue;
    await ownTurn();
    began = performance.now();
  }
};
