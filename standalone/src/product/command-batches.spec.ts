import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { auctionDecider } from "@naqsh/command-service/auction/auction.decider";
import { createCommandService } from "@naqsh/command-service/command-service";
import { internalCommands } from "@naqsh/command-service/http/internal-commands";
import { systemCommands } from "@naqsh/command-service/modules";
import { openTestPorts } from "@naqsh/command-service/testing/test-ports";
import type { TestPorts } from "@naqsh/command-service/testing/test-ports";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import { listen, urlOf } from "@naqsh/shared/platform/http/listening";
import { createInternalRouter } from "@naqsh/shared/platform/http/internal-router";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { allUpcasters } from "@naqsh/shared/registry";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { createHttpCommandBus } from "@naqsh/worker/adapters/http/http-command-bus";
import type { CommandBus } from "@naqsh/worker/ports/command-bus";
import { closing, commandTo } from "@naqsh/worker/testing/system-commands";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const folder = temporaryFolder();
const token = "a-token-that-is-long-enough-for-all";
const HOUR_MS = 3_600_000;

let ports: TestPorts;
let bus: CommandBus;
let close: () => Promise<void>;
/** Streams that the log does not take just now. */
let away: ReadonlySet<string>;
/** The next answer is lost on its way; what it answers to has happened. */
let losesAnswer: boolean;

beforeEach(async () => {
  ports = await openTestPorts(folder.fresh());
  [away, losesAnswer] = [new Set(), false];
  const append: typeof ports.store.append = async (stream, ...asked) => {
    if (away.has(stream)) throw new StoreUnavailable("The log is away");
    return ports.store.append(stream, ...asked);
  };
  const service = createCommandService({ ...ports, store: { ...ports.store, append } });
  const routes = internalCommands({ ...service, ...ports, knows: (type) => Object.hasOwn(systemCommands, type) });
  const internal = createInternalRouter(routes, { token, logger: ports.logger });
  const server = createServer((request, response) => {
    if (losesAnswer) response.writeHead = () => response.destroy();
    losesAnswer = false;
    internal(request, response);
  });
  await listen(server, 0, "127.0.0.1");
  const client = createInternalClient({ service: "it", url: urlOf(server, "127.0.0.1"), token });
  bus = createHttpCommandBus(client);
  close = async () => {
    server.closeAllConnections();
    server.close();
    await ports.close();
  };
});
afterEach(() => close());

/** Writes an auction that is over, without a bid. */
const overAuction = async (): Promise<string> => {
  const [auctionId, artworkId, artistId] = [randomUUID(), randomUUID(), randomUUID()];
  const nowMs = ports.clock.now();
  const at = instantFromMs(nowMs - 2 * HOUR_MS);
  const terms = { openingPrice: 500_00, reserve: null, estimate: null, ownIncrement: 50_00 };
  const rules = { incrementPolicy: "standard-1" as const, softCloseMs: 120_000 };
  const times = { startsAt: instantFromMs(nowMs - HOUR_MS), endsAt: instantFromMs(nowMs - HOUR_MS / 2) };
  const data = { auctionId, artworkId, artistId, ...terms, ...rules, ...times };
  const decision = auctionDecider.decide({ type: "ScheduleAuction", data }, auctionDecider.initialState, {
    receivedAt: at,
    now: at,
  });
  if (!decision.accepted) throw new Error(decision.rejection.code);
  const scheduled = decision.events.reduce(auctionDecider.evolve, auctionDecider.initialState);
  const opened = auctionDecider.decide({ type: "OpenAuction", data: { auctionId } }, scheduled, {
    receivedAt: times.startsAt,
    now: times.startsAt,
  });
  if (!opened.accepted) throw new Error(opened.rejection.code);
  const [commandId, stream] = [randomUUID(), `auction-${auctionId}`];
  const metadata = { commandId, commandDigest: "spec", correlationId: commandId, causationId: null };
  const origin = { stream, recordedAt: at, metadata: { ...metadata, actorId: artistId, actorRole: "artist" as const } };
  const codec = createEventCodec(allUpcasters, ports.keys);
  await ports.store.append(stream, -1, await codec.encode([...decision.events, ...opened.events], origin));
  return auctionId;
};
const overAuctions = (count: number): Promise<string[]> => Promise.all(Array.from({ length: count }, overAuction));

const closed = async (): Promise<string[]> =>
  (await collect(ports.store.readAll())).filter(({ type }) => type === "AuctionClosed").map(({ stream }) => stream);
const expectEachClosedOnce = async (auctions: readonly string[]): Promise<void> =>
  expect((await closed()).toSorted()).toEqual(auctions.map((auctionId) => `auction-${auctionId}`).toSorted());
const dispatched = (commands: readonly SystemCommand[]) => Promise.allSettled(commands.map(bus.dispatch));
const accepted = { status: "fulfilled", value: { accepted: true } };
const unsettled = { status: "rejected", reason: expect.any(StoreUnavailable) };

describe("Commands that go together", () => {
  it("close each auction once, however often each is among them, under its own id and others", async () => {
    const auctions = await overAuctions(40);
    const commands = auctions.map(closing);
    const all = [...commands, ...auctions.map(closing), ...commands];
    for (const result of await dispatched(all)) expect(result).toMatchObject(accepted);
    for (const result of await dispatched(commands)) expect(result).toMatchObject(accepted);
    await expectEachClosedOnce(auctions);
  });

  it("close each auction once where the answer to all of them was lost, and they are sent again", async () => {
    const auctions = await overAuctions(20);
    const commands = auctions.map(closing);
    losesAnswer = true;
    for (const result of await dispatched(commands)) expect(result).toMatchObject(unsettled);
    await expectEachClosedOnce(auctions);
    for (const result of await dispatched(commands)) expect(result).toMatchObject(accepted);
    await expectEachClosedOnce(auctions);
  });

  it("are told apart where the log takes some of them and not the others", async () => {
    const auctions = await overAuctions(20);
    const commands = auctions.map(closing);
    away = new Set(auctions.filter((_, place) => place % 3 === 0).map((auctionId) => `auction-${auctionId}`));
    const expected = auctions.map((_, place) => (place % 3 === 0 ? unsettled : accepted));
    expect(await dispatched(commands)).toMatchObject(expected);
    expect(await closed()).toHaveLength(13);
    away = new Set();
    for (const result of await dispatched(commands)) expect(result).toMatchObject(accepted);
    await expectEachClosedOnce(auctions);
  });

  it("are decided in their order where they are for one stream", async () => {
    const outages = Array.from({ length: 30 }, () => randomUUID());
    const times = { from: "2026-01-01T09:00:00.000Z", to: "2026-01-01T09:01:00.000Z" };
    await dispatched(
      outages.map((outageId) => commandTo("platform", "main", { type: "RecordOutage", data: { outageId, ...times } })),
    );
    const recorded = await collect(ports.store.readStream("platform-main"));
    expect(recorded.map(({ data }) => data["outageId"])).toEqual(outages);
  });

  it("are not held up by one that the system does not have, or that is no command", async () => {
    const [auctionId = ""] = await overAuctions(1);
    const unknown = commandTo("auction", auctionId, { type: "GiveEverythingAway", data: {} });
    const broken = { ...closing(auctionId), commandId: "not an id" };
    const [first, second, third] = await dispatched([unknown, closing(auctionId), broken]);
    expect(first).toMatchObject({ reason: { message: "The system has no command GiveEverythingAway" } });
    expect(second).toMatchObject(accepted);
    expect(third).toMatchObject({ reason: { message: "The body is not a command of the system" } });
    await expectEachClosedOnce([auctionId]);
  });
});
