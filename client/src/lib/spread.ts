import { useEffect, useMemo } from "react";

type Spread = { ask: () => void; stop: () => void };

/** Runs within so long after it is asked, once for all that is asked meanwhile; when exactly differs from browser to browser. */
export const createSpread = ({
  run,
  withinMs,
  random = Math.random,
}: {
  run: () => void;
  withinMs: number;
  random?: () => number;
}): Spread => {
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

/** What everyone is told at once, and asks about, must not bring all of them to the server in the same moment. */
export const useSpread = (run: () => void, withinMs: number): (() => void) => {
  const { ask, stop } = useMemo(() => createSpread({ run, withinMs }), [run, withinMs]);
  useEffect(() => stop, [stop]);
  return ask;
};
