import type { OwnSettings } from "@naqsh/shared/account";

/** What the page gives to each of its tabs. */
export type SettingsTabProps = { settings: OwnSettings };
