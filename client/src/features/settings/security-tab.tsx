import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Form, FormError, SubmitButton } from "../../ui/form/form";
import { PasswordField } from "../../ui/form/password-field";
import { useForm } from "../../ui/form/use-form";
import { useChangePassword } from "./settings.api";
import { SettingsSection } from "./settings-section";
import { useTold } from "./use-told";

const SHORTEST = 8;
const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };

const PasswordSection = () => {
  const { t } = useTranslation("settings");
  const change = useChangePassword();
  const told = useTold(t("password.saved"), t("password.failed"));
  const form = useForm({
    initial: EMPTY,
    faultsOf: ({ currentPassword, newPassword, confirmPassword }) => ({
      ...(currentPassword === "" && { currentPassword: t("profile.required") }),
      ...(newPassword.length < SHORTEST && { newPassword: t("password.tooShort") }),
      ...(newPassword !== confirmPassword && { confirmPassword: t("password.differ") }),
    }),
    send: (values) =>
      change.mutate(values, {
        onSuccess: () => {
          form.reset(EMPTY);
          told.onSuccess();
        },
      }),
    command: change,
  });
  return (
    <SettingsSection>
      <h2>{t("password.heading")}</h2>
      <p>{t("password.text")}</p>
      <Form onSubmit={form.submit} noValidate>
        {form.problem && <FormError title={t("password.failed")} text={form.problem} />}
        <PasswordField
          label={t("password.current")}
          autoComplete="current-password"
          {...form.fieldOf("currentPassword")}
        />
        <div className="pair">
          <PasswordField
            label={t("password.new")}
            hint={t("password.newHint")}
            autoComplete="new-password"
            {...form.fieldOf("newPassword")}
          />
          <PasswordField
            label={t("password.confirm")}
            autoComplete="new-password"
            {...form.fieldOf("confirmPassword")}
          />
        </div>
        <div className="action">
          <SubmitButton isPending={form.isPending}>{t("password.save")}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
};

/** How one gets in to the account. */
export const SecurityTab = () => {
  const { t } = useTranslation("settings");
  return (
    <div>
      <PasswordSection />
      <SettingsSection>
        <h2>{t("protection.heading")}</h2>
        <p>{t("protection.text")}</p>
        <Button className="action" variant="outlined" component={Link} to="/settings/security">
          {t("protection.open")}
        </Button>
      </SettingsSection>
    </div>
  );
};
