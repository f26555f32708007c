import { latinDigits } from "@naqsh/shared/kernel/digits";
import { useTranslation } from "../../i18n/use-translation";
import { Form, FormError, SubmitButton } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { useForm } from "../../ui/form/use-form";
import { useVatRegistration } from "./settings.api";
import { SettingsSection } from "./settings-section";
import type { SettingsTabProps } from "./settings-tab-props";
import { useTold } from "./use-told";

const VAT_NUMBER = /^3\d{13}3$/;

/** Under which name and number an artist is registered for VAT; empty for an artist who is not. */
export const VatSection = ({ settings: { vatRegistration } }: SettingsTabProps) => {
  const { t } = useTranslation("settings");
  const change = useVatRegistration();
  const { onSuccess } = useTold(t("vat.saved"), t("vat.failed"));
  const form = useForm({
    initial: { name: vatRegistration?.name ?? "", number: vatRegistration?.number ?? "" },
    faultsOf: ({ name, number }) => {
      const isEmpty = name.trim() === "" && number.trim() === "";
      if (isEmpty) return {};
      return {
        ...(name.trim() === "" && { name: t("profile.required") }),
        ...(!VAT_NUMBER.test(latinDigits(number).trim()) && { number: t("vat.badNumber") }),
      };
    },
    send: (values) => {
      const [name, number] = [values.name.trim(), latinDigits(values.number).trim()];
      const done = () => {
        form.reset({ name, number });
        onSuccess();
      };
      change.mutate(name === "" ? null : { name, number }, { onSuccess: done });
    },
    command: change,
  });
  return (
    <SettingsSection>
      <h2>{t("vat.heading")}</h2>
      <p>{t("vat.text")}</p>
      <Form onSubmit={form.submit} noValidate>
        {form.problem && <FormError title={t("vat.failed")} text={form.problem} />}
        <div className="pair">
          <TextField label={t("vat.name")} maxLength={160} autoComplete="organization" {...form.fieldOf("name")} />
          <TextField
            label={t("vat.number")}
            hint={t("vat.numberHint")}
            kind="code"
            maxLength={15}
            {...form.fieldOf("number")}
          />
        </div>
        <div className="action">
          <SubmitButton isPending={form.isPending}>{t("vat.save")}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
};
