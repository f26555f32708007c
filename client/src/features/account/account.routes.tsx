import type { RouteObject } from "react-router-dom";

export const accountRoutes: RouteObject[] = [
  { path: "signin", lazy: async () => ({ Component: (await import("./sign-in-page")).SignInPage }) },
  {
    path: "signin/google",
    lazy: async () => ({ Component: (await import("./google-return-page")).GoogleReturnPage }),
  },
  { path: "signup", lazy: async () => ({ Component: (await import("./sign-up-page")).SignUpPage }) },
  {
    path: "forgot-password",
    lazy: async () => ({ Component: (await import("./forgot-password-page")).ForgotPasswordPage }),
  },
  {
    path: "reset-password",
    lazy: async () => ({ Component: (await import("./reset-password-page")).ResetPasswordPage }),
  },
  { path: "verify-email", lazy: async () => ({ Component: (await import("./verify-email-page")).VerifyEmailPage }) },
];
