import { Button } from "../../../ui/button";
import type { TransferRefund, TransferRow } from "@naqsh/shared/transfer";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { FreshConfirmation } from "../../../lib/confirm/fresh-confirmation";
import { RefundDue } from "../../../lib/refund/refund-due";
import { RefundClaim } from "../../../lib/refund/refund-claim";
import { Bidi, Ltr } from "../../../ui/bidi";
import { TextField } from "../../../ui/form/text-field";
import { Money } from "../../../ui/money";
import { confirmSent, useTransferStep } from "../transfer.api";
import { TransferList } from "./transfer-list";

const Owed = ({ row, refund }: { row: TransferRow; refund: TransferRefund }) => {
  const { t } = useTranslation("transfer");
  const [bankReference, setBankReference] = useState("");
  const step = useTransferStep();
  return (
    <li>
      <div className="row">
        <strong>
          <Money amount={refund.amount} />
        </strong>
        <Link to={`/orders/${row.orderId}`}>
          <Ltr>{row.orderNumber}</Ltr>
        </Link>
        <Bidi>{row.buyer.names.join(" ")}</Bidi>
        <RefundDue dueAt={refund.dueAt} />
        <span className="quiet">{t(`reasons.${refund.reason ?? "cancelled"}`)}</span>
      </div>
      <RefundClaim refund={{ orderId: row.orderId, paymentId: row.paymentId, ...refund }}>
        <TextField
          label={t("owed.bankReference")}
          hint={t("owed.hint")}
          kind="code"
          value={bankReference}
          onChange={setBankReference}
          maxLength={80}
        />
        <div>
          <Button
            variant="contained"
            size="small"
            disabled={bankReference.trim() === ""}
            loading={step.isPending}
            onClick={() => step.mutate({ done: t("owed.done"), run: () => confirmSent(row, refund, bankReference) })}
          >
            {t("owed.sent")}
          </Button>
        </div>
      </RefundClaim>
      <FreshConfirmation {...step.confirmation} />
    </li>
  );
};

/** Money that goes back by transfer: sent at the bank, and said here. */
export const OwedTransfers = ({ rows }: { rows: readonly TransferRow[] }) => {
  const { t } = useTranslation("transfer");
  const owed = rows.flatMap((row) =>
    row.refunds.filter(({ sentAt }) => sentAt === null).map((refund) => ({ row, refund })),
  );
  if (owed.length === 0) return null;
  return (
    <TransferList aria-labelledby="owed-transfers">
      <h2 id="owed-transfers">{t("owed.title", { count: owed.length })}</h2>
      <ul>
        {owed.map(({ row, refund }) => (
          <Owed key={`${row.paymentId} ${refund.refundId}`} row={row} refund={refund} />
        ))}
      </ul>
    </TransferList>
  );
};
