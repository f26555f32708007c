import { LONGEST_NAME, type KnownAddress } from "@naqsh/shared/address";
import type { DeliveryZone } from "@naqsh/shared/settings";
import { useEffect } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { AddressFields } from "../../../lib/address/address-fields";
import { EMPTY_ADDRESS, useAddressFaults, valuesOf, type AddressValues } from "../../../lib/address/address-values";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { Form, FormError, SubmitButton } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { useForm } from "../../../ui/form/use-form";

/** `keepAs`: the name under which the address is kept; empty if it is for this order alone. */
export type DeliveryValues = AddressValues & { keepAs: string };

type AddressFormProps = {
  known: readonly KnownAddress[];
  command: { isPending: boolean; error: Error | null };
  onSend: (values: DeliveryValues) => void;
  /** Whether going on keeps a work that nobody has kept yet. */
  isReserving: boolean;
  /** Told where it would be sent, which decides what delivery costs. */
  onZone: (zone: DeliveryZone) => void;
};

const wordsFor = ({ name, address: { recipient, district, city } }: KnownAddress): string =>
  [name ?? recipient, district, city].join(" · ");

/** Where the work is sent: an address of the reader's book, one given before, or a new one. */
export const AddressForm = ({ known, command, onSend, isReserving, onZone }: AddressFormProps) => {
  const { t } = useTranslation("checkout");
  const faultsOf = useAddressFaults();
  const [first] = known;
  const form = useForm<DeliveryValues>({
    initial: { ...(first ? valuesOf(first) : EMPTY_ADDRESS), keepAs: "" },
    faultsOf,
    send: onSend,
    command,
  });
  const { zone } = form.values;
  useEffect(() => onZone(zone), [onZone, zone]);
  const { keepAs: _, ...written } = form.values;
  const isChosen = (one: AddressValues) =>
    Object.entries(one).every(([name, text]) => Object.is(written[name as keyof AddressValues], text));
  const isKept = known.some((one) => one.id !== null && isChosen(valuesOf(one)));
  return (
    <Form onSubmit={form.submit} noValidate style={{ marginBlockStart: 0 }}>
      {form.problem && <FormError title={t("refused")} text={form.problem} />}
      <h2>{t("address.title")}</h2>
      {known.length > 0 && (
        <ChipRow role="group" aria-label={t("address.known")}>
          {known.map((one) => (
            <ChoiceChip
              key={one.id ?? JSON.stringify(one)}
              isChosen={isChosen(valuesOf(one))}
              onSelect={() => form.change(valuesOf(one))}
            >
              <bdi>{wordsFor(one)}</bdi>
            </ChoiceChip>
          ))}
          <ChoiceChip isChosen={isChosen(EMPTY_ADDRESS)} onSelect={() => form.change(EMPTY_ADDRESS)}>
            {t("address.new")}
          </ChoiceChip>
        </ChipRow>
      )}
      <AddressFields form={form} />
      {!isKept && (
        <TextField
          label={t("address.keep.name")}
          isOptional
          maxLength={LONGEST_NAME}
          hint={t("address.keep.hint")}
          {...form.fieldOf("keepAs")}
        />
      )}
      <SubmitButton isPending={form.isPending}>{t(isReserving ? "continue" : "continueOwed")}</SubmitButton>
      {isReserving && <p className="hold">{t("hold")}</p>}
    </Form>
  );
};
