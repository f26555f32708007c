import type { SecondFactorMethod } from "@naqsh/shared/account";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { changeSession, useSession } from "../../lib/session";
import { PageHeading } from "../../ui/page";
import { AccountFormLayout } from "./account-form-layout";
import { FormError, Lead } from "./form-parts";
import { TextLink } from "../../ui/text-link";
import { useLinkGoogle } from "./google.api";
import { GoogleSignUp } from "./google-sign-up";
import { returnPathFrom } from "./return-path";
import { SecondStep } from "./second-step";

const pathTo = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

/** The session began with the redirect: this browser is told of it. */
const SignedIn = () => {
  const { t } = useTranslation("account");
  const queries = useQueryClient();
  useEffect(() => void changeSession(queries), [queries]);
  return <Lead role="status">{t("google.running")}</Lead>;
};

/** After the password: the Google account is connected, then the person goes on. */
const Linking = ({ back }: { back: string }) => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const navigate = useNavigate();
  const { mutate, error } = useLinkGoogle();
  useEffect(
    () => mutate(undefined, { onSuccess: () => void navigate(back, { replace: true }) }),
    [mutate, navigate, back],
  );
  if (!error) return <Lead role="status">{t("google.linking")}</Lead>;
  return (
    <>
      <FormError title={t("google.linkFailed")} text={isApiError(error) ? error.text(language) : t("unexpected")} />
      <p>
        <TextLink to={back}>{t("google.goOn")}</TextLink>
      </p>
    </>
  );
};

/** Where a sign-in with Google comes back to: it goes on, asks for the second factor, or asks a new person for role and terms. */
export const GoogleReturnPage = () => {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const { status } = useSession();
  const outcome = parameters.get("outcome");
  const back = returnPathFrom(parameters);
  const isLinking = outcome === "link" && status === "signedIn";
  useEffect(() => {
    if (status === "signedIn" && outcome !== "link") void navigate(back, { replace: true });
  }, [status, outcome, back, navigate]);

  if (outcome === "new") {
    const afterPassword = pathTo("/signin/google", { outcome: "link", return: back });
    return (
      <AccountFormLayout>
        <GoogleSignUp linkPath={pathTo("/signin", { return: afterPassword })} />
      </AccountFormLayout>
    );
  }
  if (outcome === "secondStep") {
    const step = new URLSearchParams(hash.slice(1));
    const methods = (step.get("methods") ?? "").split(",") as SecondFactorMethod[];
    return (
      <AccountFormLayout>
        <SecondStep
          ticket={step.get("ticket") ?? ""}
          methods={methods}
          onRestart={() => void navigate(pathTo("/signin", { return: back }))}
        />
      </AccountFormLayout>
    );
  }
  return (
    <AccountFormLayout>
      <PageHeading documentTitle={t("google.enter")}>{t("google.enter")}</PageHeading>
      {outcome === "signedIn" && <SignedIn />}
      {isLinking && <Linking back={back} />}
    </AccountFormLayout>
  );
};
