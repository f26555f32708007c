import type { QueryClient } from "@tanstack/react-query";
import { OWN_FIGURES_KEY } from "./query-keys";

/** Asks again for all that is cached under a key, and for the reader's figures, which the same command changes. */
export const askAgainWithFigures = (queries: QueryClient, key: string): Promise<unknown> =>
  Promise.all([key, OWN_FIGURES_KEY].map((one) => queries.invalidateQueries({ queryKey: [one] })));
