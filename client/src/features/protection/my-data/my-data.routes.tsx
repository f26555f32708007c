import type { RouteObject } from "react-router-dom";

/** Pages of whoever is signed in. */
export const myDataRoutes: RouteObject[] = [
  { path: "settings/my-data", lazy: async () => ({ Component: (await import("./my-data-page")).MyDataPage }) },
];

/** What the links of letters open, in any browser. */
export const stayRoutes: RouteObject[] = [
  { path: "change-email", lazy: async () => ({ Component: (await import("./change-email-page")).ChangeEmailPage }) },
  { path: "stay", lazy: async () => ({ Component: (await import("./stay-page")).StayPage }) },
];
