import type { ParseKeys } from "i18next";
import { lazy, type ComponentType } from "react";
import type { SettingsTabProps } from "./settings-tab-props";

export type SettingsTab = {
  key: "profile" | "buying" | "security" | "notifications" | "preferences" | "account";
  label: ParseKeys<"settings">;
  Content: ComponentType<SettingsTabProps>;
};

/** The tabs of `/settings`, in their order. A feature adds its own here, as a component of its own folder. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    key: "profile",
    label: "tabs.profile",
    Content: lazy(async () => ({ default: (await import("./profile-tab")).ProfileTab })),
  },
  {
    key: "buying",
    label: "tabs.buying",
    Content: lazy(async () => ({ default: (await import("./buying-tab")).BuyingTab })),
  },
  {
    key: "security",
    label: "tabs.security",
    Content: lazy(async () => ({ default: (await import("./security-tab")).SecurityTab })),
  },
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
  {
    key: "account",
    label: "tabs.account",
    Content: lazy(async () => ({ default: (await import("../protection/my-data/account-tab")).AccountTab })),
  },
];
