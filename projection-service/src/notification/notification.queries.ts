import * as z from "zod";
import { nextOf, pageFields, pageOf } from "../http/page-input";
import { presentEach } from "../http/present-each";
import { askerOf, query, queryWith } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { noticeView } from "./present-notice";

const NoticesInput = z.object({ ...pageFields(30), unread: z.enum(["true", "false"]).optional() });

const VIEWS = ["notices", "artworks", "rooms", "standings", "orders"] as const;

/** A person's notices, newest first, and how many are unread. */
export const notificationQueries = (deps: QueryDeps): QueryRoute[] => [
  queryWith(NoticesInput, {
    path: "/api/notifications",
    access: "signedIn",
    views: VIEWS,
    answer: async (request) => {
      const { input } = request;
      const asked = input.unread === "true" ? { index: "byRead", equals: [askerOf(request), false] } : null;
      const found = await deps.views.notices.find({
        ...(asked ?? { index: "byTime", equals: [askerOf(request)] }),
        direction: "descending",
        ...pageOf(input),
      });
      const body = await presentEach(found.documents, ({ document }) => noticeView(document, deps));
      return { body, next: nextOf(found) };
    },
  }),
  query("/api/notifications/unread", "signedIn", ["notices"], async (request) => ({
    body: { unread: await deps.views.notices.count("byRead", [askerOf(request), false]) },
  })),
];
