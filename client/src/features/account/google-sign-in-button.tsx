import { Button } from "../../ui/button";
import { googleRefusals } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { useSearchParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { FormError } from "./form-parts";
import { useHasGoogle } from "./google.api";
import { returnPathFrom } from "./return-path";

/** Why a sign-in with Google came back without a session, if it did. */
const GoogleProblem = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const problem = parameters.get("problem");
  const known = Object.entries(googleRefusals).find(([code]) => code === problem);
  return known ? <FormError title={t("signIn.failed")} text={known[1][language]} /> : null;
};

/** The way in by Google, if the server has one; a navigation, since Google's own page follows. */
export const GoogleSignInButton = () => {
  const { t } = useTranslation("account");
  const [parameters] = useSearchParams();
  const hasGoogle = useHasGoogle();
  const way = new URLSearchParams({ return: returnPathFrom(parameters) });
  return (
    <>
      <GoogleProblem />
      {hasGoogle && (
        <Button component="a" href={`/api/auth/google?${way}`} variant="outlined" size="large">
          {t("google.enter")}
        </Button>
      )}
    </>
  );
};
