import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type { PlatformSettings } from "@naqsh/shared/settings";
import { SETTINGS_KEY } from "../settings/settings.projection";
import type { Views } from "../views";

/** What administrators have decided for all of the platform, as the view knows it. */
export const settingsInForce = async (views: Pick<Views, "settings">): Promise<PlatformSettings> =>
  (await views.settings.get(SETTINGS_KEY))?.settings ?? FIRST_SETTINGS;
