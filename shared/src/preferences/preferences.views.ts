import type { DisplayPreferences } from "./display-preferences";
import type { SwitchReadings } from "./notification-switches";
import type { NotificationChannel, NotificationTable } from "./notification-table";

/** What a change of the table answers: the table from then on, and how the forms' switches read. */
export type NotificationPreferences = { notifications: NotificationTable; switches: SwitchReadings };

/** GET /api/user/preferences */
export type PreferencesPage = {
  /** What the person chose; the rest is the device's. */
  display: DisplayPreferences;
  notifications: NotificationTable;
  /** On which of the channels anything is sent here; the others have no switches. */
  channels: NotificationChannel[];
  switches: SwitchReadings;
};
