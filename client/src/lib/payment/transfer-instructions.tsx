import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import type { OrderView, TransferView } from "@naqsh/shared/order";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { Bidi, Ltr } from "../../ui/bidi";
import { Money } from "../../ui/money";
import { showToast } from "../../ui/toast.store";
import { copyText } from "../copy-text";
import { useAbandonPayment } from "./payment.api";

type CopiedProps = { name: string; text: string; children: ReactNode };

/** A fact that people carry into their bank's app, with a button that copies it. */
const Copied = ({ name, text, children }: CopiedProps) => {
  const { t } = useTranslation("payment");
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    showToast({ title: t(isCopied ? "transfer.copied" : "transfer.notCopied", { name }), tone: "notice" });
  };
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>
        {children}
        <Button size="small" variant="text" onClick={() => void copy()} aria-label={t("transfer.copyOf", { name })}>
          {t("transfer.copy")}
        </Button>
      </dd>
    </div>
  );
};

const iban = (compact: string): string => compact.replace(/(.{4})(?=.)/g, "$1 ");

type InstructionsProps = { order: OrderView; transfer: TransferView; paymentId: string };

/** Where a bank transfer goes, what is written on it, and what has come of it so far. */
export const TransferInstructions = ({ order, transfer, paymentId }: InstructionsProps) => {
  const { t } = useTranslation("payment");
  const format = useFormat();
  const language = useLanguage();
  const { account } = transfer;
  const abandoning = useAbandonPayment(order, paymentId);
  const missing = Math.max(0, order.amounts.total - transfer.received);
  const dueMs = msFromInstant(transfer.dueAt);
  return (
    <Panel aria-labelledby="transfer-title">
      <h2 id="transfer-title">{t("transfer.title")}</h2>
      <p>{t("transfer.lead")}</p>
      {transfer.received > 0 && (
        <p className="part" role="status">
          {t("transfer.part")} <Money amount={transfer.received} />. {t("transfer.rest")} <Money amount={missing} />
        </p>
      )}
      <dl>
        <Copied name={t("transfer.amount")} text={decimalFromHalalas(missing)}>
          <Money amount={missing} />
        </Copied>
        <Copied name={t("transfer.reference")} text={transfer.reference}>
          <Ltr className="code">{transfer.reference}</Ltr>
        </Copied>
        {account && (
          <>
            <Copied name={t("transfer.iban")} text={account.iban}>
              <Ltr className="code">{iban(account.iban)}</Ltr>
            </Copied>
            <Copied name={t("transfer.holder")} text={account.holder}>
              <Bidi>{account.holder}</Bidi>
            </Copied>
            <div className="fact">
              <dt>{t("transfer.bank")}</dt>
              <dd>
                <Bidi>{account.bank[language]}</Bidi>
              </dd>
            </div>
          </>
        )}
      </dl>
      <p>{t("transfer.until", { time: format.dateTime(dueMs), hijri: format.otherCalendar(dueMs) })}</p>
      <p className="quiet">{t("transfer.note")}</p>
      <div>
        <Button variant="outlined" loading={abandoning.isPending} onClick={() => abandoning.mutate(undefined)}>
          {t("another")}
        </Button>
      </div>
    </Panel>
  );
};

const Panel = styled.section`
  display: grid;
  gap: var(--space-m);
  padding: 22px 24px;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);

  h2 {
    font-size: var(--text-title);
  }

  dl {
    display: grid;
    gap: var(--space-s);
    margin: 0;
  }

  .fact {
    display: grid;
    grid-template-columns: minmax(8em, auto) minmax(0, 1fr);
    gap: var(--space-m);
    align-items: baseline;
    padding-block: 6px;
    border-block-end: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
    align-items: baseline;
    justify-content: space-between;
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .code {
    font-variant-numeric: tabular-nums lining-nums;
  }

  .part {
    padding: 10px 14px;
    border-radius: var(--r-control);
    background: var(--primary-soft);
  }

  .quiet {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  @media (max-width: 599.95px) {
    padding: 18px 16px;

    dd {
      gap: var(--space-xs);
    }

    .code {
      white-space: nowrap;
    }

    .fact {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
