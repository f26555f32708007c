import type { ExcessCredit, InvoiceDocument, InvoiceView, invoiceReads } from "@naqsh/shared/invoice";
import type { QueriesFor } from "../http/query-route";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import { allDocuments, everyOne } from "../joins/all-documents";
import { isAdministrator } from "../joins/is-administrator";
import { orderNumber } from "../joins/order-number";
import type { QueryDeps } from "../query-deps";
import type { CreditBalance } from "./excess-credits.projection";
import type { InvoiceOfOrder } from "./invoices.projection";

const VIEWS = ["invoices", "orders", "people"] as const;

type OfOrder = Pick<InvoiceView, "orderNumber" | "isSandbox">;

/** Null once the key of its year is destroyed. */
const opened = async ({ id, document }: InvoiceOfOrder, of: OfOrder, deps: QueryDeps): Promise<InvoiceView | null> => {
  const text = await deps.people.open(document);
  return text === null ? null : { ...(JSON.parse(text) as InvoiceDocument), id, ...of };
};

/** An order's papers, oldest first; null for whom the order does not concern. */
const invoicesFor = async (orderId: string, asker: string, deps: QueryDeps): Promise<InvoiceView[] | null> => {
  const order = await deps.views.orders.get(orderId);
  const concerns = order !== null && [order.buyerId, order.artistId].includes(asker);
  if (order === null || !(concerns || (await isAdministrator(asker, deps)))) return null;
  const isSandbox = order.payment.method?.startsWith("sandbox-") === true;
  const of = { orderNumber: await orderNumber(order, deps), isSandbox };
  const invoices: InvoiceView[] = [];
  for await (const document of allDocuments(deps.views.invoices, "byOrder", [orderId])) {
    const invoice = await opened(document, of, deps);
    if (invoice !== null) invoices.push(invoice);
  }
  return invoices;
};

const excessOf = async (
  { orderId, paymentId, invoice, credited, wentBack }: CreditBalance,
  deps: QueryDeps,
): Promise<ExcessCredit | null> => {
  const order = await deps.views.orders.get(orderId);
  if (order === null || invoice === null) return null;
  return { orderId, orderNumber: await orderNumber(order, deps), paymentId, invoice, credited, wentBack };
};

/** What makes PDFs is large, and few starts of the process need it. */
const pdfOf = async (invoice: InvoiceView): Promise<Buffer> => (await import("./pdf/invoice-pdf")).invoicePdf(invoice);

/** Invoices, credit and debit notes, for those whom an order concerns. */
export const invoiceQueries = (deps: QueryDeps): QueriesFor<typeof invoiceReads> => ({
  invoicesOfOrder: {
    views: VIEWS,
    answer: async ({ params, asker }) => {
      const invoices = await invoicesFor(params.id, asker, deps);
      return invoices === null ? refused("ORDER_UNKNOWN") : { body: invoices };
    },
  },
  excessCredits: {
    views: ["excessCredits", "orders"],
    answer: async () => {
      const found = await everyOne(deps.views.excessCredits, { index: "byExcess", equals: ["yes"] });
      const credits = await presentEach(found, (one) => excessOf(one, deps));
      return { body: credits.filter((one) => one !== null) };
    },
  },
  invoicePdf: {
    views: VIEWS,
    answer: async ({ params, asker }) => {
      const invoices = await invoicesFor(params.id, asker, deps);
      if (invoices === null) return refused("ORDER_UNKNOWN");
      const invoice = invoices.find(({ id }) => id === params.invoiceId);
      if (invoice === undefined) return refused("INVOICE_UNKNOWN");
      return { content: await pdfOf(invoice), type: "application/pdf", fileName: `${invoice.number}.pdf` };
    },
  },
});
