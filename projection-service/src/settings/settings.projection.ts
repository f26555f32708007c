import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { FIRST_SETTINGS, settingsEventWords } from "@naqsh/shared/settings";
import type {
  PlatformSettings,
  SettingChange,
  SettingName,
  SettingsChange,
  SettingsEvent,
} from "@naqsh/shared/settings";
import { cutTo } from "../http/list-page";

/** What is in force, and the changes that led there, newest first, without names. */
export type SettingsDocument = {
  settings: PlatformSettings;
  history: (Omit<SettingsChange, "changedBy"> & { changedBy: string })[];
  /** How often they were changed, also before the oldest of `history`. */
  changeCount: number;
};

export const UNCHANGED_SETTINGS: SettingsDocument = { settings: FIRST_SETTINGS, history: [], changeCount: 0 };

export const SETTINGS_KEY = "platform";

/** Older ones stay in the log, and in the history of everything. */
const MOST_CHANGES = 200;

const changesFrom = (settings: PlatformSettings, changes: Partial<PlatformSettings>): SettingChange[] =>
  Object.entries(changes).map(([name, to]) => ({ name, from: settings[name as SettingName], to }) as SettingChange);

/** The settings page of administrators, and what readers may know of the settings. */
export const settingsProjection: Projection<SettingsDocument, SettingsEvent> = {
  name: "settings",
  version: 4,
  indexes: {},
  handles: typesIn(settingsEventWords),
  keysOf: () => [SETTINGS_KEY],
  evolve: (document, { id, recordedAt, data: { changedBy, changes } }) => {
    const { settings, history, changeCount } = document ?? UNCHANGED_SETTINGS;
    const change = { id, at: recordedAt, changedBy, changes: changesFrom(settings, changes) };
    const newest = [change, ...history].slice(0, cutTo(MOST_CHANGES, "changeCount says how many there are"));
    return { settings: { ...settings, ...changes }, history: newest, changeCount: changeCount + 1 };
  },
};
