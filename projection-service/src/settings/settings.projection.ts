import type { Projection } from "@naqsh/shared/kernel/projection";
import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type {
  PlatformSettings,
  SettingChange,
  SettingName,
  SettingsChange,
  SettingsEvent,
} from "@naqsh/shared/settings";

/** What is in force, and the changes that led there, newest first, without names. */
export type SettingsDocument = {
  settings: PlatformSettings;
  history: (Omit<SettingsChange, "changedBy"> & { changedBy: string })[];
};

export const SETTINGS_KEY = "platform";

/** Older ones stay in the log, and in the history of everything. */
const MOST_CHANGES = 200;

const changesFrom = (settings: PlatformSettings, changes: Partial<PlatformSettings>): SettingChange[] =>
  Object.entries(changes).map(([name, to]) => ({ name: name as SettingName, from: settings[name as SettingName], to }));

/** The settings page of administrators, and what readers may know of the settings. */
export const settingsProjection: Projection<SettingsDocument, SettingsEvent> = {
  name: "settings",
  version: 2,
  indexes: {},
  handles: ["SettingsChanged"],
  keysOf: () => [SETTINGS_KEY],
  evolve: (document, { id, recordedAt, data: { changedBy, changes } }) => {
    const { settings, history } = document ?? { settings: FIRST_SETTINGS, history: [] };
    const change = { id, at: recordedAt, changedBy, changes: changesFrom(settings, changes) };
    return { settings: { ...settings, ...changes }, history: [change, ...history].slice(0, MOST_CHANGES) };
  },
};
