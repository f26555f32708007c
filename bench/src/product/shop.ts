/** The whole product on a new data folder, as `npm start -- --empty` runs it, with rate limits that no load reaches. */
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { startShop } from "@naqsh/standalone/start/start-shop";
import { seedSale, type SeededSale } from "./seed-sale";
import { seedShop } from "./seed-shop";

const [dataFolder = "", auctions = "1", port = "0", works = "0", buyers = "0"] = process.argv.slice(2);
const MANY = { points: 1_000_000_000, windowMs: 60_000 };

/** A folder that was filled before is opened as it was left. */
const sale: SeededSale = { works: [], cookies: [] };
const also = seedSale(sale, { works: Number(works), buyers: Number(buyers) });
const seeded = auctions === "again" ? [] : await seedShop(dataFolder, Number(auctions), { also });
/** Processor time of this process so far, its threads included. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const tellReady = (url: string): void =>
  void process.send!({ ready: { port: Number(new URL(url).port), auctions: seeded, sale, cpuMs: cpuMs() } });
const isAgain = auctions === "again";
const starting = startShop({
  port: Number(port),
  // What was left to do by a kill is done while the shop answers; nobody waits for it.
  ...(isAgain && { onListening: tellReady }),
  dataFolder,
  commands: {
    administrator: { email: "admin@bench.test", password: "a long enough passphrase" },
    rateLimits: { signIn: MANY, register: MANY, bids: MANY, uploads: MANY, writes: MANY, interactions: MANY },
    trustsEmails: true,
    announce: () => undefined,
  },
});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const profiler = new Session();
const answers: Record<string, () => unknown> = {
  /** For whoever looks for the costs of a figure: `node --cpu-prof` would also hold the start and what follows the load. */
  beginProfile: async () => {
    profiler.connect();
    await profiler.post("Profiler.enable");
    await profiler.post("Profiler.start");
  },
  endProfile: async () => {
    const { profile } = await profiler.post("Profiler.stop");
    profiler.disconnect();
    const file = `${dataFolder}.cpuprofile`;
    writeFileSync(file, JSON.stringify(profile));
    return file;
  },
  settled: async () => (await starting).settled(),
  usage: () => {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const loopDelayP99Ms = delay.percentile(99) / 1e6;
    delay.reset();
    // In KiB, the most that was resident since the start.
    const { maxRSS } = process.resourceUsage();
    return { cpuMs: cpuMs(), rss, maxRss: maxRSS * 1024, heapUsed, loopDelayP99Ms };
  },
  stop: async () => {
    await (await starting).stop();
    setImmediate(() => process.exit(0));
  },
};
process.on("message", (asked: { id: number; name: string }) => {
  void (async () => process.send!({ id: asked.id, answer: (await answers[asked.name]!()) ?? null }))();
});
process.on("disconnect", () => process.exit(0));
const shop = await starting;
if (!isAgain) {
  await shop.settled();
  tellReady(shop.url);
}
