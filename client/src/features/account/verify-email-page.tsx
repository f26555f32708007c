import { Button } from "../../ui/button";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Navigate, useSearchParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { useSession } from "../../lib/session";
import { PageHeading } from "../../ui/page";
import { AccountFormLayout } from "./account-form-layout";
import { Form, FormError, Lead } from "./form-parts";
import { InvalidLink } from "./invalid-link";
import { useVerifyEmail } from "./recovery.api";

/**
 * What the link of a letter opens: it verifies at once if the browser is signed in to the account, and leads to the way in
 * elsewhere, and back.
 */
export const VerifyEmailPage = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const { status, user } = useSession();
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const { mutate, error, isSuccess } = useVerifyEmail();
  const isAsked = useRef(false);

  const isReady = user !== null && !user.emailVerified && token !== "";
  useEffect(() => {
    if (!isReady || isAsked.current) return;
    isAsked.current = true;
    mutate({ token });
  }, [isReady, mutate, token]);

  if (token === "") return <InvalidLink />;
  if (status === "signedOut") {
    const back = encodeURIComponent(`/verify-email?token=${token}`);
    return <Navigate to={`/signin?return=${back}`} replace />;
  }
  if (isSuccess || user?.emailVerified) return <Navigate to="/dashboard?email_verified=true" replace />;
  if (isApiError(error) && error.code === "LINK_INVALID") return <InvalidLink />;
  return (
    <AccountFormLayout>
      <PageHeading documentTitle={t("verify.title")}>{t("verify.title")}</PageHeading>
      {error ? (
        <Form as="div">
          <FormError title={t("verify.failed")} text={isApiError(error) ? error.text(language) : t("unexpected")} />
          <Button variant="contained" onClick={() => mutate({ token })}>
            {t("verify.again")}
          </Button>
        </Form>
      ) : (
        <Lead role="status">{t("verify.running")}</Lead>
      )}
    </AccountFormLayout>
  );
};
