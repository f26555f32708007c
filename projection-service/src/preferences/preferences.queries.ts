import { switchesOf, tableFrom } from "@naqsh/shared/preferences";
import type { NotificationChannel, preferencesReads } from "@naqsh/shared/preferences";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { NOTHING_CHOSEN } from "./preferences.projection";

/** The reader's own preferences; channels by which nothing leaves here are left out of the choice. */
export const preferencesQueries = ({ views, sendsSms }: QueryDeps): QueriesFor<typeof preferencesReads> => ({
  preferences: {
    views: ["preferences"],
    answer: async ({ asker }) => {
      const { display, cells, takesNewsletter } = (await views.preferences.get(asker)) ?? NOTHING_CHOSEN;
      const notifications = tableFrom(cells, takesNewsletter);
      const channels: NotificationChannel[] = ["app", "email", ...(sendsSms ? (["sms"] as const) : [])];
      return { body: { display, notifications, channels, switches: switchesOf(notifications) } };
    },
  },
});
