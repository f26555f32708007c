import styled from "@emotion/styled";
import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { invoiceLabels, type InvoiceLine, type InvoiceSeller, type InvoiceView } from "@naqsh/shared/invoice";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { formatsFor } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import { QrCode } from "../../../ui/qr-code";

/** A text in both languages, Arabic first; each is read in its own direction. */
const Both = ({ text, className }: { text: BilingualText; className?: string }) => (
  <span className={className}>
    <span lang="ar" dir="rtl">
      {text.ar}
    </span>{" "}
    {text.en !== text.ar && (
      <span lang="en" dir="ltr" className="second">
        {text.en}
      </span>
    )}
  </span>
);

/** Latin digits and two places in both languages, as tax invoices have them. */
const Figure = ({ amount }: { amount: Halalas }) => <Ltr className="figure">{decimalFromHalalas(amount)}</Ltr>;

const Fact = ({ label, children }: { label: BilingualText; children: ReactNode }) => (
  <div>
    <dt>
      <Both text={label} />
    </dt>
    <dd>{children}</dd>
  </div>
);

const Seller = ({ seller }: { seller: InvoiceSeller }) => (
  <dl>
    <Fact label={invoiceLabels.seller}>
      <strong>
        <Both text={seller.name} />
      </strong>
      {seller.address && <Both text={seller.address} className="block" />}
    </Fact>
    {seller.vatNumber && (
      <Fact label={invoiceLabels.vatNumber}>
        <Ltr>{seller.vatNumber}</Ltr>
      </Fact>
    )}
    {seller.commercialRegistration && (
      <Fact label={invoiceLabels.commercialRegistration}>
        <Ltr>{seller.commercialRegistration}</Ltr>
      </Fact>
    )}
  </dl>
);

const Line = ({ line }: { line: InvoiceLine }) => (
  <tr>
    <td>
      <Both text={line.title ?? invoiceLabels.delivery} />
    </td>
    <td>
      <Figure amount={line.amount} />
    </td>
  </tr>
);

/** One invoice, credit or debit note as it lies on paper: dark on white in every theme. */
export const InvoiceSheet = ({ invoice }: { invoice: InvoiceView }) => {
  const { t } = useTranslation("invoice");
  const { kind, number, issuedAt, orderNumber, corrects, reason, seller, buyer, lines, vat, total, qr, isSandbox } =
    invoice;
  const atMs = msFromInstant(issuedAt);
  const day = { ar: formatsFor("ar", "arabic").date(atMs), en: formatsFor("en", "latin").date(atMs) };
  return (
    <Sheet aria-label={`${t(kind)} ${number}`}>
      {isSandbox && <Both text={invoiceLabels.sandbox} className="sandbox" />}
      <header>
        <h2>
          <Both text={invoiceLabels[kind]} />
        </h2>
        {qr && <QrCode text={qr} label={t("qr")} />}
      </header>
      <dl className="facts">
        <Fact label={invoiceLabels.number}>
          <Ltr>{number}</Ltr>
        </Fact>
        <Fact label={invoiceLabels.issuedAt}>
          <Both text={day} />
        </Fact>
        <Fact label={invoiceLabels.order}>
          <Ltr>{orderNumber}</Ltr>
        </Fact>
        {corrects && (
          <Fact label={invoiceLabels.corrects}>
            <Ltr>{corrects}</Ltr>
          </Fact>
        )}
        {reason && (
          <Fact label={invoiceLabels.reason}>
            <Bidi>{reason}</Bidi>
          </Fact>
        )}
      </dl>
      <div className="parties">
        <Seller seller={seller} />
        <dl>
          <Fact label={invoiceLabels.buyer}>
            <strong>
              <Bidi>{buyer.name ?? "—"}</Bidi>
            </strong>
            {buyer.address && <span className="block">{buyer.address}</span>}
          </Fact>
        </dl>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Both text={invoiceLabels.item} />
            </th>
            <th scope="col">
              <Both text={invoiceLabels.amount} />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.what} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Both text={invoiceLabels.vat} />
            </th>
            <td>
              <Figure amount={vat} />
            </td>
          </tr>
          <tr className="total">
            <th scope="row">
              <Both text={invoiceLabels.total} />
            </th>
            <td>
              <Figure amount={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
};

const Sheet = styled.article`
  --paper-ink: #1a1613;
  --paper-ink-2: #55493f;
  --paper-line: #d9d0c4;

  display: grid;
  gap: var(--space-xl);
  padding: clamp(18px, 5vw, 48px);
  border: 1px solid var(--paper-line);
  border-radius: var(--r-panel);
  background: #fff;
  color: var(--paper-ink);

  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-l);
    align-items: start;
    justify-content: space-between;
  }

  header svg {
    inline-size: 132px;
    block-size: 132px;
    border-radius: 0;
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  .second,
  dt {
    color: var(--paper-ink-2);
  }

  dt {
    font-size: var(--text-small);
  }

  dl {
    display: grid;
    gap: var(--space-s);
    align-content: start;
  }

  .facts,
  .parties {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: var(--space-l);
  }

  .block {
    display: block;
  }

  .sandbox {
    padding: 8px 14px;
    border: 1px dashed var(--paper-ink-2);
    text-align: center;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 10px 0;
    border-block-end: 1px solid var(--paper-line);
    text-align: start;
    font-weight: 400;
    vertical-align: top;
  }

  tr > :last-child {
    inline-size: 34%;
    text-align: end;
  }

  .figure {
    font-variant-numeric: tabular-nums lining-nums;
  }

  .total > * {
    border-block-end: 0;
    font-size: var(--text-heading);
    font-weight: 700;
  }

  @media print {
    break-after: page;
    padding: 0;
    border: 0;
  }
`;
