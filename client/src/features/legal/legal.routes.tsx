import type { RouteObject } from "react-router-dom";

export const legalRoutes: RouteObject[] = [
  { path: "terms", lazy: async () => ({ Component: (await import("./terms-page")).TermsPage }) },
  { path: "privacy", lazy: async () => ({ Component: (await import("./privacy-page")).PrivacyPage }) },
];
