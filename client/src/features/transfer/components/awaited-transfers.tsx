import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { TransferRow } from "@naqsh/shared/transfer";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { FreshConfirmation } from "../../../lib/confirm/fresh-confirmation";
import { Bidi, Ltr } from "../../../ui/bidi";
import { TextField } from "../../../ui/form/text-field";
import { Money } from "../../../ui/money";
import { giveBack, useTransferStep } from "../transfer.api";
import { TransferList } from "./transfer-list";

const GiveBack = ({ row }: { row: TransferRow }) => {
  const { t } = useTranslation("transfer");
  const [reason, setReason] = useState("");
  const step = useTransferStep();
  return (
    <details>
      <summary>{t("awaited.giveBack")}</summary>
      <TextField label={t("reason")} value={reason} onChange={setReason} maxLength={500} />
      <Button
        size="small"
        disabled={reason.trim() === ""}
        loading={step.isPending}
        onClick={() => step.mutate({ done: t("awaited.givenBack"), run: () => giveBack(row, reason) })}
      >
        {t("awaited.giveBack")}
      </Button>
      <FreshConfirmation {...step.confirmation} />
    </details>
  );
};

/** Transfers that have not come, or not wholly, the soonest due first. */
export const AwaitedTransfers = ({ rows }: { rows: readonly TransferRow[] }) => {
  const { t } = useTranslation("transfer");
  const format = useFormat();
  return (
    <TransferList aria-labelledby="awaited-transfers">
      <h2 id="awaited-transfers">{t("awaited.title", { count: rows.length })}</h2>
      {rows.length === 0 && <p className="quiet">{t("awaited.none")}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.paymentId}>
            <div className="row">
              <strong>
                <Money amount={row.missing} />
              </strong>
              <Link to={`/orders/${row.orderId}`}>
                <Ltr>{row.orderNumber}</Ltr>
              </Link>
              <Bidi>{row.buyer.names.join(" ")}</Bidi>
              <Ltr>{row.reference}</Ltr>
            </div>
            <p className="quiet">{t("awaited.until", { time: format.dateTime(msFromInstant(row.dueAt)) })}</p>
            {row.received > 0 && (
              <p>
                {t("awaited.part")} <Money amount={row.received} />
              </p>
            )}
            {row.received > 0 && <GiveBack row={row} />}
          </li>
        ))}
      </ul>
    </TransferList>
  );
};
