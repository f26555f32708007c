import { expect, it } from "vitest";
import { foldAll } from "../testing/fold-all";
import { excessCreditsProjection } from "./excess-credits.projection";

const of = { orderId: "o", paymentId: "p" };
const invoice = { type: "InvoiceIssued", data: { ...of, number: "INV-2026-000001", total: 1_150_00 } };
const credit = (total: number) => ({ type: "CreditNoteIssued", data: { ...of, total } });
const debit = (total: number) => ({ type: "DebitNoteIssued", data: { ...of, total } });
const owed = (refundId: string, reason: string) => ({ type: "RefundOwed", data: { ...of, refundId, reason } });
const back = (refundId: string, amount: number, how: object = {}) => ({
  type: "OrderRefunded",
  data: { ...of, refundId, amount, ...how },
});
const balance = (...events: { type: string; data: object }[]) => foldAll(excessCreditsProjection, events).get("p");

it("names an invoice while its credit notes exceed what went back, until debit notes took that back", () => {
  const agreed = [invoice, owed("r", "administrator"), back("r", 150_00), credit(150_00)];
  expect(balance(...agreed)).toMatchObject({ invoice: "INV-2026-000001", exceeds: "no" });
  const exceeding = [...agreed, credit(50_00)];
  expect(balance(...exceeding)).toMatchObject({ exceeds: "yes", credited: 200_00, wentBack: 150_00 });
  expect(balance(...exceeding, debit(20_00))).toMatchObject({ exceeds: "yes" });
  expect(balance(...exceeding, debit(50_00))).toMatchObject({ exceeds: "no" });
});

it("takes money beside the price for no part of it, also where an event of before does not say so", () => {
  const early = [invoice, owed("late", "tooLate"), back("late", 150_00), credit(150_00)];
  expect(balance(...early)).toMatchObject({ exceeds: "yes", wentBack: 0 });
  expect(balance(invoice, back("more", 5, { isBesidePrice: true }))).toMatchObject({ wentBack: 0 });
});

it("counts a refund that failed once, however often it was sent", () => {
  const twice = [invoice, back("r", 150_00), credit(150_00), back("r", 150_00, { again: true })];
  expect(balance(...twice)).toMatchObject({ exceeds: "no", wentBack: 150_00 });
});
