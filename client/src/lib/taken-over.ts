let untaken = 0;
let waiting: (() => void)[] = [];

/** Says that a part which the server drew waits for its code; gives what says, once, that it waits no longer. */
export const awaitTakeOver = (): (() => void) => {
  untaken += 1;
  return () => {
    untaken -= 1;
    if (untaken > 0) return;
    const through = waiting;
    waiting = [];
    for (const go of through) go();
  };
};

/**
 * Resolves once every part that the server drew is the client's: a part is taken over in the words that it was drawn in,
 * or React throws it away and draws it anew.
 */
export const whenTakenOver = async (): Promise<void> => {
  if (untaken > 0) await new Promise<void>((resolve) => void waiting.push(resolve));
};
