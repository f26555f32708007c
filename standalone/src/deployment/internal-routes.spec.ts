import { TERMS_VERSION } from "@naqsh/shared/account";
import { createServer } from "node:http";
import { createCommandService } from "@naqsh/command-service/command-service";
import { internalCommands } from "@naqsh/command-service/http/internal-commands";
import { systemCommands } from "@naqsh/command-service/modules";
import { openTestPorts } from "@naqsh/command-service/testing/test-ports";
import { internalQueries } from "@naqsh/projection-service/http/internal-queries";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import { listen, urlOf } from "@naqsh/shared/platform/http/listening";
import { createInternalRouter } from "@naqsh/shared/platform/http/internal-router";
import type { InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { createHttpCommandBus } from "@naqsh/worker/adapters/http/http-command-bus";
import { createHttpTakesBids } from "@naqsh/worker/adapters/http/http-takes-bids";
import { createHttpContacts } from "@naqsh/worker/adapters/http/http-contacts";
import { createHttpDeadlines } from "@naqsh/worker/adapters/http/http-deadlines";
import { createHttpMarks } from "@naqsh/worker/adapters/http/http-marks";
import { createHttpSavedSearchNews } from "@naqsh/worker/adapters/http/http-saved-search-news";
import { createHttpOutbids } from "@naqsh/worker/adapters/http/http-outbids";
import { internalOperations } from "@naqsh/worker/http/internal-operations";
import { describeCommandBus } from "@naqsh/worker/ports/command-bus.contract";
import type { CommandBusUnderTest } from "@naqsh/worker/ports/command-bus.contract";
import { describeViewsOfWorker } from "@naqsh/worker/ports/views.contract";
import type { ViewsUnderTest } from "@naqsh/worker/ports/views.contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../start/start-shop";
import type { Shop } from "../start/start-shop";
import { ADMINISTRATOR, artworkForm, HOUR_MS } from "../testing/shop-in-test";
import { createShopVisitor } from "../testing/shop-visitor";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const token = "a-token-that-is-long-enough-for-all";
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Serves routes as a service does; gives where. */
const serve = async (routes: readonly InternalRoute[]): Promise<string> => {
  const internal = createInternalRouter(routes, { token, logger });
  const server = createServer(
    (request, response) => void (internal(request, response) || response.writeHead(404).end()),
  );
  await listen(server, 0, "127.0.0.1");
  closing.push(() => server.close());
  return urlOf(server, "127.0.0.1");
};
const clientOf = (url: string): InternalClient => createInternalClient({ service: "the other service", url, token });

describe("commands", () => {
  let direct: CommandBusUnderTest;
  let doorUrl: string;
  let overHttp: CommandBusUnderTest;

  beforeAll(async () => {
    const ports = await openTestPorts(folder.fresh());
    closing.push(ports.close);
    let isAway = false;
    const append: typeof ports.store.append = async (...asked) => {
      if (isAway) throw new StoreUnavailable("The log is away");
      return ports.store.append(...asked);
    };
    const takes = async (): Promise<void> => {
      if (isAway) throw new StoreUnavailable("The log is away");
    };
    const { commandBus, takesBids } = createCommandService({ ...ports, store: { ...ports.store, append, takes } });
    const whileUnsettled = async (work: () => Promise<void>): Promise<void> => {
      isAway = true;
      await work().finally(() => (isAway = false));
    };
    direct = { bus: commandBus, whileUnsettled };
    const url = await serve(
      internalCommands({ commandBus, takesBids, logger, knows: (type) => Object.hasOwn(systemCommands, type) }),
    );
    doorUrl = url;
    overHttp = { bus: createHttpCommandBus(clientOf(url)), whileUnsettled };
  });

  describeCommandBus("a call", () => direct);
  describeCommandBus("HTTP", () => overHttp);

  it("tell whether bids are taken, and take a service of an older build for one that takes them", async () => {
    const asks = createHttpTakesBids(clientOf(doorUrl));
    await asks();
    await overHttp.whileUnsettled(() => expect(asks()).rejects.toThrow(Unavailable));
    await createHttpTakesBids(clientOf(await serve([])))();
  });

  it("are of unknown outcome where nobody listens", async () => {
    const url = await serve([]);
    const gone = createHttpCommandBus(clientOf(url.replace(/\d+$/, "1")));
    const command = { type: "CloseAuction", data: {} };
    const asked = { streamCategory: "auction", streamId: "a", command, commandId: "c", correlationId: "c" };
    await expect(gone.dispatch({ ...asked, causationId: null, actorId: "spec" })).rejects.toThrow(StoreUnavailable);
  });
});

describe("views", () => {
  const clock = createSimulatedClock(Date.parse("2026-03-01T09:00:00.000Z"));
  let shop: Shop;
  let direct: ViewsUnderTest;
  let overHttp: ViewsUnderTest;

  const register = async (name: string, role: "artist" | "collector"): Promise<ShopVisitor> => {
    const person = createShopVisitor(shop.url, name);
    const email = `${name}@naqsh.test`;
    const account = {
      firstName: name,
      lastName: "Test",
      email,
      password: "correct horse 7",
      role,
      language: "en",
      acceptedTerms: TERMS_VERSION,
    };
    const { id } = (await person.post<{ id: string }>("/api/register", account)).body;
    return { ...person, id };
  };

  /** An auction that has begun, with two bids. */
  const live = async (
    administrator: ShopVisitor,
  ): Promise<Omit<ViewsUnderTest, "contacts" | "deadlines" | "outbids" | "marks" | "savedSearchNews">> => {
    const artist = await register("noura", "artist");
    const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("مدّ"))).body;
    await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
    const [startsAt, endsAt] = [1, 2].map((hours) => instantFromMs(clock.now() + hours * HOUR_MS));
    const terms = { artworkId, openingPrice: 500, startsAt, endsAt };
    const { id: auctionId } = (await artist.post<{ id: string }>("/api/auctions", terms)).body;
    await shop.settled();
    await clock.advanceBy(HOUR_MS);
    await shop.settled();
    const [sara, omar] = [await register("sara", "collector"), await register("omar", "collector")];
    await sara.post(`/api/auctions/${auctionId}/bids`, { amount: 500 });
    await omar.post(`/api/auctions/${auctionId}/bids`, { amount: 900 });
    const saver = await register("hala", "collector");
    const asked = { name: "بحر", place: "search", question: { q: "المد" } };
    const { id: savedId } = (await saver.post<{ id: string }>("/api/saved-searches", asked)).body;
    // Time stands from here on, so that nobody is told of it yet.
    const { id: newId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("ليلة المدّ"))).body;
    await administrator.post(`/api/admin/artworks/${newId}/approve`);
    await sara.post("/api/likes", { artworkId });
    await shop.settled();
    return {
      person: {
        id: sara.id,
        contact: { email: "sara@naqsh.test", firstName: "sara", language: "en", platformName: "Naqsh" },
      },
      administrators: [administrator.id],
      deadline: { streamCategory: "auction", streamId: auctionId, action: "BeginClosing", dueAt: endsAt! },
      auctionId,
      outbid: { userId: sara.id, artworkId },
      leaderId: omar.id,
      like: { collectorId: sara.id, artworkId },
      savedSearch: { userId: saver.id, savedId, position: "0".repeat(20) },
    };
  };

  beforeAll(async () => {
    const time = { clock, timers: clock, durable: false, watchesTime: false };
    const commands = { administrator: ADMINISTRATOR, trustsEmails: true };
    shop = await startShop({ port: 0, dataFolder: folder.fresh(), ...time, logger, commands });
    closing.push(shop.stop);
    const administrator = createShopVisitor(shop.url, "administrator");
    const { id } = (await administrator.post<{ id: string }>("/api/signin", ADMINISTRATOR)).body;
    const facts = await live({ ...administrator, id });
    direct = { ...facts, ...shop.profile.projections };
    const client = clientOf(await serve(internalQueries(shop.profile.projections)));
    overHttp = {
      ...facts,
      contacts: createHttpContacts(client),
      deadlines: createHttpDeadlines(client),
      outbids: createHttpOutbids(client),
      marks: createHttpMarks(client),
      savedSearchNews: createHttpSavedSearchNews(client),
    };
  });

  describeViewsOfWorker("calls", () => direct);
  describeViewsOfWorker("HTTP", () => overHttp);

  it("give what is due as a list to a worker of an older build, which names no cursor", async () => {
    const client = clientOf(await serve(internalQueries(shop.profile.projections)));
    const { deadlines } = await overHttp.deadlines.due("2999-01-01T00:00:00.000Z", 10);
    expect(deadlines.length).toBeGreaterThan(0);
    expect(await client.get("/internal/deadlines?due=2999-01-01T00:00:00.000Z&limit=10")).toEqual(deadlines);
  });

  it("say what was wrong with a question", async () => {
    const client = clientOf(await serve(internalQueries(shop.profile.projections)));
    await expect(client.get("/internal/deadlines?due=soon&limit=10")).rejects.toThrow("due has to be a time");
  });

  it("are unavailable until they are open", async () => {
    const shut = { ...shop.profile.projections, isOpen: () => false };
    const client = clientOf(await serve(internalQueries(shut)));
    await expect(createHttpContacts(client).administrators()).rejects.toThrow(StoreUnavailable);
  });

  it("and the worker tells an operator how it stands, and tries again what failed", async () => {
    const client = clientOf(await serve(internalOperations(shop.profile.worker)));
    const { policies } = await shop.profile.worker.status();
    expect(await client.get("/internal/status")).toEqual({
      policies,
      parked: [],
      memory: [],
      unconfirmedClock: null,
    });
    expect(await client.post("/internal/parked/nothing/retry", {})).toEqual({ retried: false });
    expect(await client.post("/internal/clock/confirm", {})).toEqual({ confirmed: false });
  });
});
