import type { SearchedKind } from "@naqsh/shared/search";
import { api } from "../../lib/api";
import { untilIdle } from "../../lib/when-idle";

/** What was opened of what was found. */
export type Chosen = { kind: SearchedKind; id: string };

/**
 * Tells the server what was sought once the page rests, and resolves when it was told; nobody who searches is kept waiting by it, or
 * told that it failed.
 */
export const tellSearch = async (query: string): Promise<void> => {
  await untilIdle();
  await api.post("/api/searches", { body: { query } }).catch(() => undefined);
};

/** Tells the server what was opened of what was found. */
export const tellChoice = (query: string, chosen: Chosen): void => {
  api.post("/api/searches", { body: { query, chosen } }).catch(() => undefined);
};
