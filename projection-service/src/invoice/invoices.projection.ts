import { invoiceEventWords, type InvoiceEvent } from "@naqsh/shared/invoice";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** An invoice, a credit or a debit note, with what is printed on it sealed. */
export type InvoiceOfOrder = {
  id: string;
  orderId: string;
  /** Orders its documents: an invoice comes before what corrects it. */
  issuedAt: Instant;
  number: string;
  document: PersonalText;
};

const idOf = ({ data }: InvoiceEvent): string => {
  if ("creditNoteId" in data) return data.creditNoteId;
  return "debitNoteId" in data ? data.debitNoteId : data.invoiceId;
};

/** What an order's readers print. */
export const invoicesProjection: Projection<InvoiceOfOrder, InvoiceEvent> = {
  name: "invoices",
  version: 2,
  indexes: { byOrder: ["orderId", "issuedAt"] },
  handles: typesIn(invoiceEventWords),
  keysOf: (event) => [idOf(event)],
  evolve: (_, event) => {
    const { orderId, issuedAt, number, document } = event.data;
    return { id: idOf(event), orderId, issuedAt, number, document };
  },
};
