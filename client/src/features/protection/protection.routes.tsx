import type { RouteObject } from "react-router-dom";

/** Pages of whoever is signed in. */
export const protectionRoutes: RouteObject[] = [
  {
    path: "settings/security",
    lazy: async () => ({ Component: (await import("./protection-page")).ProtectionPage }),
  },
];
