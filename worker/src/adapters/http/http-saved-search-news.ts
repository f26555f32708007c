import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod";
import type { SavedSearchNews } from "../../ports/saved-search-news";

const Page = z.object({
  people: z.array(
    z.object({
      userId: z.string(),
      works: z.number(),
      finds: z.array(z.object({ savedId: z.string(), count: z.number() })),
    }),
  ),
  next: z.nullable(z.string()),
});

/** What saved searches find, from projection-service's views. */
export const createHttpSavedSearchNews = (projectionService: InternalClient): SavedSearchNews => ({
  of: async (asked, after) => {
    const query = new URLSearchParams({ ...asked, ...(after !== undefined && { after }) });
    return Page.parse(await projectionService.get(`/internal/saved-search-news?${query.toString()}`));
  },
});
