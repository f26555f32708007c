import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { hashOfToken, SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { createCommandService } from "../command-service";
import { commandId as idOfNumber } from "../testing/tally";
import { registered } from "../testing/people";
import { startTestServer } from "../testing/test-server";

const folders = temporaryFolder();

/** A service whose next append waits; what it answers is given as it begins. */
const openHeldUp = async () => {
  const first = await startTestServer(folders.fresh());
  const { id: buyerId } = await registered(first, "mona", "collector");
  const { ports } = first;
  const createdAt = ports.clock.now();
  const session = { userId: buyerId, role: "collector" as const, createdAt, expiresAt: createdAt + 3_600_000 };
  await ports.sessions.save(hashOfToken("token"), session);
  let letGo = (): void => undefined;
  let appends = 0;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const append: typeof ports.store.append = async (...appended) => {
    appends += 1;
    await free;
    return ports.store.append(...appended);
  };
  const service = createCommandService({ ...ports, store: { ...ports.store, append } });
  const answers: ServerResponse[] = [];
  const server = createServer((asked, answer) => {
    answers.push(answer);
    service.answer(asked, answer, "127.0.0.1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.close();
    await first.stop();
  });
  return {
    ports,
    service,
    buyerId,
    answers,
    letGo,
    appends: () => appends,
    port: (server.address() as AddressInfo).port,
  };
};

it("decides nothing for a client that went away while its command stood in line", async () => {
  const { ports, service, buyerId, answers, letGo, appends, port } = await openHeldUp();
  const orderId = idOfNumber(1);
  const sale = { artworkId: idOfNumber(2), artistId: idOfNumber(3), auctionId: idOfNumber(4), source: "auction" };
  const paymentDueAt = instantFromMs(ports.clock.now() + 3_600_000);
  const created = service.commandBus.dispatch({
    streamCategory: "order",
    streamId: orderId,
    command: { type: "CreateOrder", data: { orderId, buyerId, net: 1000_00, paymentDueAt, ...sale } },
    commandId: idOfNumber(5),
    correlationId: idOfNumber(5),
    causationId: null,
    actorId: "example",
  });
  await eventually(() => expect(appends()).toBe(1));

  const headers = { "content-type": "application/json", cookie: `${SESSION_COOKIE}=token` };
  const asked = request({ port, path: `/api/orders/${orderId}/payments`, method: "POST", headers, agent: false });
  asked.on("error", () => undefined);
  asked.end(JSON.stringify({ method: "sandbox-succeeds" }));
  await eventually(() => expect(answers).toHaveLength(1));
  const gone = once(answers[0]!, "close");
  asked.destroy();
  await gone;
  letGo();
  await created;
  await service.stop();
  const types: string[] = [];
  for await (const { type } of ports.store.readStream(`order-${orderId}`)) types.push(type);
  expect(types).toEqual(["OrderCreated"]);
  expect(ports.errors).toEqual([]);
});
