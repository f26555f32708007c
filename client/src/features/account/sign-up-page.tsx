import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { useEffect, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { useSession } from "../../lib/session";
import { PageHeading } from "../../ui/page";
import { TextField } from "../../ui/text-field";
import { useRegister } from "./account.api";
import { AccountFrame } from "./account-frame";
import { Form, FormError, Lead, TextLink } from "./form";
import { PasswordField } from "./password-field";
import { emptyDraft, faultsOf, type RegistrationDraft, type RegistrationFaults } from "./registration";
import { returnPathFrom } from "./return-path";
import { RoleChoice } from "./role-choice";

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
`;

const focusFirstFault = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
};

export const SignUpPage = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { status } = useSession();
  const register = useRegister();
  const [draft, setDraft] = useState<RegistrationDraft>(emptyDraft);
  const [faults, setFaults] = useState<RegistrationFaults>({});
  const back = returnPathFrom(parameters);

  useEffect(() => {
    if (status === "signedIn") void navigate(back, { replace: true });
  }, [status, back, navigate]);

  const set = (change: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...change }));
  const errorOf = (field: keyof RegistrationFaults) => {
    const fault = faults[field];
    return fault && t(fault);
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstFault(event.currentTarget);
    else register.mutate({ ...draft, language });
  };

  return (
    <AccountFrame>
      <PageHeading documentTitle={t("signUp.title")}>{t("signUp.title")}</PageHeading>
      <Lead>{t("signUp.lead")}</Lead>
      <Form onSubmit={submit} noValidate>
        {register.error && (
          <FormError
            title={t("signUp.failed")}
            text={isApiError(register.error) ? register.error.text(language) : t("unexpected")}
          />
        )}
        <RoleChoice value={draft.role} onChange={(role) => set({ role })} />
        <Pair>
          <TextField
            label={t("firstName")}
            autoComplete="given-name"
            value={draft.firstName}
            onChange={(firstName) => set({ firstName })}
            error={errorOf("firstName")}
          />
          <TextField
            label={t("lastName")}
            autoComplete="family-name"
            value={draft.lastName}
            onChange={(lastName) => set({ lastName })}
            error={errorOf("lastName")}
          />
        </Pair>
        <TextField
          label={t("username")}
          kind="code"
          autoComplete="nickname"
          hint={t("usernameHint")}
          value={draft.username}
          onChange={(username) => set({ username })}
          error={errorOf("username")}
        />
        <TextField
          label={t("email")}
          kind="email"
          autoComplete="email"
          value={draft.email}
          onChange={(email) => set({ email })}
          error={errorOf("email")}
        />
        <PasswordField
          label={t("password")}
          autoComplete="new-password"
          hint={t("passwordHint")}
          value={draft.password}
          onChange={(password) => set({ password })}
          error={errorOf("password")}
        />
        <PasswordField
          label={t("confirmPassword")}
          autoComplete="new-password"
          value={draft.confirmPassword}
          onChange={(confirmPassword) => set({ confirmPassword })}
          error={errorOf("confirmPassword")}
        />
        <Button type="submit" variant="contained" size="large" loading={register.isPending} loadingPosition="start">
          {t("signUp.submit")}
        </Button>
        <p>
          {t("signUp.haveAccount")} <TextLink to={`/signin?${parameters.toString()}`}>{t("signUp.toSignIn")}</TextLink>
        </p>
      </Form>
    </AccountFrame>
  );
};
