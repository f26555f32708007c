import { answer, get, patch, put } from "../kernel/endpoint";
import { DisplayPreferences } from "./display-preferences";
import { NotificationSwitches } from "./notification-switches";
import type { NotificationTable } from "./notification-table";
import { ChangeNotificationsBody } from "./preferences.commands";
import type { PreferencesPage } from "./preferences.views";

/** The table from then on, and how the forms' switches read. */
type Notifications = { notifications: NotificationTable; switches: Required<NotificationSwitches> };

export const preferencesWrites = {
  changeDisplay: patch("/api/user/preferences", {
    access: "signedIn",
    rateLimit: "writes",
    summary: {
      ar: "تغيير اللغة والأرقام والتقويم والمظهر والصوت",
      en: "Changes language, digits, calendar, theme or sound; fields that are not sent stay",
    },
    input: DisplayPreferences,
    answer: answer<{ display: DisplayPreferences }>(),
  }),
  changeNotifications: patch("/api/user/notifications", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "تغيير خانات من جدول الإشعارات", en: "Changes cells of the notification table" },
    input: ChangeNotificationsBody,
    answer: answer<Notifications>(),
  }),
  switchNotifications: put("/api/user/notifications", {
    access: "signedIn",
    rateLimit: "writes",
    summary: {
      ar: "تغيير الإشعارات بمفاتيح أحد النماذج",
      en: "Changes the notification table by the switches of a form",
    },
    input: NotificationSwitches,
    answer: answer<Notifications>(),
  }),
};

export const preferencesReads = {
  preferences: get("/api/user/preferences", {
    access: "signedIn",
    summary: { ar: "تفضيلات القارئ", en: "The reader's preferences" },
    answer: answer<PreferencesPage>(),
  }),
};
