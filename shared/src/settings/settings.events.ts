import type { EventOf } from "../kernel/decider";
import type { PlatformSettings } from "./platform-settings";
import type { EventWords } from "../kernel/event-words";

/** Only what differs from before; in force from its moment on. */
export type SettingsChanged = EventOf<"SettingsChanged", { changedBy: string; changes: Partial<PlatformSettings> }>;
export type SettingsEvent = SettingsChanged;

/** The one stream of them, in the category `settings`. */
export const SETTINGS_STREAM_ID = "platform";

export const settingsEventWords: EventWords<SettingsEvent> = {
  SettingsChanged: {
    ar: "تغيير إعدادات المنصة",
    en: "Platform settings changed",
    sentence: "The platform's settings were changed",
  },
};
