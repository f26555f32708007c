import type { QueryClient } from "@tanstack/react-query";

/** What the reader is counted by and what they have earned: asked for again after each command of theirs that changes it. */
export const OWN_FIGURES_KEY = "own-figures";

/** Asks again for all that is cached under a key, and for the reader's figures, which the same command changes. */
export const askAgainWithFigures = (queries: QueryClient, key: string): Promise<unknown> =>
  Promise.all([key, OWN_FIGURES_KEY].map((one) => queries.invalidateQueries({ queryKey: [one] })));
