import type { EventWords } from "../kernel/event-words";
import type { PreferencesEvent } from "./preferences.events";

export const preferencesEventWords = {
  DisplayPreferencesChanged: {
    ar: "تغيير تفضيلات العرض",
    en: "Display preferences changed",
    sentence: "Somebody changed how the site is shown to them",
  },
  NotificationPreferencesChanged: {
    ar: "تغيير تفضيلات الإشعارات",
    en: "Notification preferences changed",
    sentence: "Somebody changed what they are told about, and how",
  },
} as const satisfies EventWords<PreferencesEvent>;
