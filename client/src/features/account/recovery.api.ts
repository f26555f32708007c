import type { ForgotPasswordBody, ResetPasswordBody, VerifyEmailBody } from "@naqsh/shared/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { askWhoIsSignedIn } from "../../lib/session";

/** Asks for a letter with a link to a new password. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: ForgotPasswordBody) => api.post("/api/forgot-password", { body }),
  });

/** Sets a new password by a letter's link. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPasswordBody) => api.post("/api/reset-password", { body }),
  });

/** Verifies the e-mail by a letter's link; every screen knows then. */
export const useVerifyEmail = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyEmailBody) => api.post("/api/verify-email", { body }),
    onSuccess: () => askWhoIsSignedIn(queries),
  });
};
