import styled from "@emotion/styled";
import { ARTWORKS_KEY, ORDERS_KEY } from "../../../lib/query-keys";
import { Button } from "../../../ui/button";
import type { OrderView } from "@naqsh/shared/order";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { showToast } from "../../../ui/toast.store";
import { checkoutKey, giveUpOrder } from "./checkout.api";
import { PaymentSteps } from "./payment-steps";

/** Sent to where, paid how, and the way back out. */
export const CheckoutPayment = ({ order, onChange }: { order: OrderView; onChange: () => void }) => {
  const { t } = useTranslation("checkout");
  const isOpen = order.status === "pending" && ["none", "failed"].includes(order.payment.status);
  const address = order.delivery?.address;
  return (
    <Steps>
      {order.delivery && address && (
        <Destination>
          <div>
            <span>{t("deliverTo")}</span>
            <strong>
              <bdi>{address.recipient}</bdi>
            </strong>
            <bdi>{[address.street, address.district, address.city].join("، ")}</bdi>
          </div>
          {isOpen && (
            <Button variant="text" onClick={onChange}>
              {t("change")}
            </Button>
          )}
        </Destination>
      )}
      <PaymentSteps order={order} />
      {isOpen && order.source === "fixedPrice" && <GiveUp order={order} />}
    </Steps>
  );
};

const GiveUp = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const givingUp = useMutation({
    mutationFn: () => giveUpOrder(order.id),
    onError: (failure) => {
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
    onSettled: async () => {
      setAsked(false);
      await Promise.all([
        queries.invalidateQueries({ queryKey: [ORDERS_KEY] }),
        queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] }),
        queries.invalidateQueries({ queryKey: checkoutKey(order.artworkId) }),
      ]);
    },
  });
  return (
    <>
      <Button variant="text" onClick={() => setAsked(true)}>
        {t("giveUp.button")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("giveUp.title")}
        confirmLabel={t("giveUp.confirm")}
        isPending={givingUp.isPending}
        onConfirm={() => givingUp.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t("giveUp.text")}
      </ConfirmDialog>
    </>
  );
};

const Steps = styled.div`
  display: grid;
  gap: var(--space-xl);
  justify-items: stretch;
`;

const Destination = styled.section`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-m);
  padding: 14px 18px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  button {
    flex: none;
    white-space: nowrap;
  }

  div {
    display: grid;
    gap: var(--space-xs);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  span {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
