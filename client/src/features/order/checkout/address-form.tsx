import styled from "@emotion/styled";
import type { KnownAddress } from "@naqsh/shared/order";
import { useTranslation } from "react-i18next";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { Form, FormError, SubmitButton } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { useForm } from "../../../ui/form/use-form";
import { EMPTY_ADDRESS, faultsOfAddress, valuesOf, type AddressValues } from "./address-values";
import { ZoneChoice } from "./zone-choice";

type AddressFormProps = {
  known: readonly KnownAddress[];
  command: { isPending: boolean; error: Error | null };
  onSend: (values: AddressValues) => void;
  /** Whether going on keeps a work that nobody has kept yet. */
  isReserving: boolean;
};

/** Where the work is sent: an address given before, or a new one. */
export const AddressForm = ({ known, command, onSend, isReserving }: AddressFormProps) => {
  const { t } = useTranslation("checkout");
  const [latest] = known;
  const form = useForm<AddressValues>({
    initial: latest ? valuesOf(latest) : EMPTY_ADDRESS,
    faultsOf: (values) =>
      Object.fromEntries(Object.entries(faultsOfAddress(values)).map(([name, fault]) => [name, t(`faults.${fault}`)])),
    send: onSend,
    command,
  });
  const isChosen = (one: AddressValues) => JSON.stringify(one) === JSON.stringify(form.values);
  return (
    <Form onSubmit={form.submit} noValidate style={{ marginBlockStart: 0 }}>
      {form.problem && <FormError title={t("refused")} text={form.problem} />}
      <h2>{t("address.title")}</h2>
      {known.length > 0 && (
        <ChipRow role="group" aria-label={t("address.known")}>
          {known.map((one) => {
            const values = valuesOf(one);
            return (
              <ChoiceChip key={JSON.stringify(one)} isChosen={isChosen(values)} onSelect={() => form.change(values)}>
                <bdi>{[one.address.recipient, one.address.district, one.address.city].join(" · ")}</bdi>
              </ChoiceChip>
            );
          })}
          <ChoiceChip isChosen={isChosen(EMPTY_ADDRESS)} onSelect={() => form.change(EMPTY_ADDRESS)}>
            {t("address.new")}
          </ChoiceChip>
        </ChipRow>
      )}
      <ZoneChoice chosen={form.values.zone} onChoose={(zone) => form.change({ zone })} />
      <Fields>
        <TextField label={t("address.recipient")} autoComplete="name" maxLength={80} {...form.fieldOf("recipient")} />
        <TextField
          label={t("address.phone")}
          kind="code"
          autoComplete="tel"
          maxLength={20}
          {...form.fieldOf("phone")}
        />
        <TextField label={t("address.city")} autoComplete="address-level2" maxLength={60} {...form.fieldOf("city")} />
        <TextField
          label={t("address.district")}
          autoComplete="address-level3"
          maxLength={80}
          {...form.fieldOf("district")}
        />
      </Fields>
      <TextField label={t("address.street")} autoComplete="address-line1" maxLength={120} {...form.fieldOf("street")} />
      <TextField
        label={t("address.note")}
        isOptional
        maxLength={200}
        hint={t("address.private")}
        {...form.fieldOf("note")}
      />
      <SubmitButton isPending={form.isPending}>{t(isReserving ? "continue" : "continueOwed")}</SubmitButton>
      {isReserving && <p className="hold">{t("hold")}</p>}
    </Form>
  );
};

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-l);
`;
