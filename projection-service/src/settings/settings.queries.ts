import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type { settingsReads } from "@naqsh/shared/settings";
import type { QueriesFor } from "../http/query-route";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { SETTINGS_KEY } from "./settings.projection";
import type { SettingsDocument } from "./settings.projection";

const UNCHANGED: SettingsDocument = { settings: FIRST_SETTINGS, history: [] };

/** What is in force, and how it came to be. */
export const settingsQueries = ({ views, people }: QueryDeps): QueriesFor<typeof settingsReads> => ({
  settings: {
    views: ["settings"],
    answer: async () => ({ body: ((await views.settings.get(SETTINGS_KEY)) ?? UNCHANGED).settings }),
  },
  settingsPage: {
    views: ["settings", "people"],
    answer: async () => {
      const { settings, history } = (await views.settings.get(SETTINGS_KEY)) ?? UNCHANGED;
      const named = await presentEach(history, async ({ changedBy, ...change }) => ({
        ...change,
        changedBy: { id: changedBy, name: await people.fullName(changedBy) },
      }));
      return { body: { settings, history: named } };
    },
  },
});
