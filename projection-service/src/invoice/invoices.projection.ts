import type { InvoiceEvent } from "@naqsh/shared/invoice";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** An invoice or a credit note, with what is printed on it sealed. */
export type InvoiceOfOrder = {
  id: string;
  orderId: string;
  /** Orders its documents: an invoice comes before what corrects it. */
  issuedAt: Instant;
  number: string;
  document: PersonalText;
};

const idOf = ({ data }: InvoiceEvent): string => ("refundId" in data ? data.creditNoteId : data.invoiceId);

/** What an order's readers print. */
export const invoicesProjection: Projection<InvoiceOfOrder, InvoiceEvent> = {
  name: "invoices",
  version: 1,
  indexes: { byOrder: ["orderId", "issuedAt"] },
  handles: ["InvoiceIssued", "CreditNoteIssued"],
  keysOf: (event) => [idOf(event)],
  evolve: (_, event) => {
    const { orderId, issuedAt, number, document } = event.data;
    return { id: idOf(event), orderId, issuedAt, number, document };
  },
};
