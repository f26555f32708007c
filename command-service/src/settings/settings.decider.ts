import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import {
  FIRST_SETTINGS,
  type PlatformSettings,
  type SettingsCommand,
  type SettingsEvent,
} from "@naqsh/shared/settings";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of the changes differs from what is in force. */
const differing = (changes: Partial<PlatformSettings>, settings: PlatformSettings): Partial<PlatformSettings> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && !isSame(value, settings[name as keyof PlatformSettings]),
    ),
  );

/** The platform's settings. Fields change alone, so that two administrators do not undo each other's. */
export const settingsDecider: Decider<PlatformSettings, SettingsCommand, SettingsEvent, never> = {
  streamCategory: "settings",
  initialState: FIRST_SETTINGS,
  decide: ({ data }, settings) => {
    const changes = differing(data.changes, settings);
    if (Object.keys(changes).length === 0) return accept();
    return accept({ type: "SettingsChanged", data: { changedBy: data.changedBy, changes } });
  },
  evolve: (settings, { data }) => ({ ...settings, ...data.changes }),
};
