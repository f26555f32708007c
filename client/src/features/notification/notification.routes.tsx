import type { RouteObject } from "react-router-dom";

/** Pages of whoever is signed in. */
export const notificationRoutes: RouteObject[] = [
  {
    path: "notifications",
    lazy: async () => ({ Component: (await import("./notification-page")).NotificationPage }),
  },
];
