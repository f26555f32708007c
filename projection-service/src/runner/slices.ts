import { nextTurn } from "@naqsh/shared/platform/next-turn";

/** Nothing holds the loop for longer than 5 ms (docs/architecture.md#reading), the step after the look at the clock included. */
export const LONGEST_SLICE_MS = 2;

/** The part of it that one step of a query may take: finding, presenting and writing may fall into one turn. */
export const QUESTION_SLICE_MS = 1;

/** How long the slices of a work are, and how many turns of the loop others have between two of them. */
type Slicing = { longestMs: number; turnsBetween: number };

/** A bid takes several turns of the loop until its views have it: few of them are to meet a slice of a save, which nobody waits for. */
export const BESIDE_BIDS: Slicing = { longestMs: 0.25, turnsBetween: 4 };

/** In a replay each turn has a slice of the fold, which waits in the end for what is written behind it. */
export const BESIDE_A_REPLAY: Slicing = { longestMs: LONGEST_SLICE_MS, turnsBetween: 1 };

/** Runs the steps of a save, and yields the event loop when a slice has taken long enough. The first slice runs at once. */
export const inSlices = async <Result>(
  steps: Generator<void, Result>,
  { longestMs, turnsBetween } = BESIDE_BIDS,
): Promise<Result> => {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < longestMs) continue;
    for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
    began = performance.now();
  }
};
