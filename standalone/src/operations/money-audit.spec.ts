import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { amountsOf } from "@naqsh/shared/order";
import type { NaqshEvent } from "@naqsh/shared/registry";
import type { ProvidersWord } from "@naqsh/worker/ports/provider-sums";
import { expect, it } from "vitest";
import { MoneyAudit } from "./money-audit";

const AT = "2026-03-01T10:00:00.000Z";
const LATER = "2026-03-01T11:00:00.000Z";
const amounts = amountsOf(1_000_00);
const ofOrder = { orderId: "o", buyerId: "mona", artistId: "huda" };
const ofPayment = { ...ofOrder, paymentId: "p" };
const created = { type: "OrderCreated", data: { ...ofOrder, amounts } };
const begun = (method: string) => ({ type: "PaymentBegun", data: { ...ofPayment, method } });
const paid = { type: "PaymentSucceeded", data: { ...ofPayment, amounts } };
const owed = (amount: number, why: object = {}) => ({ type: "RefundOwed", data: { ...ofPayment, amount, ...why } });
const refunded = (amount: number, why: object = {}) => ({
  type: "OrderRefunded",
  data: { ...ofPayment, amount, ...why },
});
const refundFailed = { type: "RefundFailed", data: { ...ofPayment, amount: 5, wasRecorded: true } };
const invoice = (place: number, total = amounts.total) => ({
  type: "InvoiceIssued",
  data: { ...ofOrder, sellerId: "house", year: 2026, place, total },
});
const credited = (total: number) => ({
  type: "CreditNoteIssued",
  data: { ...ofOrder, sellerId: "house", year: 2026, place: 1, total },
});
const transferred = (amount: number) => ({
  type: "PayoutConfirmed",
  data: { artistId: "huda", batchId: "b", items: [{ orderId: "o", amount }], amount },
});
const line = (amount: number) => [
  { type: "StatementLineMatched", data: { orderId: "o", paymentId: "p", lineId: "l", amount } },
  { type: "TransferReceived", data: { ...ofPayment, lineId: "l", amount } },
];

const reportOf = (events: object[], word: ProvidersWord | null) => {
  const audit = new MoneyAudit();
  for (const event of events) audit.read({ recordedAt: AT, ...event } as RecordedEvent<NaqshEvent>);
  return audit.report(word);
};
const faultsIn = (events: object[], word: ProvidersWord | null = null): string[] =>
  reportOf(events, word).faults.map(({ fault }) => fault);

/** What a provider says, by payment: taken, given back. */
const saying = (taken: Record<string, number>, givenBack: Record<string, number> = {}) => ({
  taken: new Map(Object.entries(taken)),
  givenBack: new Map(Object.entries(givenBack)),
});
const SILENT = saying({});
const atStripe = (stripe: ReturnType<typeof saying> | null, asOf = LATER) => ({ asOf, sandbox: SILENT, stripe });

it("finds nothing in a sale that was invoiced, refunded in part and paid out", () => {
  const life = [created, begun("stripe"), paid, invoice(1), owed(150_00), refunded(150_00), transferred(783_00)];
  expect(faultsIn(life, atStripe(saying({ p: amounts.total }, { p: 150_00 })))).toEqual([]);
  const inDemo = { ...atStripe(null), sandbox: saying({ p: amounts.total }) };
  expect(faultsIn([created, begun("sandbox-succeeds"), paid], inDemo)).toEqual([]);
});

it("takes a debit note off what was credited, and numbers it by itself", () => {
  const life = [created, begun("stripe"), paid, invoice(1), credited(150_00)];
  const debited = { ...credited(150_00), type: "DebitNoteIssued" };
  expect(faultsIn(life)).toEqual([expect.stringContaining("15000 halalas are credited")]);
  expect(faultsIn([...life, debited])).toEqual([]);
});

