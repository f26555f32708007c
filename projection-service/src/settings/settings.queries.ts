import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type { SettingsPage } from "@naqsh/shared/settings";
import { query } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { SETTINGS_KEY } from "./settings.projection";

/** What is in force, and how it came to be. */
export const settingsQueries = ({ views, people }: QueryDeps): QueryRoute[] => [
  query("/api/settings", "anyone", ["settings"], async () => ({
    body: (await views.settings.get(SETTINGS_KEY))?.settings ?? FIRST_SETTINGS,
  })),
  query("/api/admin/settings", "administrator", ["settings", "people"], async () => {
    const { settings, history } = (await views.settings.get(SETTINGS_KEY)) ?? { settings: FIRST_SETTINGS, history: [] };
    const body: SettingsPage = {
      settings,
      history: await Promise.all(
        history.map(async ({ changedBy, ...change }) => ({
          ...change,
          changedBy: { id: changedBy, name: await people.fullName(changedBy) },
        })),
      ),
    };
    return { body };
  }),
];
