import type { RefusalsOf } from "../problem";

export type SavedSearchRejection =
  | { code: "SAVED_SEARCH_UNKNOWN" }
  /** `savedId`: the search that asks the same. */
  | { code: "SAVED_SEARCH_EXISTS"; savedId: string }
  | { code: "SAVED_SEARCHES_FULL"; limit: number };

export const savedSearchRefusals: RefusalsOf<SavedSearchRejection> = {
  SAVED_SEARCH_UNKNOWN: { kind: "unknown", ar: "لا بحث محفوظ لك بهذا الرقم", en: "You have no such saved search" },
  SAVED_SEARCH_EXISTS: {
    kind: "conflict",
    ar: "هذا البحث محفوظ لديك من قبل",
    en: "You have saved this search already",
  },
  SAVED_SEARCHES_FULL: {
    kind: "conflict",
    ar: "لديك أكثر عدد من عمليات البحث المحفوظة؛ احذف واحدة لتحفظ غيرها",
    en: "You have as many saved searches as there can be; remove one to save another",
  },
};
