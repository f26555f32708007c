import type { RouteObject } from "react-router-dom";

export const dashboardRoutes: RouteObject[] = [
  { path: "dashboard", lazy: async () => ({ Component: (await import("./dashboard-page")).DashboardPage }) },
  {
    path: "dashboard/collector",
    lazy: async () => ({ Component: (await import("./collector-dashboard-page")).CollectorDashboardPage }),
  },
];

/** For artists; whoever is none is told so by the guard. */
export const artistDashboardRoutes: RouteObject[] = [
  { path: "dashboard/artist", lazy: async () => ({ Component: (await import("./dashboard-page")).DashboardPage }) },
];
