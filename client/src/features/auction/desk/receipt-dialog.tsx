import { ReceiptIcon } from "../../../ui/icons";
import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { BidReceipt } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { copyText } from "../../../lib/copy-text";
import { Ltr } from "../../../ui/bidi";
import { CheckIcon } from "../../../ui/tool-icons";
import { Money } from "../../../ui/money";
import { SaduBand } from "../../../ui/sadu-band";
import { showToast } from "../../../ui/toast.store";
import { riyadhClock } from "../../../lib/riyadh-time";

/** The receipt as a text that anyone can check against the public history. */
const textOf = (receipt: BidReceipt): string => JSON.stringify(receipt, null, 2);

const Facts = ({ receipt }: { receipt: BidReceipt }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  return (
    <dl>
      <dt>{t("receipt.number")}</dt>
      <dd>{format.number(receipt.number)}</dd>
      <dt>{t("receipt.alias")}</dt>
      <dd>{t("alias", { number: format.number(receipt.alias) })}</dd>
      <dt>{t("receipt.day")}</dt>
      <dd>{format.weekdayDate(msFromInstant(receipt.receivedAt))}</dd>
      <dt>{t("receipt.received")}</dt>
      <dd>{<Ltr>{format.digits(riyadhClock(receipt.receivedAt))}</Ltr>}</dd>
      <dt>{t("receipt.accepted")}</dt>
      <dd>{<Ltr>{format.digits(riyadhClock(receipt.acceptedAt))}</Ltr>}</dd>
    </dl>
  );
};

type ReceiptDialogProps = { receipt: BidReceipt | null; onClose: () => void };

/** The proof of a bid: its place in the public history and the hash that binds it to all before it. */
export const ReceiptDialog = ({ receipt, onClose }: ReceiptDialogProps) => {
  const { t } = useTranslation("auction");
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!receipt) return;
    const isDone = await copyText(textOf(receipt));
    setCopied(isDone);
    if (!isDone) showToast({ title: t("receipt.notCopied"), tone: "urgent" });
  };
  const close = () => {
    setCopied(false);
    onClose();
  };
  return (
    <Dialog open={receipt !== null} onClose={close} maxWidth="xs" fullWidth aria-labelledby="receipt-title">
      <SaduBand kind="thread" />
      <DialogTitle id="receipt-title">{t("receipt.title")}</DialogTitle>
      {receipt && (
        <DialogContent>
          <Slip>
            <div className="amount">
              <Money amount={receipt.amount} />
            </div>
            <Facts receipt={receipt} />
            <div>
              <h3>{t("receipt.hash")}</h3>
              <Ltr className="code">{receipt.hash}</Ltr>
            </div>
            <p className="explained">{t("receipt.explained")}</p>
          </Slip>
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="text" onClick={close}>
          {t("close")}
        </Button>
        <Button variant="outlined" onClick={() => void copy()} startIcon={isCopied ? <CheckIcon /> : <ReceiptIcon />}>
          {t(isCopied ? "receipt.copied" : "receipt.copy")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Slip = styled.div`
  display: grid;
  gap: var(--space-m);

  .amount {
    font-size: var(--text-title);
    font-weight: 700;
    line-height: 1.3;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-xs) var(--space-l);
    font-size: var(--text-small);
    line-height: 1.6;
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    text-align: end;
  }

  .code {
    display: block;
    overflow-wrap: anywhere;
    text-align: start;
    font-size: var(--text-caption);
    line-height: 1.6;
    padding: 10px 12px;
    border-radius: 8px;
    background: var(--sunken);
    border: 1px solid var(--line);
  }

  .explained {
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }

  h3 {
    font: 600 var(--text-small)/1.5 var(--font-ui);
    margin-block-end: 4px;
  }
`;
