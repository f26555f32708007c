import { Button } from "../../ui/button";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { textOfFailure } from "../../ui/form/field-faults";
import { PageHeading } from "../../ui/page";
import { showToast } from "../../ui/toast.store";
import { AccountFormLayout } from "./account-form-layout";
import { Form, FormError, Lead } from "./form-parts";
import { TextLink } from "../../ui/text-link";
import { InvalidLink } from "./invalid-link";
import { PasswordField } from "../../ui/form/password-field";
import { useResetPassword } from "./recovery.api";

const SHORTEST = 8;

/** Sets a new password by the link of a letter; without one it says that the link is not valid. */
export const ResetPasswordPage = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const reset = useResetPassword();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [isTried, setTried] = useState(false);
  const isShort = password.length < SHORTEST;
  const differs = password !== confirmation;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort || differs) return;
    const done = () => {
      showToast({ title: t("reset.done"), tone: "good" });
      void navigate("/signin", { replace: true });
    };
    reset.mutate({ token, newPassword: password, confirmPassword: confirmation }, { onSuccess: done });
  };

  const isRefused = isApiError(reset.error) && reset.error.code === "LINK_INVALID";
  if (token === "" || isRefused) return <InvalidLink />;
  return (
    <AccountFormLayout>
      <PageHeading documentTitle={t("reset.title")}>{t("reset.title")}</PageHeading>
      <Lead>{t("reset.lead")}</Lead>
      <Form onSubmit={submit} noValidate>
        {reset.error && (
          <FormError title={t("reset.failed")} text={textOfFailure(reset.error, language, t("unexpected"))} />
        )}
        <PasswordField
          label={t("reset.password")}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={isTried && isShort ? t("reset.short") : undefined}
        />
        <PasswordField
          label={t("confirmPassword")}
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          error={isTried && differs ? t("passwordsDiffer") : undefined}
        />
        <Button type="submit" variant="contained" size="large" loading={reset.isPending} loadingPosition="start">
          {t("reset.submit")}
        </Button>
        <TextLink to="/signin">{t("toSignIn")}</TextLink>
      </Form>
    </AccountFormLayout>
  );
};
