import { backgroundTurn } from "@naqsh/shared/platform/foreground";
import { createTurns } from "@naqsh/shared/platform/next-turn";

/** Nothing holds the loop for longer than 5 ms (docs/architecture.md#reading), the step after the look at the clock included. */
export const LONGEST_SLICE_MS = 2;

/** The part of it that one step of a query may take: finding, presenting and writing may fall into one turn. */
export const QUESTION_SLICE_MS = 1;

/** The part of it that work in the background takes: whoever comes meanwhile waits for the rest of a slice. */
export const BACKGROUND_SLICE_MS = 0.5;

type Slices = { longestMs: number; ownTurn: () => Promise<void> };

const IN_BACKGROUND: Slices = { longestMs: BACKGROUND_SLICE_MS, ownTurn: backgroundTurn };

/** Slices of work that others wait for: a turn for one of them alone, however many are under way. */
export const AWAITED: Slices = { longestMs: LONGEST_SLICE_MS, ownTurn: createTurns() };

/** Runs the steps, and yields the event loop when a slice has taken long enough. The first slice runs at once. */
export const inSlices = async <Result>(
  steps: Generator<void, Result>,
  { longestMs, ownTurn } = IN_BACKGROUND,
): Promise<Result> => {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < longestMs) continue;
    await ownTurn();
    began = performance.now();
  }
};
