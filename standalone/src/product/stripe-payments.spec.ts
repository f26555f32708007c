import type { OrderView } from "@naqsh/shared/order";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { ADMINISTRATOR, HOUR_MS, MINUTE_MS, openShop } from "../testing/shop-in-test";
import { AT_STRIPE, openShopAtStripe } from "../testing/stripe-shop-in-test";

const folder = temporaryFolder();

it("is paid by card where no word of Stripe's ever comes: it is asked", async () => {
  const { shop, peer, begin, order } = await openShopAtStripe(folder.fresh());
  const { intent } = await begin();
  expect(await order()).toMatchObject({
    status: "pending",
    payment: { status: "needsConfirmation", method: "stripe" },
  });
  await shop.pass(3 * MINUTE_MS);
  peer.books.useCard(intent, "succeeds");
  expect(await order()).toMatchObject({ status: "pending" });
  await shop.pass(6 * MINUTE_MS);
  expect(await order()).toMatchObject({ status: "processing" });
  const asked = peer.calls.filter((call) => call === `GET /v1/payment_intents/${intent.id}`).length;
  await shop.pass(24 * HOUR_MS);
  expect(peer.calls.filter((call) => call === `GET /v1/payment_intents/${intent.id}`)).toHaveLength(asked);
  expect(shop.errors).toEqual([]);
  const { amounts } = await order();
  const audited = () => shop.running.profile.runMoneyAudit(() => undefined);
  expect(await audited()).toMatchObject({ received: amounts.total, notCompared: 0, faults: [] });
  // Somebody refunds in Stripe's own pages, of which the shop knows nothing.
  const fields = new URLSearchParams({ payment_intent: intent.id, amount: "5000" });
  peer.books.take({ method: "POST", path: "/v1/refunds", fields, key: null });
  expect((await audited()).faults).toMatchObject([{ fault: expect.stringContaining("and 5000 at Stripe") }]);
});

it("cannot be paid by the page of a payment that its buyer gave up", async () => {
  const { shop, peer, begin, buyer, id, order } = await openShopAtStripe(folder.fresh());
  const first = await begin();
  await buyer.post(`/api/orders/${id}/payments/${first.paymentId}/abandon`, {});
  await order();
  expect(() => peer.books.useCard(first.intent, "succeeds")).toThrow("it is canceled");
  const second = await begin();
  expect(second.intent.id).not.toBe(first.intent.id);
  peer.books.useCard(second.intent, "succeeds");
  await buyer.post(`/api/orders/${id}/payments/${second.paymentId}/confirm`, {});
  expect(await order()).toMatchObject({ status: "processing", payment: { paymentId: second.paymentId } });
  expect(shop.errors).toEqual([]);
});

it("is paid once though the shop was gone between Stripe's charge and the log", async () => {
  const dataFolder = folder.fresh();
  const { shop, peer, begin, id } = await openShopAtStripe(dataFolder);
  const { intent } = await begin();
  await shop.running.stop();
  peer.books.useCard(intent, "succeeds");

  const again = await openShop(dataFolder, { ...AT_STRIPE, stripe: peer.settings, simulated: shop.clock });
  const administrator = again.visitor("administrator again");
  await administrator.post("/api/signin", ADMINISTRATOR);
  await again.pass(6 * MINUTE_MS);
  await again.running.settled();
  expect((await administrator.get<OrderView>(`/api/orders/${id}`)).body).toMatchObject({ status: "processing" });
});
