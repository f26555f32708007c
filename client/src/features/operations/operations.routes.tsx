import type { RouteObject } from "react-router-dom";

export const operationsRoutes: RouteObject[] = [
  { path: "admin/operations", lazy: async () => ({ Component: (await import("./operations-page")).OperationsPage }) },
];
