import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** By then every auction is written, and its jobs wait in Redis. */
const FIRST_CLOSE_IN_MS = 30_000;
/** Nobody asks the worker for what an operator sees. */
const SERVICES = ["command-service", "projection-service", "worker"];

const startService = (name, environment, nodeOptions) =>
  startChild(builtProduct("service"), [name], nodeOptions, environment);

const startServices = async (names, environment, nodeOptions) => {
  const services = {};
  const told = { ...environment };
  for (const name of names) {
    services[name] = await startService(name, told, nodeOptions);
    told[`${name.replace("-", "_").toUpperCase()}_URL`] = services[name].url;
  }
  return services;
};

/** Until nothing more follows from what each has taken in. */
const settle = async (services) => {
  const reached = async () => {
    const far = [];
    for (const service of Object.values(services).toReversed()) far.push(await service.ask("settled"));
    return far.join();
  };
  for (let before = await reached(); ;) {
    const now = await reached();
    if (now === before) return;
    before = now;
  }
};

const usageOf = async (services) => {
  const all = await Promise.all(Object.values(services).map(({ ask }) => ask("usage")));
  const sumOf = (what) => all.reduce((sum, one) => sum + one[what], 0);
  return { cpuMs: sumOf("cpuMs"), rss: sumOf("rss"), heapUsed: sumOf("heapUsed") };
};

/** Some of the services on a new shop of the engines; `auctions` are there before they start. */
const open = async (names, { name, auctions }, nodeOptions) => {
  const engines = await startChild(builtProduct("shop-on-engines"), [temporaryFolder(name)], nodeOptions);
  const seeded = auctions === 0 ? [] : await engines.ask("seed", auctions);
  const services = await startServices(names, engines.environment, nodeOptions);
  const asked = { settled: () => settle(services), usage: () => usageOf(services) };
  await settle(services);
  return {
    engines,
    auctions: seeded,
    port: services["command-service"].port,
    socketPort: services["projection-service"]?.port,
    ask: (what) => asked[what](),
    stop: async () => {
      for (const service of Object.values(services).toReversed()) await service.stop();
      await engines.stop();
    },
  };
};

/** The services as processes of their own on the engines that are given: a shop of its own for each figure. */
export const cluster = {
  name: "cluster",
  needs: ["EVENTSTORE_URL", "MONGODB_URL", "REDIS_URL"],
  idOf: (id) => `${id}c`,
  titleOf: (title) => `${title}, on the cluster profile`,
  openShop: (name, auctions, nodeOptions) => open(SERVICES, { name, auctions }, nodeOptions),
  openWriteSide: (name, auctions, nodeOptions) => open(["command-service"], { name, auctions }, nodeOptions),
  closes: async (name, closings, nodeOptions) => {
    // Policies begin where they were installed: the services are there before the auctions are.
    const shop = await open(SERVICES, { name, auctions: 0 }, nodeOptions);
    const late = await shop.engines.ask("closes", { ...closings, firstInMs: FIRST_CLOSE_IN_MS });
    await shop.stop();
    return late;
  },
  /** EventStoreDB's own client on streams of their own, the same event again and again. */
  startRawAppends: (atOnce, nodeOptions) =>
    startChild(
      builtProduct("bids-over-eventstoredb"),
      ["raw", temporaryFolder("raw"), atOnce, 1].map(String),
      nodeOptions,
    ),
  /** From an append to EventStoreDB's own subscription. */
  startRawDeliveries: (nodeOptions) => startChild(builtProduct("eventstoredb-deliveries"), [], nodeOptions),
};
