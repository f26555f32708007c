import { RegisterBody } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { commandDigest } from "@naqsh/shared/platform/event-codec/command-digest";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { allUpcasters } from "@naqsh/shared/registry";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { commandId as idOfNumber } from "../testing/tally";
import { registered, type Person } from "../testing/people";
import { startTestServer, type Answer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const METHOD = { method: "sandbox-needs-confirmation" };
let server: TestServer;
let mona: Person;
let saad: Person;
let made = 1_000;

const nextId = (): string => idOfNumber((made += 1));

const openOrder = async (buyer: Person): Promise<string> => {
  const [orderId, commandId] = [nextId(), nextId()];
  const sale = { artworkId: nextId(), artistId: nextId(), auctionId: nextId(), source: "auction" };
  const paymentDueAt = instantFromMs(server.ports.clock.now() + 3_600_000);
  const command = { type: "CreateOrder", data: { orderId, buyerId: buyer.id, net: 1000_00, paymentDueAt, ...sale } };
  const ids = { commandId, correlationId: commandId, causationId: null, actorId: "example" };
  await server.service.commandBus.dispatch({ streamCategory: "order", streamId: orderId, command, ...ids });
  await buyer.browser.send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY);
  return orderId;
};

const pay = ({ browser }: Person, orderId: string, key: string, body: object = METHOD): Promise<Answer> =>
  browser.send("POST", `/api/orders/${orderId}/payments`, body, { "idempotency-key": key });

type Before = { actorId: string; commandId: string; revision: number; path: string; body: object };

/** What a release left whose ids did not name the path of their command. */
const leftBefore = async (stream: string, event: AnyEvent, before: Before): Promise<void> => {
  const { actorId, commandId, revision, path, body } = before;
  const { keys, clock, store } = server.ports;
  const metadata = {
    commandId,
    commandDigest: await commandDigest(keys, actorId, ["POST", path, body]),
    correlationId: commandId,
    causationId: null,
    actorId,
    actorRole: "collector" as const,
  };
  const origin = { stream, recordedAt: instantFromMs(clock.now()), metadata };
  await store.append(stream, revision, await createEventCodec(allUpcasters, keys).encode([event], origin));
};

const eventsOf = async (stream: string): Promise<string[]> => {
  const types: string[] = [];
  for await (const { type } of server.ports.store.readStream(stream)) types.push(type);
  return types;
};

beforeAll(async () => {
  server = await startTestServer(folders.fresh());
  mona = await registered(server, "mona", "collector");
  saad = await registered(server, "saad", "collector");
});
afterAll(() => server.stop());
afterEach(() => expect(server.ports.errors).toEqual([]));

describe("an idempotency key", () => {
  it("belongs to the path: used on two orders, it begins a payment of its own on each", async () => {
    const key = nextId();
    const orders = [await openOrder(mona), await openOrder(mona)];
    const answers = [await pay(mona, orders[0]!, key), await pay(mona, orders[1]!, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body["id"])).size).toBe(2);
    expect((await pay(mona, orders[0]!, key)).text).toBe(answers[0]!.text);
    const another = await pay(mona, orders[0]!, key, { method: "sandbox-succeeds" });
    expect(another).toMatchObject({ status: 409, body: { code: "COMMAND_ID_REUSED" } });
  });

  it("belongs to the person: another one's command under it is another", async () => {
    const key = nextId();
    const own = await pay(mona, await openOrder(mona), key);
    const other = await pay(saad, await openOrder(saad), key);
    expect([own.status, other.status]).toEqual([201, 201]);
    expect(other.body["id"]).not.toBe(own.body["id"]);
  });
});

describe("a command that was begun before paths belonged to its id", () => {
  it("gets its first answer from the stream that holds it", async () => {
    const key = nextId();
    const orderId = await openOrder(mona);
    const commandId = uuid5(mona.id, key);
    const paymentId = uuid5(mona.id, commandId);
    const begunAt = instantFromMs(server.ports.clock.now());
    const data = { orderId, buyerId: mona.id, paymentId, ...METHOD, amount: 1150_00, begunAt };
    const before = { actorId: mona.id, commandId, revision: 1, path: `/api/orders/${orderId}/payments`, body: METHOD };
    await leftBefore(`order-${orderId}`, { type: "PaymentBegun", data }, before);

    expect(await pay(mona, orderId, key)).toMatchObject({ status: 201, body: { id: paymentId, orderId } });
    expect(await eventsOf(`order-${orderId}`)).toEqual(["OrderCreated", "DeliveryChosen", "PaymentBegun"]);
    const elsewhere = await pay(mona, await openOrder(mona), key);
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.body["id"]).not.toBe(paymentId);
  });

  it("goes on where it stopped half-way, under the ids that it began with", async () => {
    const key = nextId();
    const body = {
      firstName: "ليلى",
      lastName: "ق",
      username: "layla",
      email: "l@naqsh.example",
      password: "ستون نخلة",
    };
    const commandId = uuid5(NAQSH_NAMESPACE, key);
    const userId = uuid5(NAQSH_NAMESPACE, commandId);
    const claimId = await claimIdOf(server.ports.keys, "email", body.email);
    const said = RegisterBody.parse(body);
    const before = { actorId: "visitor", commandId, revision: -1, path: "/api/register", body: said };
    await leftBefore(`emailClaim-${claimId}`, { type: "EmailClaimed", data: { claimId, userId } }, before);

    const answer = await server.browser().send("POST", "/api/register", body, { "idempotency-key": key });
    expect(answer).toMatchObject({ status: 201, body: { id: userId } });
  });

  it("is told from a new one that brings the same key with another body", async () => {
    const key = nextId();
    const commandId = uuid5(NAQSH_NAMESPACE, key);
    const userId = uuid5(NAQSH_NAMESPACE, commandId);
    const own = (text: string) => personal(userId, text);
    const names = { email: own("n@x.example"), username: own("nura"), firstName: own("ن"), lastName: own("ق") };
    const data = { userId, role: "collector", language: "ar", ...names, passwordHash: own("hash") };
    const before = { actorId: "visitor", commandId, revision: -1, path: "/api/register", body: {} };
    await leftBefore(`user-${userId}`, { type: "UserRegistered", data }, before);

    const body = { firstName: "ن", lastName: "ق", username: "nura", email: "n@x.example", password: "ستون نخلة" };
    const answer = await server.browser().send("POST", "/api/register", body, { "idempotency-key": key });
    expect(answer).toMatchObject({ status: 409, body: { code: "COMMAND_ID_REUSED" } });
  });
});
