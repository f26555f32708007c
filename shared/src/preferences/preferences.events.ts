import type { EventOf } from "../kernel/decider";
import type { DisplayPreferences } from "./display-preferences";
import type { NotificationCells } from "./notification-table";
import type { EventWords } from "../kernel/event-words";

/** How the site is shown to a person: only what differs from what they chose before. */
export type DisplayPreferencesChanged = EventOf<
  "DisplayPreferencesChanged",
  { userId: string; changes: DisplayPreferences }
>;
/** The cells of a person's table that differ from before; in force from then on. */
export type NotificationPreferencesChanged = EventOf<
  "NotificationPreferencesChanged",
  { userId: string; changes: NotificationCells }
>;

export type PreferencesEvent = DisplayPreferencesChanged | NotificationPreferencesChanged;

export const preferencesEventWords: EventWords<PreferencesEvent> = {
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
};
