import styled from "@emotion/styled";
import { Button } from "../../../../ui/button";
import type { FailedRefund, OrderSide, OrderView } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { useFormat } from "../../../../i18n/use-format";
import { FreshConfirmation } from "../../../../lib/confirm/fresh-confirmation";
import { useConfirmed } from "../../../../lib/confirm/use-confirmed";
import { RefundDue } from "../../../../lib/refund/refund-due";
import { RefundClaim } from "../../../../lib/refund/refund-claim";
import { TextField } from "../../../../ui/form/text-field";
import { Inline } from "../../../../ui/inline";
import { recordPaidByTransfer, repeatRefund, useOrderStep } from "../../fulfilment.api";

/** An administrator sends the money again while nobody transfers it, or transfers it and says so. */
const WaysOn = ({ order, refund }: { order: OrderView; refund: FailedRefund }) => {
  const { t } = useTranslation("fulfilment");
  const [bankReference, setBankReference] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { run, confirmation } = useConfirmed();
  const repeating = useOrderStep({
    send: () => run(repeatRefund(order.id, refund)),
    done: t("refunds.failed.repeated"),
  });
  const paying = useOrderStep({
    send: (reference: string) => run(() => recordPaidByTransfer(order.id, refund)(reference)),
    done: t("refunds.failed.paid"),
  });
  const isMissing = bankReference.trim() === "";
  const pay = () => {
    setAsked(true);
    if (!isMissing) paying.mutate(bankReference.trim());
  };
  return (
    <>
      {refund.claim === null && (
        <Button variant="contained" loading={repeating.isPending} onClick={() => repeating.mutate(undefined)}>
          {t("refunds.failed.repeat")}
        </Button>
      )}
      <RefundClaim refund={{ orderId: order.id, ...refund }}>
        <Inline gap="m" align="end">
          <TextField
            label={t("refunds.failed.bankReference")}
            kind="code"
            maxLength={80}
            value={bankReference}
            onChange={setBankReference}
            error={isAsked && isMissing ? t("refunds.failed.bankReferenceFault") : undefined}
          />
          <Button variant="outlined" loading={paying.isPending} onClick={pay}>
            {t("refunds.failed.byTransfer")}
          </Button>
        </Inline>
      </RefundClaim>
      <FreshConfirmation {...confirmation} />
    </>
  );
};

/** Money that did not reach its buyer: said to them, and an administrator's to send otherwise. The artist is told of none. */
export const FailedRefunds = ({ order, reader }: { order: OrderView; reader: OrderSide }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  const isAdministrators = reader === "administrator";
  if (order.failedRefunds.length === 0) return null;
  return (
    <Failed aria-label={t("refunds.failed.title")}>
      <h2>{t("refunds.failed.title")}</h2>
      {order.failedRefunds.map((refund) => (
        <div key={`${refund.paymentId} ${refund.refundId}`}>
          <p>
            {t(isAdministrators ? "refunds.failed.toAdministrator" : "refunds.failed.toBuyer", {
              amount: format.moneyText(refund.amount),
            })}
          </p>
          {isAdministrators && (
            <>
              <RefundDue dueAt={refund.dueAt} />
              <p className="because">{t("refunds.failed.because", { reason: refund.reason })}</p>
              <WaysOn order={order} refund={refund} />
            </>
          )}
        </div>
      ))}
    </Failed>
  );
};

const Failed = styled.section`
  display: grid;
  gap: var(--space-m);
  padding: 16px 20px;
  border-radius: var(--r-panel);
  border-inline-start: 4px solid var(--madder);
  background: var(--sunken);

  h2 {
    font-size: var(--text-heading);
  }

  div {
    display: grid;
    gap: var(--space-m);
    justify-items: start;
  }

  .because {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
