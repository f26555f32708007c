import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import { invoiceLabels } from "@naqsh/shared/invoice";
import type { InvoiceSeller, InvoiceView } from "@naqsh/shared/invoice";
import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { createElement as h } from "react";
import type { ReactElement } from "react";
import { PDF_FONT, registerPdfFonts } from "./pdf-fonts";
import { pdfQr } from "./pdf-qr";
import { autoText, bothTexts, codeText, labelledRow } from "./pdf-text";

const LINE = "#d9d0c4";
const CENTRED = { textAlign: "center" } as const;
const BOLD = { fontWeight: 700 } as const;

const dayOf = (instant: Instant): BilingualText => {
  const day = { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Riyadh" } as const;
  const inLocale = (locale: string): string => new Intl.DateTimeFormat(locale, day).format(msFromInstant(instant));
  return { ar: inLocale("ar-SA-u-ca-gregory-nu-arab"), en: inLocale("en-SA-u-ca-gregory-nu-latn") };
};

const code = (label: BilingualText, text: string | null): ReactElement[] =>
  text === null ? [] : [labelledRow(label, {}, codeText(text, CENTRED))];

const block = (...rows: ReactElement[]): ReactElement =>
  h(View, { style: { gap: 5, paddingTop: 14, borderTop: `1pt solid ${LINE}` } }, ...rows);

const sellerRows = ({ name, address, vatNumber, commercialRegistration }: InvoiceSeller): ReactElement[] => [
  labelledRow(invoiceLabels.seller, {}, ...bothTexts(name, BOLD), ...(address ? bothTexts(address) : [])),
  ...code(invoiceLabels.vatNumber, vatNumber),
  ...code(invoiceLabels.commercialRegistration, commercialRegistration),
];

const buyerRow = ({ name, address }: InvoiceView["buyer"]): ReactElement =>
  labelledRow(
    invoiceLabels.buyer,
    {},
    autoText(name ?? "—", { ...BOLD, ...CENTRED }),
    ...(address === null ? [] : [autoText(address, CENTRED)]),
  );

const amountRows = ({ lines, vat, total }: InvoiceView): ReactElement[] => [
  ...lines.flatMap(({ title, amount }) => [
    labelledRow(invoiceLabels.item, {}, ...bothTexts(title ?? invoiceLabels.delivery)),
    labelledRow(invoiceLabels.amount, { marginBottom: 8 }, codeText(decimalFromHalalas(amount), CENTRED)),
  ]),
  labelledRow(invoiceLabels.vat, {}, codeText(decimalFromHalalas(vat), CENTRED)),
  labelledRow(invoiceLabels.total, { ...BOLD, fontSize: 12 }, codeText(decimalFromHalalas(total), CENTRED)),
];

const head = ({ kind, qr }: InvoiceView): ReactElement =>
  h(
    View,
    { style: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-start" } },
    h(View, {}, qr === null ? null : pdfQr(qr, 110)),
    h(
      View,
      {},
      autoText(invoiceLabels[kind].ar, { ...BOLD, fontSize: 22 }),
      autoText(invoiceLabels[kind].en, { fontSize: 13, textAlign: "right" }),
    ),
  );

/** The same document as the page made for print, from the same sealed text: an A4 page as the bytes of a PDF. */
export const invoicePdf = async (invoice: InvoiceView): Promise<Buffer> => {
  registerPdfFonts();
  const { kind, number, issuedAt, orderNumber, corrects, reason, seller, buyer, isSandbox } = invoice;
  const page = { padding: 44, gap: 18, fontFamily: PDF_FONT, fontSize: 10, color: "#1a1613" };
  return renderToBuffer(
    h(
      Document,
      { title: `${invoiceLabels[kind].en} ${number}`, language: "ar-SA", creationDate: new Date(issuedAt) },
      h(
        Page,
        { size: "A4", style: page },
        isSandbox ? h(View, {}, ...bothTexts(invoiceLabels.sandbox)) : null,
        head(invoice),
        block(
          ...code(invoiceLabels.number, number),
          labelledRow(invoiceLabels.issuedAt, {}, ...bothTexts(dayOf(issuedAt))),
          ...code(invoiceLabels.order, orderNumber),
          ...code(invoiceLabels.corrects, corrects),
          ...(reason === undefined ? [] : [labelledRow(invoiceLabels.reason, {}, autoText(reason, CENTRED))]),
        ),
        block(...sellerRows(seller)),
        block(buyerRow(buyer)),
        block(...amountRows(invoice)),
      ),
    ),
  );
};
