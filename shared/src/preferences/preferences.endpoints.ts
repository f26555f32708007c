import { answer, get, patch, put } from "../kernel/endpoint";
import { DisplayPreferences } from "./display-preferences";
import { NotificationSwitches } from "./notification-switches";
import { ChangeNotificationsBody } from "./preferences.commands";
import type { NotificationPreferences, PreferencesPage } from "./preferences.views";

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
    answer: answer<NotificationPreferences>(),
  }),
  switchNotifications: put("/api/user/notifications", {
    access: "signedIn",
    rateLimit: "writes",
    summary: {
      ar: "تغيير الإشعارات بمفاتيح أحد النماذج",
      en: "Changes the notification table by the switches of a form",
    },
    input: NotificationSwitches,
    answer: answer<NotificationPreferences>(),
  }),
};

export const preferencesReads = {
  preferences: get("/api/user/preferences", {
    access: "signedIn",
    summary: { ar: "تفضيلات القارئ", en: "The reader's preferences" },
    answer: answer<PreferencesPage>(),
  }),
};
