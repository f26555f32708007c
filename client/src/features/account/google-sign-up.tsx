import { Button } from "../../ui/button";
import { TERMS_VERSION } from "@naqsh/shared/account";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { textOfFailure } from "../../ui/form/field-faults";
import { PageHeading } from "../../ui/page";
import { Consents } from "./sign-up-consents";
import { Form, FormError, Lead } from "./form-parts";
import { TextLink } from "../../ui/text-link";
import { useRegisterByGoogle } from "./google.api";
import { RoleChoice } from "./role-choice";

/** What a new person from Google is asked once; `linkPath` leads those who have an account to their password. */
export const GoogleSignUp = ({ linkPath }: { linkPath: string }) => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const register = useRegisterByGoogle();
  const [role, setRole] = useState<"collector" | "artist">("collector");
  const [consents, setConsents] = useState({ hasAgreed: false, newsletter: false });
  const [wasSent, setWasSent] = useState(false);
  const { hasAgreed, newsletter } = consents;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (hasAgreed) register.mutate({ role, language, newsletter, acceptedTerms: TERMS_VERSION });
  };

  return (
    <>
      <PageHeading documentTitle={t("google.welcome")}>{t("google.welcome")}</PageHeading>
      <Lead>{t("google.lead")}</Lead>
      <Form onSubmit={submit} noValidate>
        {register.error && (
          <FormError
            title={t("signUp.failed")}
            text={textOfFailure(register.error, language, t("signUp.unexpected"))}
          />
        )}
        <RoleChoice value={role} onChange={setRole} />
        <Consents
          draft={consents}
          faults={wasSent && !hasAgreed ? { hasAgreed: "agreeRequired" } : {}}
          onChange={(change) => setConsents((before) => ({ ...before, ...change }))}
        />
        <Button type="submit" variant="contained" size="large" loading={register.isPending} loadingPosition="start">
          {t("signUp.submit")}
        </Button>
        <p>
          {t("google.haveAccount")} <TextLink to={linkPath}>{t("google.toLink")}</TextLink>
        </p>
      </Form>
    </>
  );
};
