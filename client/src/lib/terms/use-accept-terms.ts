import { TERMS_VERSION } from "@naqsh/shared/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { showToast } from "../../ui/toast.store";
import { api } from "../api";
import { askWhoIsSignedIn } from "../session";

/** Accepts the terms and privacy texts that are in force. */
export const useAcceptTerms = () => {
  const { t } = useTranslation("terms");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/accept-terms", { body: { version: TERMS_VERSION } }),
    onSuccess: () => askWhoIsSignedIn(queries),
    onError: () => showToast({ title: t("failed"), tone: "urgent" }),
  });
};
