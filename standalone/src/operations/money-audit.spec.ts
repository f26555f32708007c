import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { amountsOf } from "@naqsh/shared/order";
import type { NaqshEvent } from "@naqsh/shared/registry";
import { expect, it } from "vitest";
import { MoneyAudit, type ProviderSums } from "./money-audit";

const amounts = amountsOf(1_000_00);
const ofOrder = { orderId: "o", buyerId: "mona", artistId: "huda" };
const created = { type: "OrderCreated", data: { ...ofOrder, amounts } };
const paid = { type: "PaymentSucceeded", data: { ...ofOrder, paymentId: "p", amounts } };
const owed = (amount: number) => ({ type: "RefundOwed", data: { ...ofOrder, paymentId: "p", amount } });
const refunded = (amount: number) => ({ type: "OrderRefunded", data: { ...ofOrder, paymentId: "p", amount } });
const invoice = (place: number, total = amounts.total) => ({
  type: "InvoiceIssued",
  data: { ...ofOrder, sellerId: "house", year: 2026, place, total },
});
const transferred = (amount: number) => ({
  type: "PayoutConfirmed",
  data: { artistId: "huda", batchId: "b", items: [{ orderId: "o", amount }], amount },
});

const faultsIn = (events: object[], provider: ProviderSums | null = null): string[] => {
  const audit = new MoneyAudit();
  for (const event of events) audit.read(event as RecordedEvent<NaqshEvent>);
  return audit.report(provider).faults.map(({ fault }) => fault);
};

it("finds nothing in a sale that was invoiced, refunded in part and paid out", () => {
  const life = [created, paid, invoice(1), owed(150_00), refunded(150_00), transferred(783_00)];
  const provider = { taken: new Map([["p", amounts.total]]), givenBack: new Map([["p", 150_00]]) };
  expect(faultsIn(life, provider)).toEqual([]);
});

it("takes what went back beside the price for no part of it", () => {
  const overpaid = { type: "RefundOwed", data: { ...ofOrder, paymentId: "p", amount: 25_00, reason: "overpaid" } };
  const credit = { type: "CreditNoteIssued", data: { ...invoice(1).data, total: 25_00 } };
  const life = [created, paid, invoice(1), overpaid, refunded(25_00), owed(amounts.total), refunded(amounts.total)];
  expect(faultsIn(life)).toEqual([]);
  expect(faultsIn([...life.slice(0, 5), credit])).toEqual([expect.stringMatching(/2500 halalas are credited/)]);
});

it.each([
  ["more went back than was owed", [created, paid, owed(100), refunded(200)], /went back of payment p/],
  ["more is owed than came", [created, paid, owed(amounts.total + 1)], /are owed back of/],
  ["an artist got more than their part", [created, paid, transferred(900_01)], /were paid out of 90000/],
  ["something was paid out that never came", [created, transferred(1)], /paid out unpaid/],
  ["a number is left out", [created, paid, invoice(2)], /number 2 follows 0/],
  ["an invoice says another sum", [created, paid, invoice(1, 5)], /invoice is of 5/],
  ["an order is missing", [paid], /never created/],
])("says that %s", (_, events, fault) => {
  expect(faultsIn(events)).toEqual([expect.stringMatching(fault)]);
});

it("says where the provider tells another story", () => {
  const provider = { taken: new Map([["p", 1]]), givenBack: new Map([["p", 2]]) };
  expect(faultsIn([created, paid], provider)).toEqual([
    expect.stringContaining("and 1 at the provider"),
    expect.stringContaining("and 2 at the provider"),
  ]);
});
