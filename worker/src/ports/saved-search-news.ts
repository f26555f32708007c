import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { SavedSearchFind } from "@naqsh/shared/search";

/** What one person's searches find of which they know nothing yet; `works`: found by any of them. */
export type SavedSearchesFind = { userId: string; works: number; finds: SavedSearchFind[] };
export type SavedSearchPage = { people: SavedSearchesFind[]; next: string | null };

/** What saved searches find of the works that are new. Read from views. */
export type SavedSearchNews = {
  /**
   * Works that came before a moment, page by page of people: `after` is `next` of the page before.
   * @throws while the views have not come to `position`
   */
  of: (asked: { before: Instant; position: Position }, after?: string) => Promise<SavedSearchPage>;
};
