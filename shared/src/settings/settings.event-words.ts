import type { EventWords } from "../kernel/event-words";
import type { SettingsEvent } from "./settings.events";

export const settingsEventWords = {
  SettingsChanged: {
    ar: "تغيير إعدادات المنصة",
    en: "Platform settings changed",
    sentence: "The platform's settings were changed",
  },
} as const satisfies EventWords<SettingsEvent>;
