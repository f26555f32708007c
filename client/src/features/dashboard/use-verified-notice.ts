import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useSearchParams } from "react-router-dom";
import { showToast } from "../../ui/toast.store";

const VERIFIED = "email_verified";

/** Says once that the e-mail is verified, for whoever comes from a letter's link, and takes that out of the address. */
export const useVerifiedNotice = (): void => {
  const { t } = useTranslation("dashboard");
  const [parameters, setParameters] = useSearchParams();
  const isVerified = parameters.get(VERIFIED) === "true";
  useEffect(() => {
    if (!isVerified) return;
    showToast({ title: t("verified"), text: t("verifiedText"), tone: "good" });
    setParameters(
      (before) => {
        before.delete(VERIFIED);
        return before;
      },
      { replace: true },
    );
  }, [isVerified, setParameters, t]);
};
