import { Button } from "../../ui/button";
import { LONGEST_NAME } from "@naqsh/shared/address";
import { useTranslation } from "../../i18n/use-translation";
import { AddressFields } from "../../lib/address/address-fields";
import { useWriteAddress } from "../../lib/address/address.api";
import { EMPTY_ADDRESS, useAddressFaults, valuesOf } from "../../lib/address/address-values";
import { Form, FormError, SubmitButton } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { useForm } from "../../ui/form/use-form";
import { Inline } from "../../ui/inline";
import type { KeptAddress } from "./kept-address";
import { useTold } from "./use-told";

type AddressBookFormProps = { kept: KeptAddress | null; onClose: () => void };

/** Writes an address of the book anew, or a new one. */
export const AddressBookForm = ({ kept, onClose }: AddressBookFormProps) => {
  const { t } = useTranslation("address");
  const writing = useWriteAddress();
  const faultsOf = useAddressFaults();
  const told = useTold(t("book.saved"), t("book.failed"));
  const form = useForm({
    initial: { name: kept?.name ?? "", ...(kept ? valuesOf(kept) : EMPTY_ADDRESS) },
    faultsOf: (values) => ({
      ...faultsOf(values),
      ...(values.name.trim() === "" && { name: t("faults.required") }),
    }),
    send: ({ name, ...values }) =>
      writing.mutate(
        { id: kept?.id ?? null, name, values },
        {
          onSuccess: () => {
            told.onSuccess();
            onClose();
          },
        },
      ),
    command: writing,
  });
  return (
    <Form onSubmit={form.submit} noValidate aria-label={t(kept ? "book.editing" : "book.adding")}>
      {form.problem && <FormError title={t("book.failed")} text={form.problem} />}
      <TextField label={t("name")} hint={t("nameHint")} maxLength={LONGEST_NAME} {...form.fieldOf("name")} />
      <AddressFields form={form} />
      <Inline gap="s">
        <SubmitButton isPending={form.isPending}>{t("book.save")}</SubmitButton>
        <Button variant="text" onClick={onClose}>
          {t("book.cancel")}
        </Button>
      </Inline>
    </Form>
  );
};
