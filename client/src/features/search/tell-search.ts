import type { SearchedKind } from "@naqsh/shared/search";
import { api } from "../../lib/api";

/** Tells the server what was sought; nobody who searches is kept waiting by it, or told that it failed. */
export const tellSearch = (query: string): void => {
  api.post("/api/searches", { body: { query } }).catch(() => undefined);
};

/** Tells the server what was opened of what was found. */
export const tellChoice = (query: string, chosen: { kind: SearchedKind; id: string }): void => {
  api.post("/api/searches", { body: { query, chosen } }).catch(() => undefined);
};
