import { openWriteSide } from "@naqsh/command-service/testing/write-side";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { NaqshEvent } from "@naqsh/shared/registry";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { issueCreditNoteWhenOrderRefunded } from "@naqsh/worker/invoice/issue-credit-note-when-order-refunded.policy";
import { issueInvoiceWhenPaymentSucceeded } from "@naqsh/worker/invoice/issue-invoice-when-payment-succeeded.policy";
import { openPayoutWhenPaymentSucceeded } from "@naqsh/worker/payout/open-payout-when-payment-succeeded.policy";
import { reducePayoutWhenRefundOwed } from "@naqsh/worker/payout/reduce-payout-when-refund-owed.policy";
import { expect, it, onTestFinished } from "vitest";
import { MoneyAudit } from "../operations/money-audit";

const folder = temporaryFolder();
const ORDER_ID = "0c0e3c1a-0000-5000-8000-000000000001";
const DAY_MS = 86_400_000;

/** An order that was paid and given back in part, while no policy ran. */
const refundedOrder = async () => {
  const side = await openWriteSide(folder.fresh(), { config: { takesSandboxPayments: true } });
  onTestFinished(() => side.close());
  const [artist, buyer] = [await side.register("huda", "artist"), await side.register("mona")];
  const artworkId = await side.approvedWork(artist);
  const paymentDueAt = instantFromMs(side.ports.clock.now() + DAY_MS);
  const sale = { artworkId, artistId: artist.id, buyerId: buyer.id, auctionId: null, source: "offer" };
  await side.tell("order", ORDER_ID, "CreateOrder", { orderId: ORDER_ID, ...sale, net: 1_000_00, paymentDueAt });
  await buyer.send("PUT", `/api/orders/${ORDER_ID}/delivery`, DELIVERY);
  const { body } = await buyer.send("POST", `/api/orders/${ORDER_ID}/payments`, { method: "sandbox-succeeds" });
  const payment = { orderId: ORDER_ID, paymentId: String(body["id"]) };
  await side.tell("order", ORDER_ID, "ConfirmPayment", { ...payment, reference: "charge-1" });
  const administrator = await side.administrator();
  const given = await administrator.send("POST", `/api/admin/orders/${ORDER_ID}/refunds`, {
    reason: "تلف يسير في الإطار",
    amount: "150",
  });
  expect(given.status).toBe(201);
  const { refundId } = (await side.events(`order-${ORDER_ID}`)).at(-1)!.data;
  await side.tell("order", ORDER_ID, "RecordRefund", { ...payment, refundId, amount: 150_00 });

  /** Has a policy react to all of the order, as its lane does. */
  const run = async (policy: Policy): Promise<void> => {
    for (const event of (await side.events(`order-${ORDER_ID}`)) as unknown as RecordedEvent[]) {
      if (!policy.handles.includes(event.type)) continue;
      for (const effect of policy.react(event))
        if (effect.kind === "command")
          await side.tell(effect.streamCategory, effect.streamId, effect.command.type, effect.command.data);
    }
  };
  const typesOf = async (stream: string) => (await side.events(stream)).map(({ type }) => type);
  /** A credit note as an early log may hold it, of money of which the order says nothing as of its price. */
  const credit = (amount: number, refundId: string) => {
    const refundedAt = instantFromMs(side.ports.clock.now());
    const refund = { ...payment, refundId, owedAs: "unsaid", amount, refundedAt };
    return side.tell("invoiceBook", ORDER_ID, "IssueCreditNote", refund);
  };
  const papers = async () =>
    (await side.events("invoiceBook-house")).map(({ type, data }) => [type, data["number"], data["total"]]);
  const audited = async (): Promise<string[]> => {
    const audit = new MoneyAudit();
    for (const stream of [`order-${ORDER_ID}`, "invoiceBook-house"])
      for (const event of await side.events(stream)) audit.read(event as unknown as RecordedEvent<NaqshEvent>);
    return audit.report(null).faults.map(({ fault }) => fault);
  };
  const debit = (amount: string, paymentId = payment.paymentId) =>
    administrator.send("POST", `/api/admin/orders/${ORDER_ID}/payments/${paymentId}/debit-notes`, {
      amount,
      reason: "أُصدر إشعار دائن عن مبلغ لم يُرد",
    });
  return { run, typesOf, credit, debit, audited, papers, errors: side.ports.errors, artistId: artist.id };
};

