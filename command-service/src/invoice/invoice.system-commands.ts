import type { CreditRefund, InvoiceCommand, InvoicePayment } from "@naqsh/shared/invoice";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import type { OrderCreated } from "@naqsh/shared/order";
import type { CommandDeps } from "../commands/command-deps";
import { rejected } from "../handler/command";
import { done, systemContext, type SystemCommandHandler, type SystemCommands } from "../commands/system-commands";
import { invoiceBookDecider } from "./invoice-book.decider";
import { invoicePartiesOf } from "./invoice-parties";

/** Orders of before deliveries had a price hold none. */
const partsOf = ({ amounts }: OrderCreated["data"]) => {
  const { vat, total, commission, delivery = 0 }: OrderCreated["data"]["amounts"] & { delivery?: number } = amounts;
  return { vat, total, commission, delivery };
};

type Facts = Awaited<ReturnType<typeof invoicePartiesOf>> & { buyerId: string; artistId: string };

const invoiceOf = ({ data }: InvoicePayment, sale: OrderCreated["data"], facts: Facts): InvoiceCommand => ({
  type: "IssueInvoice",
  data: { ...data, ...facts, invoiceId: uuid5(data.paymentId, "invoice"), parts: partsOf(sale) },
});

const creditNoteOf = ({ data }: CreditRefund, wentBack: Halalas | null, facts: Facts): InvoiceCommand => {
  const { owedAs: _owedAs, ...refund } = data;
  const ids = {
    creditNoteId: uuid5(refund.refundId, "credit-note"),
    debitNoteId: uuid5(refund.refundId, "debit-note"),
  };
  return { type: "IssueCreditNote", data: { ...refund, ...facts, ...ids, wentBack } };
};

/** Comes for an order, and goes to the book of whoever sells it. */
const toTheBook: SystemCommandHandler = async (sent, deps: CommandDeps) => {
  const asked = sent.command as InvoicePayment | CreditRefund;
  const sale = await deps.facts.sale(asked.data.orderId);
  if (sale === null) return rejected({ code: "ORDER_UNKNOWN" });
  // The invoice is of the price alone, also where the same payment brought more; refunds of before do not say which they were.
  const refund =
    asked.type === "IssueCreditNote" ? await deps.facts.refund(asked.data.orderId, asked.data.owedAs) : null;
  if (refund?.isBesidePrice) return rejected({ code: "INVOICE_UNKNOWN" });
  const { buyerId, artistId } = sale;
  const facts = { ...(await invoicePartiesOf(sale, deps.facts)), buyerId, artistId };
  const result = await deps.handleCommand({
    decider: invoiceBookDecider,
    streamId: facts.sellerId,
    command:
      asked.type === "IssueInvoice"
        ? invoiceOf(asked, sale, facts)
        : creditNoteOf(asked, refund?.wentBack ?? null, facts),
    context: await systemContext(sent, deps),
    answer: done,
  });
  // The policy goes on with other invoices; only an operator can look into this one.
  if (result.status === "rejected" && result.rejection.code === "CREDIT_EXCEEDS_INVOICE")
    deps.logger.error({ alert: true, ...asked.data }, "A credit note would exceed its invoice");
  return result;
};

export const invoiceSystemCommands = { IssueInvoice: toTheBook, IssueCreditNote: toTheBook } satisfies SystemCommands;
