import type { RouteObject } from "react-router-dom";

/** Pages of whoever is signed in. */
export const profileRoutes: RouteObject[] = [
  { path: "profile", lazy: async () => ({ Component: (await import("./profile-page")).ProfilePage }) },
];
