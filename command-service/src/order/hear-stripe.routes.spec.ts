import { SESSION_COOKIE, hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { StripePeer } from "@naqsh/shared/testing/stripe-peer";
import { signedStripeNews } from "@naqsh/shared/testing/signed-stripe-event";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const DAY = 24 * 60 * 60_000;
const TOTAL = 1150_00;
const peer = new StripePeer();
let server: TestServer;
let buyerId: string;
let made = 100;

const tell = (orderId: string, type: string, data: object): Promise<unknown> => {
  made += 1;
  const command = { type, data: { orderId, ...data } };
  const ids = { commandId: id(made), correlationId: id(made), causationId: null, actorId: "example" };
  return server.service.commandBus.dispatch({ streamCategory: "order", streamId: orderId, command, ...ids });
};

/** An order whose buyer's card Stripe waits for. */
const waitingOrder = async (amount = TOTAL) => {
  made += 1;
  const orderId = id(made);
  const sale = { artworkId: id(1), artistId: id(2), auctionId: id(3), source: "auction", buyerId, net: 1000_00 };
  await tell(orderId, "CreateOrder", { ...sale, paymentDueAt: instantFromMs(server.ports.clock.now() + DAY) });
  const cookie = { cookie: `${SESSION_COOKIE}=token` };
  await server.browser().send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY, cookie);
  const path = `/api/orders/${orderId}/payments`;
  const begun = await server.browser().send("POST", path, { method: "stripe" }, cookie);
  const paymentId = String(begun.body["id"]);
  peer.books.take({
    method: "POST",
    path: "/v1/payment_intents",
    fields: new URLSearchParams({
      amount: String(amount),
      currency: "sar",
      "metadata[orderId]": orderId,
      "metadata[paymentId]": paymentId,
    }),
    key: paymentId,
  });
  const [intent] = peer.books.intentsOf(paymentId);
  await tell(orderId, "RequireConfirmation", { paymentId, reference: intent!.id });
  return { orderId, paymentId, intent: intent!, path: `${path}/${paymentId}`, cookie };
};

const hear = (type: string, object: object, options: { eventId?: string; signedMs?: number; secret?: string } = {}) => {
  const { eventId = `evt_${(made += 1)}`, signedMs = server.ports.clock.now(), secret } = options;
  const news = signedStripeNews(
    { id: eventId, type, object },
    { secret: secret ?? peer.settings.webhookSecret, signedMs },
  );
  // Of another site, were it a browser's.
  const headers = {
    "stripe-signature": news.signature,
    origin: "https://stripe.com",
    "content-type": "application/json",
  };
  return server.browser().send("POST", "/api/webhooks/stripe", news.body, headers);
};

const eventsOf = async (orderId: string) => {
  const events: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { type, data } of server.ports.store.readStream(`order-${orderId}`)) events.push({ type, data });
  return events;
};
const typesOf = async (orderId: string) => (await eventsOf(orderId)).slice(4).map(({ type }) => type);

beforeAll(async () => {
  await peer.open();
  server = await startTestServer(folders.fresh(), { stripe: peer.settings });
  const person = { firstName: "منى", lastName: "ق", username: "mona", email: "m@naqsh.example", password: "ستون نخلة" };
  buyerId = String((await server.browser().send("POST", "/api/register", person)).body["id"]);
  const createdAt = server.ports.clock.now();
  const session = { userId: buyerId, role: "collector" as const, createdAt, expiresAt: createdAt + 10 * DAY };
  await server.ports.sessions.save(hashOfToken("token"), session);
});
afterAll(async () => {
  await server.stop();
  await peer.close();
});

