import { useEffect, useMemo } from "react";

type Jitter = { ask: () => void; stop: () => void };

/** Runs `run` once within `withinMs` after the first call of `ask`; each browser picks its own moment in that time. */
export const createJitter = ({
  run,
  withinMs,
  random = Math.random,
}: {
  run: () => void;
  withinMs: number;
  random?: () => number;
}): Jitter => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = null;
        run();
      }, random() * withinMs);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
};

/** Delays `run` by chance, up to `withinMs`, so that browsers which hear of a change at once do not all ask in the same moment. */
export const useJitter = (run: () => void, withinMs: number): (() => void) => {
  const { ask, stop } = useMemo(() => createJitter({ run, withinMs }), [run, withinMs]);
  useEffect(() => stop, [stop]);
  return ask;
};
