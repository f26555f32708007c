import { Button } from "../../ui/button";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { focusFirstFault, textOfFailure } from "../../ui/form/field-faults";
import { PageHeading } from "../../ui/page";
import { useRegister } from "./account.api";
import { AccountFormLayout } from "./account-form-layout";
import { Form, FormError, Lead } from "./form-parts";
import { TextLink } from "../../ui/text-link";
import {
  emptyDraft,
  faultsOf,
  registrationFrom,
  type RegistrationDraft,
  type RegistrationFaults,
} from "./registration";
import { GoogleSignInButton } from "./google-sign-in-button";
import { RegistrationFields } from "./registration-fields";
import { useWayBack } from "./use-way-back";

export const SignUpPage = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const query = useWayBack();
  const register = useRegister();
  const [draft, setDraft] = useState<RegistrationDraft>(emptyDraft);
  const [faults, setFaults] = useState<RegistrationFaults>({});

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstFault(event.currentTarget);
    else register.mutate(registrationFrom(draft, language));
  };

  return (
    <AccountFormLayout>
      <PageHeading documentTitle={t("signUp.title")}>{t("signUp.title")}</PageHeading>
      <Lead>{t("signUp.lead")}</Lead>
      <Form onSubmit={submit} noValidate>
        {register.error && (
          <FormError
            title={t("signUp.failed")}
            text={textOfFailure(register.error, language, t("signUp.unexpected"))}
          />
        )}
        <RegistrationFields
          draft={draft}
          faults={faults}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Button type="submit" variant="contained" size="large" loading={register.isPending} loadingPosition="start">
          {t("signUp.submit")}
        </Button>
        <GoogleSignInButton />
        <p>
          {t("signUp.haveAccount")} <TextLink to={`/signin?${query}`}>{t("signUp.toSignIn")}</TextLink>
        </p>
      </Form>
    </AccountFormLayout>
  );
};
