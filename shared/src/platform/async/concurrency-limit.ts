/** Bounds work that takes much memory or time: few at once, and no endless queue behind them. */
export type ConcurrencyLimit = {
  /** Null when too many wait. */
  pass: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
};

export const createConcurrencyLimit = ({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): ConcurrencyLimit => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    pass: async (work) => {
      if (waiting.length >= mostWaiting) return null;
      if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
      else running += 1;
      try {
        return await work();
      } finally {
        // The next in the queue takes over the place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