describe("what Stripe tells", () => {
  it("pays an order once, told twice, at once and days late, with what it was paid with", async () => {
    const { orderId, intent } = await waitingOrder();
    peer.books.useCard(intent, "succeeds", "mada");
    const answers = await Promise.all(
      [1, 2, 3].map(() => hear("payment_intent.succeeded", intent, { eventId: "evt_same" })),
    );
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(3).fill('200 {"received":true}'));
    await server.ports.clock.advanceBy(3 * DAY);
    expect(await hear("payment_intent.succeeded", intent)).toMatchObject({ status: 200 });
    expect(await typesOf(orderId)).toEqual(["PaymentSucceeded"]);
    expect((await eventsOf(orderId)).at(-1)).toMatchObject({ data: { methodKind: "mada", reference: intent.id } });
  });

  it("is taken in any order: a cancellation that comes behind a success undoes nothing", async () => {
    const { orderId, intent } = await waitingOrder();
    peer.books.useCard(intent, "succeeds");
    await hear("payment_intent.succeeded", intent);
    await hear("payment_intent.payment_failed", intent);
    await hear("payment_intent.canceled", intent);
    expect(await typesOf(orderId)).toEqual(["PaymentSucceeded"]);
  });

  it("gives money of another sum back, and takes none of another currency for riyals", async () => {
    const other = await waitingOrder(5_00);
    peer.books.useCard(other.intent, "succeeds");
    await hear("payment_intent.succeeded", other.intent);
    expect((await eventsOf(other.orderId)).at(-1)).toMatchObject({
      type: "RefundOwed",
      data: { amount: 5_00, reason: "amountDiffers" },
    });
    const foreign = await waitingOrder();
    peer.books.useCard(foreign.intent, "succeeds");
    expect(await hear("payment_intent.succeeded", { ...foreign.intent, currency: "usd" })).toMatchObject({
      status: 200,
    });
    expect(await typesOf(foreign.orderId)).toEqual([]);
    expect(server.ports.errors).toMatchObject([{ alert: true, currency: "usd" }]);
  });

  it("is refused where somebody else signed it, or it was signed long ago", async () => {
    const { orderId, intent } = await waitingOrder();
    peer.books.useCard(intent, "succeeds");
    for (const forged of [{ secret: "whsec_other" }, { signedMs: server.ports.clock.now() - 6 * 60_000 }])
      expect(await hear("payment_intent.succeeded", intent, forged)).toMatchObject({
        status: 400,
        body: { code: "SIGNATURE_INVALID" },
      });
    const unsigned = await server.browser().send("POST", "/api/webhooks/stripe", { type: "payment_intent.succeeded" });
    expect(unsigned).toMatchObject({ status: 400, body: { code: "SIGNATURE_INVALID" } });
    expect(await typesOf(orderId)).toEqual([]);
  });

  it("calls an operator where a refund did not reach its buyer, and only then", async () => {
    const { orderId, intent } = await waitingOrder();
    const refund = { id: "re_1", object: "refund", payment_intent: intent.id, amount: 5_00 };
    server.ports.errors.length = 0;
    await hear("refund.updated", { ...refund, status: "succeeded" });
    expect(server.ports.errors).toEqual([]);
    expect(
      await hear("refund.failed", { ...refund, status: "failed", failure_reason: "expired_or_canceled_card" }),
    ).toMatchObject({ status: 200 });
    const told = { alert: true, orderId, reference: intent.id, refund: "re_1", amount: 5_00 };
    expect(server.ports.errors).toMatchObject([{ ...told, reason: "expired_or_canceled_card" }]);
    await hear("refund.updated", { ...refund, status: "canceled" });
    expect(server.ports.errors).toMatchObject([{}, { ...told, reason: "canceled" }]);
  });

  it("is answered also about payments that nobody here began", async () => {
    const { intent } = await waitingOrder();
    const metadata = { orderId: id(9_999), paymentId: id(9_998) };
    for (const stranger of [
      { ...intent, metadata },
      { ...intent, metadata: {} },
      { ...intent, metadata: { orderId: "x", paymentId: "y" } },
    ])
      expect(await hear("payment_intent.succeeded", stranger)).toMatchObject({ status: 200 });
    expect(await hear("customer.created", { id: "cus_1", object: "customer" })).toMatchObject({ status: 200 });
  });

  it("comes again where Stripe could not be asked about it", async () => {
    const { orderId, intent } = await waitingOrder();
    peer.books.useCard(intent, "succeeds");
    peer.faults.push("fails", "fails");
    expect(await hear("payment_intent.succeeded", intent, { eventId: "evt_again" })).toMatchObject({ status: 503 });
    expect(await typesOf(orderId)).toEqual([]);
    expect(await hear("payment_intent.succeeded", intent, { eventId: "evt_again" })).toMatchObject({ status: 200 });
    expect(await typesOf(orderId)).toEqual(["PaymentSucceeded"]);
  });
});

describe("the secret of Stripe's form", () => {
  it("is told to the buyer alone, while their card is waited for", async () => {
    const { path, cookie, intent } = await waitingOrder();
    const told = await server.browser().send("POST", `${path}/secret`, {}, cookie);
    expect(told).toMatchObject({ status: 200, body: { clientSecret: intent.client_secret } });
    expect(await server.browser().send("POST", `${path}/secret`, {})).toMatchObject({ status: 401 });
    await server.browser().send("POST", `${path}/abandon`, {}, cookie);
    expect(await server.browser().send("POST", `${path}/secret`, {}, cookie)).toMatchObject({
      status: 409,
      body: { code: "PAYMENT_NEEDS_NO_CONFIRMATION" },
    });
  });
});