it("finds nothing in a transfer that was too much, whose excess went back beside the price", () => {
  const excess = { reason: "overpaid", refundId: "l" };
  const life = [created, begun("transfer"), ...line(amounts.total + 25_00), paid, owed(25_00, excess)];
  const beside = { refundId: "l", isBesidePrice: true };
  const whole = [...life, refunded(25_00, beside), invoice(1), owed(amounts.total), refunded(amounts.total)];
  expect(reportOf(whole, atStripe(null))).toMatchObject({ faults: [], received: amounts.total + 25_00 });
});

it("finds nothing in a refund that failed, nor in the transfer that was sent in its place, of which Stripe knows nothing", () => {
  const failed = { type: "RefundFailed", data: { ...ofPayment, amount: 150_00, wasRecorded: true } };
  const life = [created, begun("stripe"), paid, invoice(1), owed(150_00), refunded(150_00), credited(150_00), failed];
  const stripe = atStripe(saying({ p: amounts.total }));
  expect(reportOf(life, stripe)).toMatchObject({ faults: [], givenBack: 0 });
  const byHand = refunded(150_00, { again: true, sentBy: "admin" });
  expect(reportOf([...life, byHand], stripe)).toMatchObject({ faults: [], givenBack: 150_00 });
});

it.each([
  ["money came back that never went", [created, paid, owed(5), refundFailed], /never went/],
  ["more went back than was owed", [created, paid, owed(100), refunded(200)], /went back of payment p/],
  ["more is owed than came", [created, paid, owed(amounts.total + 1)], /are owed back of/],
  ["an artist got more than their part", [created, paid, transferred(900_01)], /were paid out of 90000/],
  ["something was paid out that never came", [created, transferred(1)], /paid out unpaid/],
  ["a number is left out", [created, paid, invoice(2)], /number 2 follows 0/],
  ["an invoice says another sum", [created, paid, invoice(1, 5)], /invoice is of 5/],
  ["an order is missing", [paid], /never created/],
  [
    "a transfer brought more than anybody knows of",
    [created, begun("transfer"), ...line(amounts.total + 1), paid],
    /115001 halalas came/,
  ],
  [
    "money beside the price has a credit note",
    [
      created,
      begun("transfer"),
      ...line(amounts.total + 5),
      paid,
      invoice(1),
      owed(5, { reason: "overpaid", refundId: "l" }),
      refunded(5, { refundId: "l", isBesidePrice: true }),
      credited(5),
    ],
    /5 halalas are credited/,
  ],
])("says that %s", (_, events, fault) => {
  expect(faultsIn(events)).toEqual([expect.stringMatching(fault)]);
});

it("says where the provider tells another story", () => {
  expect(faultsIn([created, begun("stripe"), paid], atStripe(saying({ p: 1 }, { p: 2 })))).toEqual([
    expect.stringContaining("and 1 at Stripe"),
    expect.stringContaining("and 2 at Stripe"),
  ]);
});

it("says where a statement's line never reached its order", () => {
  const [matched] = line(amounts.total);
  const failed = { type: "PaymentFailed", data: { ...ofPayment, reason: "tooLate" } };
  expect(faultsIn([created, begun("transfer"), matched!, failed], atStripe(null))).toEqual([
    expect.stringContaining(`brought 0 halalas here and ${amounts.total} at the bank`),
  ]);
});

it("says that a provider took money for a payment that nobody began here", () => {
  expect(reportOf([created], atStripe(saying({ stranger: 5_00 }))).faults).toEqual([
    { about: "payment-stranger", fault: expect.stringContaining("took 500 halalas") },
  ]);
});

it("leaves out what may still move, what moved since, and what nobody can be asked about, and counts that", () => {
  const begunOnly = [created, begun("stripe")];
  expect(faultsIn(begunOnly, atStripe(saying({ p: amounts.total })))).toEqual([]);
  expect(faultsIn([...begunOnly, paid], atStripe(SILENT, AT))).toEqual([]);
  const sent = [...begunOnly, paid, owed(5)];
  expect(faultsIn(sent, atStripe(saying({ p: amounts.total }, { p: 5 })))).toEqual([]);
  expect(reportOf([...begunOnly, paid], atStripe(null))).toMatchObject({ faults: [], notCompared: 1 });
});
