import Button from "@mui/material/Button";
import type { OrderView } from "@naqsh/shared/order";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { ShieldIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { Text } from "../../../ui/text";
import { showToast } from "../../../ui/toast.store";
import { abandonPayment, confirmPayment, orderKeys } from "../order.api";

/** The bank's own question, as the sandbox plays it. Closing it keeps the payment waiting; it can be opened again. */
export const BankConfirmation = ({ order, paymentId }: { order: OrderView; paymentId: string }) => {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  const answering = {
    onSuccess: () => setOpen(false),
    onError: (failure: Error) => {
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.one(order.id) }),
  };
  const confirming = useMutation({ mutationFn: () => confirmPayment(order.id, paymentId), ...answering });
  const abandoning = useMutation({ mutationFn: () => abandonPayment(order.id, paymentId), ...answering });
  return (
    <>
      <Button variant="contained" size="large" startIcon={<ShieldIcon />} onClick={() => setOpen(true)}>
        {t("bank.open")}
      </Button>
      <Button variant="text" size="large" onClick={() => abandoning.mutate()} loading={abandoning.isPending}>
        {t("bank.another")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("bank.title")}
        confirmLabel={t("bank.confirm")}
        isPending={confirming.isPending}
        onConfirm={() => confirming.mutate()}
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
