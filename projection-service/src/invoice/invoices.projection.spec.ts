import type { InvoiceEvent } from "@naqsh/shared/invoice";
import { expect, it } from "vitest";
import { foldAll } from "../testing/fold-all";
import { invoicesProjection } from "./invoices.projection";

const of = { orderId: "o", issuedAt: "2026-03-01T10:00:00.000Z", document: { person: "invoices-2026", sealed: "s" } };
const corrected = { ...of, invoiceId: "i", refundId: "r" };

it("keeps an order's invoice, its credit notes and its debit notes apart, each by its own id", () => {
  const events = [
    { type: "InvoiceIssued", data: { ...of, invoiceId: "i", number: "INV-2026-000001" } },
    { type: "CreditNoteIssued", data: { ...corrected, creditNoteId: "c", number: "CN-2026-000001" } },
    { type: "DebitNoteIssued", data: { ...corrected, debitNoteId: "d", number: "DN-2026-000001" } },
  ] as unknown as InvoiceEvent[];
  const kept = [...foldAll(invoicesProjection, events)].map(([key, { number }]) => [key, number]);
  expect(kept).toEqual([
    ["i", "INV-2026-000001"],
    ["c", "CN-2026-000001"],
    ["d", "DN-2026-000001"],
  ]);
});
