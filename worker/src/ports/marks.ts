import type { Instant } from "@naqsh/shared/kernel/instant";

export type MarkKind = "follow" | "like" | "wish" | "reminder";

/** One person's mark on a work, an artist or an auction; `at`: when they made it. */
export type FoundMark = { collectorId: string; at: Instant };
export type MarkPage = { marks: FoundMark[]; next: string | null };

/** Who likes, wishes, follows and wants to be reminded now. Read from a view, which may be a moment behind. */
export type Marks = {
  /** Oldest first, page by page: `after` is `next` of the page before. */
  on: (kind: MarkKind, targetId: string, after?: string) => Promise<MarkPage>;
  /** How many of the marks that stand were made from `from` on and before `before`. */
  count: (kind: MarkKind, targetId: string, span: { from: Instant; before: Instant }) => Promise<number>;
  /** Whether this person's mark stands. */
  stands: (kind: MarkKind, targetId: string, collectorId: string) => Promise<boolean>;
};
