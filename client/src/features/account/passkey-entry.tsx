import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { knowsPasskeys } from "../../lib/passkeys";
import { FormError } from "./form-parts";
import { usePasskeySignIn } from "./second-step.api";

/** The way in without a password, if the browser knows passkeys. */
export const PasskeyEntry = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const { error, isPending, mutate } = usePasskeySignIn();
  if (!knowsPasskeys()) return null;
  return (
    <>
      {error && (
        <FormError
          title={t("signIn.failed")}
          text={isApiError(error) ? error.text(language) : t("signIn.passkeyFailed")}
        />
      )}
      <Button type="button" variant="outlined" loading={isPending} onClick={() => mutate()}>
        {t("signIn.passkey")}
      </Button>
    </>
  );
};
