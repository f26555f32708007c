import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { TextField } from "../../ui/form/text-field";
import type { useForm } from "../../ui/form/use-form";
import type { AddressValues } from "./address-values";
import { ZoneChoice } from "./zone-choice";

type AddressFieldsProps = { form: Pick<ReturnType<typeof useForm<AddressValues>>, "values" | "change" | "fieldOf"> };

/** What a form asks of an address: how far it is, who receives there, and where that is. */
export const AddressFields = ({ form }: AddressFieldsProps) => {
  const { t } = useTranslation("address");
  return (
    <>
      <ZoneChoice chosen={form.values.zone} onChoose={(zone) => form.change({ zone })} />
      <Fields>
        <TextField label={t("recipient")} autoComplete="name" maxLength={80} {...form.fieldOf("recipient")} />
        <TextField label={t("phone")} kind="code" autoComplete="tel" maxLength={20} {...form.fieldOf("phone")} />
        <TextField label={t("city")} autoComplete="address-level2" maxLength={60} {...form.fieldOf("city")} />
        <TextField label={t("district")} autoComplete="address-level3" maxLength={80} {...form.fieldOf("district")} />
      </Fields>
      <TextField label={t("street")} autoComplete="address-line1" maxLength={120} {...form.fieldOf("street")} />
      <TextField label={t("note")} isOptional maxLength={200} hint={t("private")} {...form.fieldOf("note")} />
    </>
  );
};

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-l);
`;
