import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { PageBar } from "../../ui/page-bar";
import { useAcceptTerms } from "./use-accept-terms";

type TermsNoticeProps = { hasAcceptedEarlier: boolean };

/** Says that the terms have changed, or that they were never accepted, and takes the reader's word for them. */
export const TermsNotice = ({ hasAcceptedEarlier }: TermsNoticeProps) => {
  const { t } = useTranslation("terms");
  const accept = useAcceptTerms();
  return (
    <PageBar role="status" data-tone="waiting">
      <span>{t(hasAcceptedEarlier ? "changed" : "asked")}</span>
      <Link to="/terms">{t("terms")}</Link>
      <Link to="/privacy">{t("privacy")}</Link>
      <button type="button" disabled={accept.isPending} onClick={() => accept.mutate()}>
        {t("accept")}
      </button>
    </PageBar>
  );
};
