import { Button } from "../../ui/button";
import type { SignInBody } from "@naqsh/shared/account";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { textOfFailure } from "../../ui/form/field-faults";
import { PageHeading } from "../../ui/page";
import { TextField } from "../../ui/form/text-field";
import { useSignIn } from "./account.api";
import { AccountFormLayout } from "./account-form-layout";
import { DemoAccounts } from "./demo-accounts";
import { Form, FormError, Lead } from "./form-parts";
import { TextLink } from "../../ui/text-link";
import { GoogleSignInButton } from "./google-sign-in-button";
import { PasskeyEntry } from "./passkey-entry";
import { PasswordField } from "../../ui/form/password-field";
import { SecondStep } from "./second-step";
import { stepAskedBy } from "./second-step.api";
import { useWayBack } from "./use-way-back";

type Faults = { email?: "emailInvalid"; password?: "passwordRequired" };

const faultsOf = ({ email, password }: SignInBody): Faults => ({
  ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: "emailInvalid" }),
  ...(password === "" ? { password: "passwordRequired" } : {}),
});

export const SignInPage = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const query = useWayBack();
  const signIn = useSignIn();
  const [body, setBody] = useState<SignInBody>({ email: "", password: "" });
  const [faults, setFaults] = useState<Faults>({});

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultsOf(body);
    setFaults(found);
    if (Object.keys(found).length === 0) signIn.mutate(body);
  };

  const asked = stepAskedBy(signIn.error);
  if (asked) {
    return (
      <AccountFormLayout>
        <SecondStep {...asked} onRestart={() => signIn.reset()} />
      </AccountFormLayout>
    );
  }
  return (
    <AccountFormLayout>
      <PageHeading documentTitle={t("signIn.title")}>{t("signIn.title")}</PageHeading>
      <Lead>{t("signIn.lead")}</Lead>
      <Form onSubmit={submit} noValidate>
        {signIn.error && (
          <FormError title={t("signIn.failed")} text={textOfFailure(signIn.error, language, t("signIn.unexpected"))} />
        )}
        <TextField
          label={t("email")}
          kind="email"
          autoComplete="username"
          value={body.email}
          onChange={(email) => setBody({ ...body, email })}
          error={faults.email && t(faults.email)}
        />
        <PasswordField
          label={t("password")}
          autoComplete="current-password"
          value={body.password}
          onChange={(password) => setBody({ ...body, password })}
          error={faults.password && t(faults.password)}
        />
        <TextLink to="/forgot-password">{t("forgot.title")}</TextLink>
        <Button type="submit" variant="contained" size="large" loading={signIn.isPending} loadingPosition="start">
          {t("signIn.submit")}
        </Button>
        <PasskeyEntry />
        <GoogleSignInButton />
        <p>
          {t("signIn.noAccount")} <TextLink to={`/signup?${query}`}>{t("signIn.toSignUp")}</TextLink>
        </p>
        <Button component={Link} to="/marketplace" variant="outlined">
          {t("signIn.browse")}
        </Button>
      </Form>
      <DemoAccounts
        isPending={signIn.isPending}
        onChoose={({ email, password }) => signIn.mutate({ email, password })}
      />
    </AccountFormLayout>
  );
};
