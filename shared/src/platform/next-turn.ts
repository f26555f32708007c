/** Once the event loop has come round: what others have waiting is done before. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Once all that follows at once from what was done in this turn is done too. */
export const afterWhatFollows = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** Turns that are given one after the other: those who wait for one share none. */
export const createTurns = (): (() => Promise<void>) => {
  let last = Promise.resolve();
  return () => (last = last.then(nextTurn));
};
