import type { RouteObject } from "react-router-dom";
import type { DashboardSlots } from "./dashboard-slots";

const home = async (slots: DashboardSlots) => {
  const { DashboardPage } = await import("./dashboard-page");
  return { Component: () => <DashboardPage slots={slots} /> };
};

/** Pages of whoever is signed in. */
export const dashboardRoutes = (slots: DashboardSlots): RouteObject[] => [
  { path: "dashboard", lazy: () => home(slots) },
  {
    path: "dashboard/collector",
    lazy: async () => {
      const { CollectorDashboardPage } = await import("./collector-dashboard-page");
      return { Component: () => <CollectorDashboardPage slots={slots} /> };
    },
  },
];

/** `/analytics` leads artists to theirs, and everyone else to a page that says whose it is. */
export const analyticsRoute: RouteObject = {
  path: "analytics",
  lazy: async () => ({ Component: (await import("./analytics-way")).AnalyticsWay }),
};

/** For artists; whoever is none is told so by the guard. */
export const artistDashboardRoutes = (slots: DashboardSlots): RouteObject[] => [
  {
    path: "dashboard/artist",
    lazy: async () => {
      const { ArtistDashboardPage } = await import("./artist-dashboard-page");
      return { Component: () => <ArtistDashboardPage slots={slots} /> };
    },
  },
];
