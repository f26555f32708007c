import { FIRST_SETTINGS, type PlatformSettings } from "@naqsh/shared/settings";
import type { QueryDeps } from "../query-deps";
import { SETTINGS_KEY } from "../settings/settings.projection";

/** The platform's settings as they are now. */
export const settingsInForce = async ({ views }: Pick<QueryDeps, "views">): Promise<PlatformSettings> =>
  (await views.settings.get(SETTINGS_KEY))?.settings ?? FIRST_SETTINGS;
