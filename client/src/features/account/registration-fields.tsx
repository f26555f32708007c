import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { TextField } from "../../ui/form/text-field";
import { PasswordField } from "../../ui/form/password-field";
import type { RegistrationDraft, RegistrationFaults } from "./registration";
import { Consents } from "./sign-up-consents";
import { RoleChoice } from "./role-choice";

type RegistrationFieldsProps = {
  draft: RegistrationDraft;
  faults: RegistrationFaults;
  onChange: (change: Partial<RegistrationDraft>) => void;
};

/** What a field shows and gives back, by its name in the draft. */
const useFieldOf = ({ draft, faults, onChange }: RegistrationFieldsProps) => {
  const { t } = useTranslation("account");
  return (name: Exclude<keyof RegistrationFaults, "hasAgreed">) => {
    const fault = faults[name];
    return {
      label: t(name),
      value: draft[name],
      onChange: (text: string) => onChange({ [name]: text }),
      error: fault && t(fault),
    };
  };
};

export const RegistrationFields = (props: RegistrationFieldsProps) => {
  const { t } = useTranslation("account");
  const fieldOf = useFieldOf(props);
  return (
    <>
      <RoleChoice value={props.draft.role} onChange={(role) => props.onChange({ role })} />
      <Pair>
        <TextField {...fieldOf("firstName")} autoComplete="given-name" />
        <TextField {...fieldOf("lastName")} autoComplete="family-name" />
      </Pair>
      <TextField {...fieldOf("username")} kind="code" autoComplete="nickname" hint={t("usernameHint")} />
      <TextField {...fieldOf("email")} kind="email" autoComplete="email" />
      <PasswordField {...fieldOf("password")} autoComplete="new-password" hint={t("passwordHint")} />
      <PasswordField {...fieldOf("confirmPassword")} autoComplete="new-password" />
      <TextField
        label={t("location")}
        isOptional
        autoComplete="address-level2"
        maxLength={120}
        value={props.draft.location}
        onChange={(location) => props.onChange({ location })}
      />
      <Consents {...props} />
    </>
  );
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-l);
`;
