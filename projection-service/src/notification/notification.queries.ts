import type { notificationReads } from "@naqsh/shared/notification";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { noticeView } from "./present-notice";

/** A person's notices, newest first, and how many are unread. */
export const notificationQueries = (deps: QueryDeps): QueriesFor<typeof notificationReads> => ({
  notices: {
    views: ["notices", "artworks", "rooms", "standings", "orders"],
    answer: async ({ asker, input }) => {
      const found = await deps.views.notices.find({
        ...(input.unread === "true"
          ? { index: "byRead", equals: [asker, false] }
          : { index: "byTime", equals: [asker] }),
        direction: "descending",
        ...pageOf(input),
      });
      const body = await presentEach(found.documents, ({ document }) => noticeView(document, deps));
      return { body, next: nextOf(found) };
    },
  },
  unreadNotices: {
    views: ["notices"],
    answer: async ({ asker }) => ({ body: { unread: await deps.views.notices.count("byRead", [asker, false]) } }),
  },
});
