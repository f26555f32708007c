/** Work that takes much memory or time: few at once, and not without end in line. */
export type Turnstile = {
  /** Null when too many wait. */
  pass: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
};

export const createTurnstile = ({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turnstile => {
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
        // Whoever waits takes over the place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
