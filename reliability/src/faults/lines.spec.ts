import { setTimeout as pause } from "node:timers/promises";
import { projections } from "@naqsh/projection-service/projections";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { mongoDatabases, racingMongoUrl } from "@naqsh/shared/testing/mongo-server";
import { canStartRedis } from "@naqsh/shared/testing/redis-server";
import type { TcpProxy } from "@naqsh/shared/testing/tcp-proxy";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { castOf } from "../simulation/cast";
import { judgeBids } from "../soak/judge-kills";
import { bidThroughTrouble } from "./bid-through-trouble";
import { sendBid } from "./sent-bids";
import { seedAuctions } from "./seed-auctions";
import { openShopOnEngines } from "./shop-on-engines";
import type { ShopOnEngines, ShopOnEnginesOptions } from "./shop-on-engines";

const folder = temporaryFolder();
const HOUR_MS = 3_600_000;
const BIDDERS = 12;

type Trouble = { name: string; happens: (shop: ShopOnEngines) => Promise<void> };

const cutOften = async (line: TcpProxy): Promise<void> => {
  for (let times = 0; times < 5; times += 1) {
    line.cut();
    await pause(150);
  }
};
const awayFor = async (line: TcpProxy, ms: number): Promise<void> => {
  await line.refuse();
  await pause(ms);
  await line.accept();
};
const silentFor = async (line: TcpProxy, ms: number): Promise<void> => {
  line.stall();
  await pause(ms);
  line.flow();
};
const slowFor = async (line: TcpProxy, ms: number): Promise<void> => {
  line.slow(60);
  await pause(ms);
  line.slow(0);
};

/** Sessions and limits lie in one Redis, jobs in another. */
const onBoth = async (
  { redisLine, jobsLine }: ShopOnEngines,
  trouble: (line: TcpProxy) => Promise<void>,
): Promise<void> => void (await Promise.all([trouble(redisLine), trouble(jobsLine)]));

const TROUBLES: readonly Trouble[] = [
  { name: "the lines to the log cut, five times", happens: ({ logLine }) => cutOften(logLine) },
  { name: "the lines to Redis cut, five times", happens: (shop) => onBoth(shop, (line) => cutOften(line)) },
  { name: "the log slow", happens: ({ logLine }) => slowFor(logLine, 1_500) },
  { name: "Redis slow", happens: (shop) => onBoth(shop, (line) => slowFor(line, 1_500)) },
  { name: "the log away", happens: ({ logLine }) => awayFor(logLine, 2_000) },
  {
    name: "Redis away for longer than a command waits",
    happens: (shop) => onBoth(shop, (line) => awayFor(line, 4_000)),
  },
  { name: "the log silent for longer than an append waits", happens: ({ logLine }) => silentFor(logLine, 7_000) },
  {
    name: "Redis silent for longer than a command waits",
    happens: (shop) => onBoth(shop, (line) => silentFor(line, 4_000)),
  },
  {
    name: "the log's server killed and started again",
    happens: async ({ peer }) => {
      await peer.kill();
      await pause(1_000);
      await peer.start();
    },
  },
];

const mongoTroubles: readonly Trouble[] = [
  { name: "the lines to MongoDB cut, five times", happens: ({ mongoLine }) => cutOften(mongoLine!) },
  { name: "MongoDB slow", happens: ({ mongoLine }) => slowFor(mongoLine!, 1_500) },
  { name: "MongoDB away", happens: ({ mongoLine }) => awayFor(mongoLine!, 8_000) },
  {
    name: "MongoDB silent for longer than an answer is waited for",
    happens: ({ mongoLine }) => silentFor(mongoLine!, 12_000),
  },
];

type Mongo = ShopOnEnginesOptions["mongo"];

const openOne = async (mongo?: Mongo) => {
  const cast = castOf(BIDDERS, 1);
  const nowMs = Date.now();
  let auctionId = "";
  const shop = await openShopOnEngines({
    folder: folder.fresh(),
    cast,
    ...(mongo && { mongo }),
    past: async (store, keys) => {
      const auctions = { cast, count: 1, endsAtMs: () => nowMs + HOUR_MS, nowMs };
      [auctionId = ""] = await seedAuctions(auctions, store, keys);
    },
  });
  onTestFinished(shop.stop);
  return { shop, cast, auctionId };
};

