import type { RouteObject } from "react-router-dom";

export const securityRoutes: RouteObject[] = [
  { path: "admin/security", lazy: async () => ({ Component: (await import("./security-page")).SecurityPage }) },
];
