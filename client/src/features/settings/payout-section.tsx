import { useTranslation } from "../../i18n/use-translation";
import { Ltr } from "../../ui/bidi";
import { Form, FormError, SubmitButton } from "../../ui/form/form";
import { PasswordField } from "../../ui/form/password-field";
import { TextField } from "../../ui/form/text-field";
import { useForm } from "../../ui/form/use-form";
import { usePayoutAccount } from "./settings.api";
import { SettingsSection } from "./settings-section";
import type { SettingsTabProps } from "./settings-tab-props";
import { useTold } from "./use-told";

/** Where an artist's payouts go; changed only with the password. */
export const PayoutSection = ({ settings }: SettingsTabProps) => {
  const { t } = useTranslation("settings");
  const change = usePayoutAccount();
  const told = useTold(t("payout.saved"), t("payout.failed"));
  const form = useForm({
    initial: { iban: "", password: "" },
    faultsOf: ({ iban, password }) => ({
      ...(iban.trim() === "" && { iban: t("profile.required") }),
      ...(password === "" && { password: t("profile.required") }),
    }),
    send: (values) =>
      change.mutate(values, {
        onSuccess: () => {
          form.reset({ iban: "", password: "" });
          told.onSuccess();
        },
      }),
    command: change,
  });
  return (
    <SettingsSection>
      <h2>{t("payout.heading")}</h2>
      <p>{t("payout.text")}</p>
      <p>
        {settings.payoutAccount ? (
          <>
            {t("payout.current")}: <Ltr>{settings.payoutAccount}</Ltr>
          </>
        ) : (
          t("payout.none")
        )}
      </p>
      <Form onSubmit={form.submit} noValidate>
        {form.problem && <FormError title={t("payout.failed")} text={form.problem} />}
        <div className="pair">
          <TextField
            label={t("payout.iban")}
            kind="code"
            maxLength={42}
            placeholder="SA00 0000 0000 0000 0000 0000"
            {...form.fieldOf("iban")}
          />
          <PasswordField label={t("payout.password")} autoComplete="current-password" {...form.fieldOf("password")} />
        </div>
        <div className="action">
          <SubmitButton isPending={form.isPending}>{t("payout.save")}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
};
