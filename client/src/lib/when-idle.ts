const MOST_MS = 2_000;
const WITHOUT_WORD_MS = 200;

/** Acts once the page has nothing more urgent to do, after two seconds at the latest; gives the way to call it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, WITHOUT_WORD_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: MOST_MS });
  return () => cancelIdleCallback(asked);
};

/** Resolves once the page has nothing more urgent to do. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
