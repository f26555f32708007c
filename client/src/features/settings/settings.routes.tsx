import type { RouteObject } from "react-router-dom";

/** Pages of whoever is signed in. */
export const settingsRoutes: RouteObject[] = [
  { path: "settings", lazy: async () => ({ Component: (await import("./settings-page")).SettingsPage }) },
];
