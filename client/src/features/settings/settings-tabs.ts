import type { ParseKeys } from "i18next";
import { lazy, type ComponentType } from "react";

export type SettingsTab = {
  key: "notifications" | "preferences";
  label: ParseKeys<"settings">;
  Content: ComponentType;
};

/** The tabs of `/settings`, in their order. A feature adds its own here, as a component of its own file. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    key: "notifications",
    label: "tabs.notifications",
    Content: lazy(async () => ({ default: (await import("./notifications-tab")).NotificationsTab })),
  },
  {
    key: "preferences",
    label: "tabs.preferences",
    Content: lazy(async () => ({ default: (await import("./preferences-tab")).PreferencesTab })),
  },
];
