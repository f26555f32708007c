import { Button } from "../../../ui/button";
import type { OrderView } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { ShieldIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { Text } from "../../../ui/text";
import { useAbandonPayment, useConfirmPayment } from "../../../lib/payment/payment.api";

/** The bank's own question, as the sandbox plays it. Closing it keeps the payment waiting; it can be opened again. */
export const BankConfirmation = ({ order, paymentId }: { order: OrderView; paymentId: string }) => {
  const { t } = useTranslation("order");
  const [isOpen, setOpen] = useState(true);
  const confirming = useConfirmPayment(order, paymentId);
  const abandoning = useAbandonPayment(order, paymentId);
  return (
    <>
      <Button variant="contained" size="large" startIcon={<ShieldIcon />} onClick={() => setOpen(true)}>
        {t("bank.open")}
      </Button>
      <Button variant="text" size="large" onClick={() => abandoning.mutate(undefined)} loading={abandoning.isPending}>
        {t("bank.another")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("bank.title")}
        confirmLabel={t("bank.confirm")}
        isPending={confirming.isPending}
        onConfirm={() => confirming.mutate(undefined, { onSuccess: () => setOpen(false) })}
        onCancel={() => setOpen(false)}
      >
        <p>{t("bank.text")}</p>
        <Text size="title" weight={700} style={{ marginBlock: 12 }}>
          <Money amount={order.amounts.total} />
        </Text>
        <Text size="small" tone="quiet">
          {t("bank.sandbox")}
        </Text>
      </ConfirmDialog>
    </>
  );
};
