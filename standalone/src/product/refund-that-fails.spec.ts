import type { InvoiceView } from "@naqsh/shared/invoice";
import type { OrderView } from "@naqsh/shared/order";
import type { MoneyTrail } from "@naqsh/shared/payout";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { openShopAtStripe } from "../testing/stripe-shop-in-test";

const folder = temporaryFolder();

/** A sale that was paid by card and wholly given back, of which Stripe says later that the money never reached its buyer. */
const shopAfterRefund = async () => {
  const opened = await openShopAtStripe(folder.fresh());
  const { shop, peer, begin, buyer, id, hear, order } = opened;
  const { intent, paymentId } = await begin();
  peer.books.useCard(intent, "succeeds");
  await buyer.post(`/api/orders/${id}/payments/${paymentId}/confirm`, {});
  await shop.running.settled();
  const administrator = await shop.administrator();
  await administrator.post(`/api/admin/orders/${id}/refunds`, { reason: "أُلغي المعرض" });
  expect(await order()).toMatchObject({ status: "refunded", refunded: true });
  const fails = async (nth = 0, type = "refund.failed") => {
    const refund = peer.books.refunds[nth]!;
    refund.status = "failed";
    return hear(type, { ...refund, failure_reason: "lost_or_stolen_card" });
  };
  const waiting = async () => {
    await shop.running.settled();
    return (await administrator.get<OrderView[]>("/api/admin/orders?waitsFor=administrator")).body;
  };
  const stations = async (reader: typeof buyer) =>
    (await reader.get<MoneyTrail>(`/api/orders/${id}/money`)).body.steps.map(({ station }) => station);
  const audited = () => shop.running.profile.runMoneyAudit(() => undefined);
  return { ...opened, administrator, paymentId, fails, waiting, stations, audited };
};

it("owes a refund again that failed after it was recorded, and says so to whom it concerns, once", async () => {
  const { shop, buyer, artist, fails, order, id, waiting, stations, audited } = await shopAfterRefund();
  expect(await waiting()).toEqual([]);
  const { amounts } = await order();
  expect(await fails()).toBe(200);
  expect(await fails()).toBe(200);
  expect(await fails(0, "charge.refund.updated")).toBe(200);
  const failedRefund = { amount: amounts.total, refundId: expect.any(String), reason: "lost_or_stolen_card" };
  expect(await order()).toMatchObject({ status: "cancelled", refunded: false, failedRefunds: [failedRefund] });
  expect(await waiting()).toMatchObject([{ id, failedRefunds: [failedRefund] }]);
  expect((await stations(buyer)).filter((station) => station === "refundFailed")).toHaveLength(1);
  expect((await shop.noticesOf(buyer)).slice(0, 2)).toEqual(["refundFailed", "refunded"]);
  // What went wrong at the buyer's bank is none of the artist's business.
  expect((await artist.get<OrderView>(`/api/orders/${id}`)).body.failedRefunds).toEqual([]);
  expect(await audited()).toMatchObject({ received: amounts.total, givenBack: 0, faults: [] });
});

it("is repeated by an administrator: the money goes once, and one credit note stands for it", async () => {
  const { shop, peer, buyer, administrator, paymentId, fails, order, id, waiting, audited } = await shopAfterRefund();
  const path = `/api/admin/orders/${id}/payments/${paymentId}/repeat-refund`;
  expect(await administrator.post(path, { refundId: null })).toMatchObject({ status: 409 });
  await fails();
  const [failed] = (await order()).failedRefunds;
  expect(await buyer.post(path, { refundId: failed!.refundId })).toMatchObject({ status: 403 });
  expect(await administrator.post(path, { refundId: failed!.refundId })).toMatchObject({ status: 200 });
  const again = await administrator.post(path, { refundId: failed!.refundId });
  expect(again).toMatchObject({ status: 409, body: { code: "REFUND_NOT_FAILED" } });
  expect(await order()).toMatchObject({ status: "refunded", refunded: true, failedRefunds: [] });
  // What Stripe tells late of the first one says nothing about the second.
  await shop.pass(3 * 24 * 60 * 60_000);
  await fails(0);
  expect(peer.books.refunds.map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  expect(await waiting()).toEqual([]);
  const { amounts } = await order();
  expect(await audited()).toMatchObject({ givenBack: amounts.total, faults: [] });
  const papers = (await buyer.get<InvoiceView[]>(`/api/orders/${id}/invoices`)).body;
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual(["creditNote", "invoice"]);
});

it("is paid by bank transfer where the card takes no money any more", async () => {
  const { peer, administrator, paymentId, fails, order, id, waiting, audited } = await shopAfterRefund();
  const path = `/api/admin/orders/${id}/transfers/${paymentId}/refunds`;
  const sent = { refundId: null, bankReference: "FT26063XYZ" };
  expect(await administrator.post(path, sent)).toMatchObject({ status: 409 });
  await fails();
  const { refundId } = (await order()).failedRefunds[0]!;
  expect(await administrator.post(path, { ...sent, refundId })).toMatchObject({
    status: 409,
    body: { code: "REFUND_TRANSFER_UNCLAIMED" },
  });
  const claim = `/api/admin/orders/${id}/transfers/${paymentId}/claim-refund`;
  expect(await administrator.post(claim, { refundId })).toMatchObject({ status: 200 });
  expect(await administrator.post(path, { ...sent, refundId })).toMatchObject({ status: 200 });
  expect(await order()).toMatchObject({ status: "refunded", refunded: true, failedRefunds: [] });
  await fails();
  expect(await waiting()).toEqual([]);
  const { amounts } = await order();
  expect(peer.books.refunds).toHaveLength(1);
  expect(await audited()).toMatchObject({ givenBack: amounts.total, faults: [] });
});

it("fails at once too: the log never says that it went", async () => {
  const { shop, peer, begin, buyer, id, order } = await openShopAtStripe(folder.fresh());
  const { intent, paymentId } = await begin();
  peer.books.useCard(intent, "succeeds");
  await buyer.post(`/api/orders/${id}/payments/${paymentId}/confirm`, {});
  await shop.running.settled();
  peer.books.refundsEnd = "failed";
  const administrator = await shop.administrator();
  await administrator.post(`/api/admin/orders/${id}/refunds`, { amount: "100.00", reason: "إطار مخدوش" });
  expect(await order()).toMatchObject({ status: "processing", failedRefunds: [{ amount: 100_00 }] });
  expect(await shop.noticesOf(buyer)).not.toContain("refunded");
  await shop.pass(60 * 60_000);
  expect(peer.books.refunds).toHaveLength(1);
  expect((await shop.running.profile.runMoneyAudit(() => undefined)).faults).toEqual([]);
});
