import { Button } from "../../ui/button";
import type { SecondFactorMethod } from "@naqsh/shared/account";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { knowsPasskeys } from "../../lib/passkeys";
import { PageHeading } from "../../ui/page";
import { TextField } from "../../ui/form/text-field";
import { Form, FormError, Lead } from "./form-parts";
import { useSecondStep } from "./second-step.api";

type SecondStepProps = { ticket: string; methods: readonly SecondFactorMethod[]; onRestart: () => void };

/** After the password: a code of the app, a recovery code, or a passkey. */
export const SecondStep = ({ ticket, methods, onRestart }: SecondStepProps) => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const [code, setCode] = useState("");
  const { byCode, byPasskey } = useSecondStep(ticket);
  const error = byCode.error ?? byPasskey.error;
  const isOver = isApiError(error) && error.code === "SECOND_FACTOR_EXPIRED";
  const takesCodes = methods.includes("totp") || methods.includes("recoveryCode");

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    byPasskey.reset();
    if (code.trim() !== "") byCode.mutate(code);
  };

  return (
    <>
      <PageHeading documentTitle={t("secondStep.title")}>{t("secondStep.title")}</PageHeading>
      <Lead>{t(takesCodes ? "secondStep.lead" : "secondStep.leadPasskey")}</Lead>
      <Form onSubmit={submit} noValidate>
        {error && (
          <FormError
            title={t("secondStep.failed")}
            text={isApiError(error) ? error.text(language) : t("secondStep.passkeyFailed")}
          />
        )}
        {methods.includes("passkey") && knowsPasskeys() && (
          <Button
            type="button"
            variant={takesCodes ? "outlined" : "contained"}
            size="large"
            loading={byPasskey.isPending}
            onClick={() => {
              byCode.reset();
              byPasskey.mutate();
            }}
          >
            {t("secondStep.usePasskey")}
          </Button>
        )}
        {takesCodes && (
          <>
            <TextField
              label={t("secondStep.code")}
              hint={t("secondStep.codeHint")}
              kind="code"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              onChange={setCode}
            />
            <Button type="submit" variant="contained" size="large" loading={byCode.isPending} loadingPosition="start">
              {t("secondStep.submit")}
            </Button>
          </>
        )}
        <Button type="button" variant="text" onClick={onRestart}>
          {t(isOver ? "secondStep.again" : "secondStep.back")}
        </Button>
      </Form>
    </>
  );
};
