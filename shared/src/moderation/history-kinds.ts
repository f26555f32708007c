/** What an event is of, for those who read the history. */
export const HISTORY_KINDS = [
  "account",
  "artwork",
  "auction",
  "order",
  "engagement",
  "notification",
  "operations",
  "settings",
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
