import type { OrderView } from "@naqsh/shared/order";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { ADMINISTRATOR, HOUR_MS } from "../testing/shop-in-test";
import { openShopAtStripe } from "../testing/stripe-shop-in-test";

const folder = temporaryFolder();

/** A refund that Stripe could not pay, and two administrators who may. */
const shopWithFailedRefund = async () => {
  const { shop, peer, begin, buyer, id } = await openShopAtStripe(folder.fresh());
  const { intent, paymentId } = await begin();
  peer.books.useCard(intent, "succeeds");
  await buyer.post(`/api/orders/${id}/payments/${paymentId}/confirm`, {});
  await shop.running.settled();
  peer.books.refundsEnd = "failed";
  const noura = await shop.administrator();
  await noura.post(`/api/admin/orders/${id}/refunds`, { amount: "100.00", reason: "إطار مخدوش" });
  const sahar = await shop.register("sahar", "collector");
  const reason = { reason: "زميلة في الإدارة" };
  expect(await noura.post(`/api/admin/users/${sahar.id}/give-right`, reason)).toMatchObject({ status: 200 });
  const again = { email: "sahar@naqsh.test", password: "correct horse 7" };
  const signIn = async () => {
    expect(await noura.post("/api/signin", ADMINISTRATOR)).toMatchObject({ status: 200 });
    expect(await sahar.post("/api/signin", again)).toMatchObject({ status: 200 });
  };
  await signIn();
  const failedRefund = async (reader: typeof buyer) => {
    await shop.running.settled();
    return (await reader.get<OrderView>(`/api/orders/${id}`)).body.failedRefunds[0];
  };
  const { refundId } = (await failedRefund(noura))!;
  const of = `/api/admin/orders/${id}`;
  const paths = {
    claim: `${of}/transfers/${paymentId}/claim-refund`,
    release: `${of}/transfers/${paymentId}/release-refund`,
    sent: `${of}/transfers/${paymentId}/refunds`,
    repeat: `${of}/payments/${paymentId}/repeat-refund`,
  };
  return { shop, peer, buyer, noura, sahar, paths, refundId, failedRefund, signIn };
};

it("is one administrator's to transfer, by name and since when, and neither another's nor the provider's", async () => {
  const { peer, buyer, noura, sahar, paths, refundId, failedRefund } = await shopWithFailedRefund();
  expect(await buyer.post(paths.claim, { refundId })).toMatchObject({ status: 403 });
  expect(await noura.post(paths.claim, { refundId })).toMatchObject({ status: 200 });
  const { claim } = (await failedRefund(sahar))!;
  expect(claim).toMatchObject({ by: { id: noura.id, firstName: expect.any(String) } });
  expect((await failedRefund(buyer))?.claim).toBeNull();
  const details = { claimedBy: noura.id, claimedAt: claim!.claimedAt, freeFrom: claim!.freeFrom };
  const refused = { status: 409, body: { code: "REFUND_TRANSFER_CLAIMED", details } };
  expect(await sahar.post(paths.claim, { refundId })).toMatchObject(refused);
  expect(await sahar.post(paths.sent, { refundId, bankReference: "FT27" })).toMatchObject(refused);
  expect(await sahar.post(paths.repeat, { refundId })).toMatchObject(refused);
  expect(await sahar.post(paths.release, { refundId })).toMatchObject(refused);
  expect(peer.books.refunds).toHaveLength(1);

  expect(await noura.post(paths.sent, { refundId, bankReference: "FT26" })).toMatchObject({ status: 200 });
  expect(await failedRefund(sahar)).toBeUndefined();
  expect(await sahar.post(paths.claim, { refundId })).toMatchObject({
    status: 409,
    body: { code: "REFUND_WENT_ALREADY" },
  });
});

it("is given back, or taken over after a day", async () => {
  const { shop, peer, noura, sahar, paths, refundId, failedRefund, signIn } = await shopWithFailedRefund();
  await noura.post(paths.claim, { refundId });
  expect(await noura.post(paths.release, { refundId })).toMatchObject({ status: 200 });
  expect(await failedRefund(sahar)).toMatchObject({ claim: null });
  await noura.post(paths.claim, { refundId });
  await shop.pass(25 * HOUR_MS);
  await signIn();
  expect(await sahar.post(paths.claim, { refundId })).toMatchObject({ status: 200 });
  expect(await failedRefund(noura)).toMatchObject({ claim: { by: { id: sahar.id } } });
  expect(await noura.post(paths.sent, { refundId, bankReference: "FT26" })).toMatchObject({
    status: 409,
    body: { code: "REFUND_TRANSFER_CLAIMED", details: { claimedBy: sahar.id } },
  });
  expect(await sahar.post(paths.release, { refundId })).toMatchObject({ status: 200 });
  peer.books.refundsEnd = "succeeded";
  expect(await noura.post(paths.repeat, { refundId })).toMatchObject({ status: 200 });
  expect(await failedRefund(noura)).toBeUndefined();
  expect((await shop.running.profile.runMoneyAudit(() => undefined)).faults).toEqual([]);
  expect(shop.errors).toEqual([]);
});
