import { Navigate, type RouteObject } from "react-router-dom";

/** Pages of whoever is signed in. */
export const settingsRoutes: RouteObject[] = [
  { path: "settings", lazy: async () => ({ Component: (await import("./settings-page")).SettingsPage }) },
  { path: "notifications/settings", element: <Navigate to="/settings?tab=notifications" replace /> },
];
