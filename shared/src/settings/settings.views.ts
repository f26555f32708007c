import type { NamedPerson } from "../account";
import type { Instant } from "../kernel/instant";
import type { PlatformSettings, SettingName } from "./platform-settings";

/** One field that was changed, with both values. */
export type SettingChange = {
  [Name in SettingName]: { name: Name; from: PlatformSettings[Name]; to: PlatformSettings[Name] };
}[SettingName];

export type SettingsChange = {
  id: string;
  at: Instant;
  /** Null for an administrator whose account was deleted. */
  changedBy: NamedPerson;
  changes: SettingChange[];
};

/** GET /api/admin/settings: what is in force, and how it came to be, newest first. */
export type SettingsPage = {
  settings: PlatformSettings;
  history: SettingsChange[];
  /** How often they were changed, also before the oldest of `history`. */
  changeCount: number;
};
