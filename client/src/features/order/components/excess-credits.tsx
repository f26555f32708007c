import styled from "@emotion/styled";
import type { ExcessCredit } from "@naqsh/shared/invoice";
import { decimalFromInput } from "@naqsh/shared/kernel/digits";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { FreshConfirmation } from "../../../lib/confirm/fresh-confirmation";
import { useConfirmed } from "../../../lib/confirm/use-confirmed";
import { INVOICES_KEY } from "../../../lib/query-keys";
import { Button } from "../../../ui/button";
import { Ltr } from "../../../ui/bidi";
import { TextField } from "../../../ui/form/text-field";
import { issueDebitNote, useExcessCredits, useOrderStep } from "../fulfilment.api";

const SHORTEST_REASON = 5;

const Excess = ({ credit }: { credit: ExcessCredit }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  const [amount, setAmount] = useState(decimalFromHalalas(credit.credited - credit.wentBack));
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  const { run, confirmation } = useConfirmed();
  const issuing = useOrderStep({
    send: (body: { amount: string; reason: string }) => run(() => issueDebitNote(credit)(body)),
    done: t("excess.issued"),
    onDone: () => void queries.invalidateQueries({ queryKey: [INVOICES_KEY] }),
  });
  const asked = decimalFromInput(amount);
  const isTooShort = reason.trim().length < SHORTEST_REASON;
  const issue = () => {
    setAsked(true);
    if (asked !== null && !isTooShort) issuing.mutate({ amount: asked, reason: reason.trim() });
  };
  return (
    <li>
      <p>
        <Link to={`/orders/${credit.orderId}/invoice`}>
          <Ltr>{credit.orderNumber}</Ltr> · <Ltr>{credit.invoice}</Ltr>
        </Link>
      </p>
      <p>
        {t("excess.sums", {
          credited: format.moneyText(credit.credited),
          wentBack: format.moneyText(credit.wentBack),
        })}
      </p>
      <TextField
        label={t("excess.amount")}
        kind="number"
        value={amount}
        onChange={setAmount}
        error={isAsked && asked === null ? t("refunds.amountFault") : undefined}
      />
      <TextField
        label={t("excess.reason")}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={isAsked && isTooShort ? t("refunds.reasonFault") : undefined}
      />
      <div>
        <Button variant="contained" loading={issuing.isPending} onClick={issue}>
          {t("excess.issue")}
        </Button>
      </div>
      <FreshConfirmation {...confirmation} />
    </li>
  );
};

/** Invoices of which more was credited than went back, for an administrator to take back by a debit note; nothing if there are none. */
export const ExcessCredits = () => {
  const { t } = useTranslation("fulfilment");
  const { data: credits = [], isError } = useExcessCredits();
  if (isError) return <p role="alert">{t("excess.failed")}</p>;
  if (credits.length === 0) return null;
  return (
    <List aria-labelledby="excess-credits">
      <h2 id="excess-credits">{t("excess.title", { count: credits.length })}</h2>
      <p>{t("excess.lead")}</p>
      <ul>
        {credits.map((credit) => (
          <Excess key={`${credit.paymentId} ${credit.credited}`} credit={credit} />
        ))}
      </ul>
    </List>
  );
};

const List = styled.section`
  display: grid;
  gap: var(--space-m);
  padding: 16px 20px;
  border-radius: var(--r-panel);
  border-inline-start: 4px solid var(--madder);
  background: var(--sunken);

  h2 {
    font-size: var(--text-heading);
  }

  ul {
    display: grid;
    gap: var(--space-l);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: var(--space-s);
  }
`;
