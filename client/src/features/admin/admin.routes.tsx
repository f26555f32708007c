import type { RouteObject } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const OverviewLabel = () => useTranslation("admin").t("tabs.overview");
const UsersLabel = () => useTranslation("admin").t("tabs.users");
const SettingsLabel = () => useTranslation("admin").t("tabs.settings");

export const overviewTab: AdminTab = {
  key: "overview",
  to: "/admin?tab=overview",
  Label: OverviewLabel,
  load: async () => (await import("./overview-page")).OverviewPage,
};

export const usersTab: AdminTab = {
  key: "users",
  to: "/admin?tab=users",
  Label: UsersLabel,
  load: async () => (await import("./users-page")).UsersPage,
};

export const settingsTab: AdminTab = {
  key: "settings",
  to: "/admin?tab=settings",
  Label: SettingsLabel,
  load: async () => (await import("./settings-page")).SettingsPage,
};

/** Pages of the panel that are no tab of their own. */
export const personPages: RouteObject[] = [
  { path: "admin/users/:userId", lazy: async () => ({ Component: (await import("./person-page")).PersonPage }) },
  { path: "admin/badges", lazy: async () => ({ Component: (await import("./badges-page")).BadgesPage }) },
];
