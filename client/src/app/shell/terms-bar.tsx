import { TERMS_VERSION } from "@naqsh/shared/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { api } from "../../lib/api";
import { askWhoIsSignedIn, useSession } from "../../lib/session";
import { PageBar } from "../../ui/page-bar";
import { showToast } from "../../ui/toast.store";

/** Asks whoever uses an account for the texts in force, once for each version; administrators work for the platform. */
export const TermsBar = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: () => api.post("/api/accept-terms", { body: { version: TERMS_VERSION } }),
    onSuccess: () => askWhoIsSignedIn(queries),
    onError: () => showToast({ title: t("termsBar.failed"), tone: "urgent" }),
  });
  if (!user || user.role === "admin" || user.acceptedTerms === TERMS_VERSION) return null;
  return (
    <PageBar role="status" data-tone="waiting">
      <span>{t("termsBar.changed")}</span>
      <Link to="/terms">{t("termsBar.terms")}</Link>
      <Link to="/privacy">{t("termsBar.privacy")}</Link>
      <button type="button" disabled={accept.isPending} onClick={() => accept.mutate()}>
        {t("termsBar.accept")}
      </button>
    </PageBar>
  );
};
