import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { SESSION_COOKIE, hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { serve, startTestServer, type Answer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const DAY = 24 * 60 * 60_000;
let server: TestServer;
let buyerId: string;
let made = 100;

const tell = (orderId: string, type: string, data: object): Promise<unknown> => {
  made += 1;
  const commandId = id(made);
  return server.service.commandBus.dispatch({
    streamCategory: "order",
    streamId: orderId,
    command: { type, data: { orderId, ...data } },
    commandId,
    correlationId: commandId,
    causationId: null,
    actorId: "example",
  });
};

const openOrder = async (): Promise<string> => {
  made += 1;
  const orderId = id(made);
  const sale = { artworkId: id(1), artistId: id(2), auctionId: id(3), source: "auction", buyerId, net: 1000_00 };
  await tell(orderId, "CreateOrder", { ...sale, paymentDueAt: instantFromMs(server.ports.clock.now() + DAY) });
  const cookie = { cookie: `${SESSION_COOKIE}=token` };
  await server.browser().send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY, cookie);
  return orderId;
};

const buyer = (path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  server.browser().send("POST", path, body, { cookie: `${SESSION_COOKIE}=token`, ...headers });

const pay = (orderId: string, headers: Record<string, string> = {}): Promise<Answer> =>
  buyer(`/api/orders/${orderId}/payments`, { method: "sandbox-needs-confirmation" }, headers);

beforeAll(async () => {
  server = await startTestServer(folders.fresh());
  const person = { firstName: "منى", lastName: "ق", username: "mona", email: "m@naqsh.example", password: "ستون نخلة" };
  buyerId = String((await server.browser().send("POST", "/api/register", person)).body["id"]);
  const createdAt = server.ports.clock.now();
  const session = { userId: buyerId, role: "collector" as const, createdAt, expiresAt: createdAt + 10 * DAY };
  await server.ports.sessions.save(hashOfToken("token"), session);
});
afterAll(() => server.stop());
afterEach(() => expect(server.ports.errors).toEqual([]));

describe("a shop that is no demo", () => {
  it("takes no sandbox payment, and leaves the order as it was", async () => {
    const { takesSandboxPayments: _, ...config } = server.ports.config;
    const shop = await serve({ ...server.ports, config });
    onTestFinished(shop.stop);
    const orderId = await openOrder();
    const path = `/api/orders/${orderId}/payments`;
    const cookie = { cookie: `${SESSION_COOKIE}=token` };
    const refused = await shop.browser().send("POST", path, { method: "sandbox-succeeds" }, cookie);
    expect(refused).toMatchObject({ status: 409, body: { code: "PAYMENTS_NOT_TAKEN" } });
    expect(await pay(orderId)).toMatchObject({ status: 201 });
  });
});

describe("paying over HTTP", () => {
  it("begins one payment, however often it is sent", async () => {
    const orderId = await openOrder();
    const headers = { "idempotency-key": id(7) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(orderId, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { id: expect.any(String), orderId } });
    expect(await pay(orderId)).toMatchObject({ status: 409, body: { code: "PAYMENT_PENDING" } });
  });

  it("is confirmed by the buyer with their bank", async () => {
    const orderId = await openOrder();
    const paymentId = String((await pay(orderId)).body["id"]);
    const confirm = () => buyer(`/api/orders/${orderId}/payments/${paymentId}/confirm`);
    expect(await confirm()).toMatchObject({ status: 409, body: { code: "PAYMENT_NEEDS_NO_CONFIRMATION" } });
    await tell(orderId, "RequireConfirmation", { paymentId, reference: "r" });
    expect(await confirm()).toMatchObject({ status: 200, body: { id: paymentId } });
  });

  it("is given up by the buyer, who may then pay with another card", async () => {
    const orderId = await openOrder();
    const paymentId = String((await pay(orderId)).body["id"]);
    await tell(orderId, "RequireConfirmation", { paymentId, reference: "r" });
    const abandoned = await buyer(`/api/orders/${orderId}/payments/${paymentId}/abandon`);
    expect(abandoned).toMatchObject({ status: 200, body: { id: paymentId } });
    expect(await pay(orderId)).toMatchObject({ status: 201 });
  });

  it("knows its order, its buyer, its methods and its time", async () => {
    const orderId = await openOrder();
    const path = `/api/orders/${orderId}/payments`;
    expect(await buyer(`/api/orders/${id(9999)}/payments`, { method: "sandbox-succeeds" })).toMatchObject({
      status: 404,
    });
    expect(await buyer(path, { method: "4242" })).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    expect(await server.browser().send("POST", path, { method: "sandbox-succeeds" })).toMatchObject({ status: 401 });
    const stranger = server.browser();
    const other = {
      firstName: "سعد",
      lastName: "ق",
      username: "saad",
      email: "s@naqsh.example",
      password: "ستون نخلة",
    };
    await stranger.send("POST", "/api/register", other);
    expect(await stranger.send("POST", path, { method: "sandbox-succeeds" })).toMatchObject({
      status: 403,
      body: { code: "NOT_YOUR_ORDER" },
    });
    await server.ports.clock.advanceBy(DAY);
    expect(await pay(orderId)).toMatchObject({ status: 409, body: { code: "PAYMENT_DEADLINE_PASSED" } });
  });
});
