import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";

/** `count`: new works that a saved search finds, of which its person knows nothing yet. */
export type SavedSearchFind = { userId: string; savedId: string; count: number };
export type SavedSearchPage = { finds: SavedSearchFind[]; next: string | null };

/** What saved searches find of the works that are new. Read from views. */
export type SavedSearchNews = {
  /**
   * Works that came before a moment, page by page of people: `after` is `next` of the page before.
   * @throws while the views have not come to `position`
   */
  of: (asked: { before: Instant; position: Position }, after?: string) => Promise<SavedSearchPage>;
};
