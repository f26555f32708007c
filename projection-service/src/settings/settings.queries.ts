import type { settingsReads } from "@naqsh/shared/settings";
import type { QueriesFor } from "../http/query-route";
import { settingsInForce } from "../joins/settings-in-force";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { SETTINGS_KEY, UNCHANGED_SETTINGS } from "./settings.projection";

/** What is in force, and how it came to be. */
export const settingsQueries = ({ views, people }: QueryDeps): QueriesFor<typeof settingsReads> => ({
  settings: {
    views: ["settings"],
    answer: async () => {
      const { bankAccount: _bankAccount, ...body } = await settingsInForce(views);
      return { body };
    },
  },
  settingsPage: {
    views: ["settings", "people"],
    answer: async () => {
      const { settings, history, changeCount } = (await views.settings.get(SETTINGS_KEY)) ?? UNCHANGED_SETTINGS;
      const named = await presentEach(history, async ({ changedBy, ...change }) => ({
        ...change,
        changedBy: await people.named(changedBy),
      }));
      return { body: { settings, history: named, changeCount } };
    },
  },
});
