import { TERMS_VERSION } from "@naqsh/shared/account";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../lib/session";
import { useAcceptTerms } from "../../lib/terms/use-accept-terms";
import { PageBar } from "../../ui/page-bar";

/** Asks whoever uses an account for the texts in force, once for each version; administrators work for the platform. */
export const TermsBar = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const accept = useAcceptTerms();
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
