import type { EventOf } from "../kernel/decider";
import type { PlatformSettings } from "./platform-settings";

/** Only what differs from before; in force from its moment on. */
export type SettingsChanged = EventOf<"SettingsChanged", { changedBy: string; changes: Partial<PlatformSettings> }>;
export type SettingsEvent = SettingsChanged;

/** The one stream of them, in the category `settings`. */
export const SETTINGS_STREAM_ID = "platform";