it.each([
  ["a credit note", issueCreditNoteWhenOrderRefunded, issueInvoiceWhenPaymentSucceeded, "invoiceBook-house"],
  ["a reduced payout", reducePayoutWhenRefundOwed, openPayoutWhenPaymentSucceeded, "payouts"],
] as const)("has %s though the policy that opens what it takes from runs later", async (_, takes, opens, where) => {
  const { run, typesOf, artistId } = await refundedOrder();
  const stream = where === "payouts" ? `payouts-${artistId}` : where;
  await run(takes);
  await run(opens);
  const expected = where === "payouts" ? ["PayoutOpened", "PayoutReduced"] : ["InvoiceIssued", "CreditNoteIssued"];
  expect(await typesOf(stream)).toEqual(expected);
});

it("takes back by a debit note what an early log credited too much, and credits what went back", async () => {
  const { run, credit, papers, errors } = await refundedOrder();
  await run(issueInvoiceWhenPaymentSucceeded);
  const [[, , total] = []] = await papers();
  const early = "00000000-0000-4000-8000-00000000000e";
  expect(await credit(Number(total), early)).toEqual({ accepted: true });
  const another = "00000000-0000-4000-8000-00000000000f";
  const refused = { accepted: false, rejection: { code: "CREDIT_EXCEEDS_INVOICE" } };
  expect(await credit(1, another)).toMatchObject(refused);
  expect(errors.splice(0)).toMatchObject([{ alert: true, orderId: ORDER_ID, refundId: another }]);
  expect(issueCreditNoteWhenOrderRefunded.expectedRefusals).toContain(refused.rejection.code);
  await run(issueCreditNoteWhenOrderRefunded);
  await run(issueCreditNoteWhenOrderRefunded);
  expect(await papers()).toEqual([
    ["InvoiceIssued", expect.stringMatching(/^INV-/), total],
    ["CreditNoteIssued", expect.stringMatching(/^CN-\d+-000001$/), total],
    ["DebitNoteIssued", expect.stringMatching(/^DN-\d+-000001$/), total],
    ["CreditNoteIssued", expect.stringMatching(/^CN-\d+-000002$/), 150_00],
  ]);
});

it("lets an administrator take back too much credit without another refund, and the money agrees again", async () => {
  const { run, credit, debit, audited, papers } = await refundedOrder();
  await run(issueInvoiceWhenPaymentSucceeded);
  await run(issueCreditNoteWhenOrderRefunded);
  expect(await debit("1.00")).toMatchObject({ status: 409, body: { code: "NOTHING_TO_DEBIT" } });
  await credit(200_00, "00000000-0000-4000-8000-00000000000e");
  expect(await audited()).toEqual(["20000 halalas are credited that did not go back"]);
  expect(await debit("200.01")).toMatchObject({ status: 422, body: { code: "DEBIT_TOO_LARGE" } });
  expect(await debit("1.00", ORDER_ID)).toMatchObject({ status: 404, body: { code: "INVOICE_UNKNOWN" } });
  expect(await debit("200.00")).toMatchObject({ status: 201 });
  expect(await audited()).toEqual([]);
  expect((await papers()).at(-1)).toEqual(["DebitNoteIssued", expect.stringMatching(/^DN-\d+-000001$/), 200_00]);
  expect(await debit("1.00")).toMatchObject({ status: 409, body: { code: "NOTHING_TO_DEBIT" } });
});