/** Bids through each trouble and judges log, views and worker afterwards; gives how many bids were acknowledged. */
const survive = async (troubles: readonly Trouble[], mongo?: Mongo): Promise<number> => {
  const { shop, cast, auctionId } = await openOne(mongo);
  const bidding = bidThroughTrouble([shop.commandUrl], auctionId, cast.bidders);
  const enough = async (count: number): Promise<void> => {
    const before = bidding.acknowledged.length;
    await expect.poll(() => bidding.acknowledged.length - before).toBeGreaterThanOrEqual(count);
  };
  await enough(20);
  for (const { name, happens } of troubles) {
    const [before, begunAt] = [new Map(bidding.statuses), performance.now()];
    await happens(shop);
    const overAt = performance.now();
    await enough(BIDDERS);
    const answers = [...bidding.statuses].map(([status, times]) => [status, times - (before.get(status) ?? 0)]);
    const seen = answers.filter(([, times]) => times! > 0).map(([status, times]) => `${times} x ${status}`);
    process.stdout.write(
      `${name}: ${Math.round(overAt - begunAt)} ms, bids again after ${Math.round(performance.now() - overAt)} ms; ${seen.join(", ")}\n`,
    );
  }
  await bidding.stop();
  expect([...bidding.statuses.keys()].filter((status) => ![0, 201, 422, 503].includes(status))).toEqual([]);

  await shop.worker.settled();
  await shop.projections.settled();
  const events = await collect(shop.log.readAll());
  judgeBids(events, bidding.acknowledged);
  const revisions = events.filter(({ stream }) => stream === `auction-${auctionId}`).map(({ revision }) => revision);
  expect(revisions).toEqual(Array.from(revisions.keys()));
  for (const { name } of projections) {
    const compared = async () => (await shop.projections.verify(name)).differing;
    await expect.poll(compared, { interval: 500 }).toEqual([]);
  }
  const [first] = bidding.acknowledged;
  expect((await sendBid({ url: shop.commandUrl, auctionId, ...first! }))?.text).toBe(first!.text);
  const { failures, deadJobs } = await shop.worker.parked();
  // A service that takes no bid for ten seconds says so.
  const alerts = shop.alerts.filter((alert) => !alert.startsWith("No bid can be taken: an outage"));
  expect({ failures, deadJobs, alerts }).toEqual({ failures: [], deadJobs: [], alerts: [] });
  return bidding.acknowledged.length;
};

const describeAll = (): void => {
  it("that are cut, slow, silent or gone under load lose no acknowledged bid, and nobody has to help", async () =>
    expect(await survive(TROUBLES)).toBeGreaterThanOrEqual(BIDDERS * TROUBLES.length));

  it("that are gone are told to people as such: 503, in both languages, and when to come again", async () => {
    const { shop, cast, auctionId } = await openOne();
    const [who] = cast.bidders;
    const bid = (amount: number) =>
      sendBid({ url: shop.commandUrl, auctionId, who: who!, key: `5f0c8b4e-0000-4000-8000-0000000${amount}`, amount });
    const read = (cookie = "") => fetch(`${shop.projectionUrl}/api/auctions/${auctionId}`, { headers: { cookie } });
    expect((await bid(10_000))?.status).toBe(201);
    const lines = [
      { line: shop.redisLine, amount: 20_000, signedIn: 503 },
      { line: shop.logLine, amount: 40_000, signedIn: 200 },
    ];
    for (const { line, amount, signedIn } of lines) {
      await line.refuse();
      const refused = await bid(amount);
      expect([refused?.status, refused?.retryAfter, JSON.parse(refused!.text)]).toMatchObject([
        503,
        "1",
        { code: "UNAVAILABLE", messages: { ar: expect.any(String), en: expect.any(String) } },
      ]);
      // Views answer whoever needs no session, also while the log is away.
      expect((await read()).status).toBe(200);
      expect((await read(`${SESSION_COOKIE}=${who!.token}`)).status).toBe(signedIn);
      await line.accept();
      await expect.poll(async () => (await bid(amount))?.status, { interval: 200 }).toBe(201);
      await expect.poll(async () => (await read(`${SESSION_COOKIE}=${who!.token}`)).status).toBe(200);
    }
  });
};

describe.skipIf(!canStartRedis())("Lines to the engines", describeAll);

const url = racingMongoUrl("Faults of the product's lines");
if (url !== null) {
  const databases = mongoDatabases(url);
  it("that are cut, slow, silent or gone to MongoDB lose no acknowledged bid either, and views are right afterwards", async () =>
    expect(await survive(mongoTroubles, { url, fresh: databases.fresh })).toBeGreaterThan(BIDDERS));
}
