import { Button } from "../../ui/button";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { textOfFailure } from "../../ui/form/field-faults";
import { PageHeading } from "../../ui/page";
import { TextField } from "../../ui/form/text-field";
import { Ltr } from "../../ui/bidi";
import { useForgotPassword } from "./recovery.api";
import { AccountFormLayout } from "./account-form-layout";
import { Form, FormError, Lead } from "./form-parts";
import { TextLink } from "../../ui/text-link";

/** Asks for a letter, then says that one comes if there is such an account. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const forgot = useForgotPassword();
  const [email, setEmail] = useState("");
  const [isInvalid, setInvalid] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isEmail = /^\S+@\S+\.\S+$/.test(email.trim());
    setInvalid(!isEmail);
    if (isEmail) forgot.mutate({ email: email.trim() });
  };

  const error = forgot.error && (
    <FormError title={t("forgot.failed")} text={textOfFailure(forgot.error, language, t("forgot.failed"))} />
  );
  if (forgot.isSuccess) {
    return (
      <AccountFormLayout>
        <PageHeading documentTitle={t("forgot.sentTitle")}>{t("forgot.sentTitle")}</PageHeading>
        <Lead role="status">
          {t("forgot.sent")} <Ltr>{email.trim()}</Ltr>
        </Lead>
        <Form onSubmit={submit}>
          <Button type="button" variant="outlined" onClick={() => forgot.reset()}>
            {t("forgot.again")}
          </Button>
          <TextLink to="/signin">{t("toSignIn")}</TextLink>
        </Form>
      </AccountFormLayout>
    );
  }
  return (
    <AccountFormLayout>
      <PageHeading documentTitle={t("forgot.title")}>{t("forgot.title")}</PageHeading>
      <Lead>{t("forgot.lead")}</Lead>
      <Form onSubmit={submit} noValidate>
        {error}
        <TextField
          label={t("email")}
          kind="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={isInvalid ? t("emailInvalid") : undefined}
        />
        <Button type="submit" variant="contained" size="large" loading={forgot.isPending} loadingPosition="start">
          {t("forgot.submit")}
        </Button>
        <TextLink to="/signin">{t("toSignIn")}</TextLink>
      </Form>
    </AccountFormLayout>
  );
};
