import type { RouteObject } from "react-router-dom";

export const accountRoutes: RouteObject[] = [
  { path: "signin", lazy: async () => ({ Component: (await import("./sign-in-page")).SignInPage }) },
  { path: "signup", lazy: async () => ({ Component: (await import("./sign-up-page")).SignUpPage }) },
];
