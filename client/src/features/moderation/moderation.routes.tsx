import type { RouteObject } from "react-router-dom";

export const moderationRoutes: RouteObject[] = [
  { path: "admin", lazy: async () => ({ Component: (await import("./queue-page")).QueuePage }) },
  { path: "admin/history", lazy: async () => ({ Component: (await import("./history-page")).HistoryPage }) },
];
