import { Button } from "../../../../ui/button";
import { decimalFromInput } from "@naqsh/shared/kernel/digits";
import type { OrderView, RefundOrderBody } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { FreshConfirmation } from "../../../../lib/confirm/fresh-confirmation";
import { useConfirmed } from "../../../../lib/confirm/use-confirmed";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { TextField } from "../../../../ui/form/text-field";
import { Stack } from "../../../../ui/stack";
import { refundOrder, useOrderStep } from "../../fulfilment.api";

const SHORTEST_REASON = 5;

/** An administrator gives all or a part of the price back, with a reason that the buyer reads. */
export const RefundDialog = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("fulfilment");
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const onDone = () => setOpen(false);
  const { run, confirmation } = useConfirmed();
  const send = (body: RefundOrderBody) => run(() => refundOrder(order.id)(body));
  const refunding = useOrderStep({ send, done: t("refunds.sent"), onDone });
  const asked = amount.trim() === "" ? undefined : decimalFromInput(amount);
  const isTooShort = reason.trim().length < SHORTEST_REASON;
  const confirm = () => {
    setAsked(true);
    if (isTooShort || asked === null) return;
    refunding.mutate({ reason: reason.trim(), ...(asked !== undefined && { amount: asked }) });
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t("refunds.give")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("refunds.formTitle")}
        confirmLabel={t("refunds.send")}
        tone="danger"
        isPending={refunding.isPending}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        <Stack gap="l">
          <TextField
            label={t("refunds.amount")}
            hint={t("refunds.amountHint")}
            kind="number"
            isOptional
            value={amount}
            onChange={setAmount}
            error={isAsked && asked === null ? t("refunds.amountFault") : undefined}
          />
          <TextField
            label={t("refunds.reason")}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={setReason}
            error={isAsked && isTooShort ? t("refunds.reasonFault") : undefined}
          />
        </Stack>
      </ConfirmDialog>
      <FreshConfirmation {...confirmation} />
    </>
  );
};
