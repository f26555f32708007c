import type { ParseKeys } from "i18next";
import type { ComponentType } from "react";
import { latePart } from "../../ui/late-part";
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
    Content: latePart(async () => (await import("./profile-tab")).ProfileTab),
  },
  {
    key: "buying",
    label: "tabs.buying",
    Content: latePart(async () => (await import("./buying-tab")).BuyingTab),
  },
  {
    key: "security",
    label: "tabs.security",
    Content: latePart(async () => (await import("./security-tab")).SecurityTab),
  },
  {
    key: "notifications",
    label: "tabs.notifications",
    Content: latePart(async () => (await import("./notifications-tab")).NotificationsTab),
  },
  {
    key: "preferences",
    label: "tabs.preferences",
    Content: latePart(async () => (await import("./preferences-tab")).PreferencesTab),
  },
  {
    key: "account",
    label: "tabs.account",
    Content: latePart(async () => (await import("../protection/my-data/account-tab")).AccountTab),
  },
];
