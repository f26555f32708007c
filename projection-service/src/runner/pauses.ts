import { backgroundTurn } from "@naqsh/shared/platform/foreground";
import { createTurns } from "@naqsh/shared/platform/next-turn";
import { BACKGROUND_SLICE_MS, LONGEST_SLICE_MS } from "./slices";

export type Pause = () => Promise<void> | undefined;

/** Steps between two looks at the clock. */
const FEW = 32;

/** Pauses for steps that take less time than reading the clock. */
export const everyFew = (pause: Pause | undefined): Pause => {
  let steps = 0;
  return () => {
    steps += 1;
    return steps % FEW === 0 ? pause?.() : undefined;
  };
};

/** Yields the event loop if this slice of work has taken long enough. Callers that share one pause continue one after the other. */
export const createPauses = (longestMs = LONGEST_SLICE_MS, ownTurn = createTurns()): Pause => {
  let began = performance.now();
  const nextSlice = async (): Promise<void> => {
    await ownTurn();
    began = performance.now();
  };
  return () => (performance.now() - began < longestMs ? undefined : nextSlice());
};

/** The same for work that nobody waits for. */
export const createBackgroundPauses = (): Pause => createPauses(BACKGROUND_SLICE_MS, backgroundTurn);
