import type { DisplayPreferences } from "./display-preferences";
import type { NotificationSwitches } from "./notification-switches";
import type { NotificationChannel, NotificationTable } from "./notification-table";

/** GET /api/user/preferences */
export type PreferencesPage = {
  /** What the person chose; the rest is the device's. */
  display: DisplayPreferences;
  notifications: NotificationTable;
  /** On which of the channels anything is sent here; the others have no switches. */
  channels: NotificationChannel[];
  switches: Required<NotificationSwitches>;
};
