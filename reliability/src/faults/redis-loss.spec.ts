import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { canStartRedis } from "@naqsh/shared/testing/redis-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { castOf } from "../simulation/cast";
import { seedAuctions } from "./seed-auctions";
import { openShopOnEngines } from "./shop-on-engines";
import type { ShopOnEngines } from "./shop-on-engines";

const folder = temporaryFolder();
const AUCTIONS = 100;
const CLOSING_MS = 2_000;
/** Of each auction: who was outbid hears of that and of the end, besides the winner and the artist. */
const LETTERS = 4;

type Loss = { name: string; happens: (shop: ShopOnEngines, folder: string) => Promise<void> };

const eachOf = async (
  { redis, jobsRedis }: ShopOnEngines,
  lose: (one: ShopOnEngines["redis"], folder: string) => Promise<void>,
): Promise<void> => void (await Promise.all([lose(redis, ""), lose(jobsRedis, "jobs")]));

const LOSSES: readonly Loss[] = [
  {
    name: "killed, and back with what it kept",
    happens: (shop) =>
      eachOf(shop, async (redis) => {
        await redis.kill();
        await redis.restart();
      }),
  },
  { name: "flushed", happens: (shop) => eachOf(shop, (redis) => redis.flush()) },
  {
    name: "killed, and back empty",
    happens: (shop, place) =>
      eachOf(shop, async (redis, folderOfIt) => {
        await redis.kill();
        await rm(join(place, folderOfIt, "appendonlydir"), { recursive: true, force: true });
        await redis.restart();
      }),
  },
  {
    // Without sessions and limits no bid can be taken, and ends move by the time lost; without jobs alone they do not.
    name: "of jobs away until every auction is closed",
    happens: async (shop) => {
      await shop.jobsLine.refuse();
      await untilThere(shop, "AuctionClosed");
      await shop.jobsLine.accept();
    },
  },
];

const GROUP = AUCTIONS / LOSSES.length;
const FIRST_ENDS_IN_MS = 12_000;
const NEXT_ENDS_IN_MS = 4_000;
/** How long before the end of its auctions a loss happens. */
const AHEAD_MS = 1_500;

/** What the log held when it was last asked: to read all of it again four times a second was most of what this took. */
const read = new WeakMap<ShopOnEngines, StoredEvent[]>();

const ofType = async (shop: ShopOnEngines, type: string): Promise<StoredEvent[]> => {
  const known = read.get(shop) ?? [];
  read.set(shop, known);
  const last = known.at(-1);
  known.push(...(await collect(shop.log.readAll(last && { after: last.position }))));
  return known.filter((event) => event.type === type);
};

const untilThere = async (shop: ShopOnEngines, type: string, count = AUCTIONS): Promise<void> => {
  await expect.poll(async () => (await ofType(shop, type)).length, { interval: 250 }).toBe(count);
};

/** How late auctions closed, milliseconds after their end and its drain: the median and the last. */
const latenessOf = (closed: readonly StoredEvent[]): string => {
  const late = closed
    .map(({ recordedAt, data }) => Date.parse(recordedAt) - Date.parse(String(data["endsAt"])) - CLOSING_MS)
    .toSorted((a, b) => a - b);
  return `${late[closed.length >> 1]} ms at the median, ${late.at(-1)} ms the last`;
};

const describeAll = (): void => {
  it("while 100 auctions are open: each closes, each letter leaves once, and nobody has to help", async () => {
    const place = folder.fresh();
    const cast = castOf(2, AUCTIONS);
    const nowMs = Date.now();
    const endOf = (group: number): number => nowMs + FIRST_ENDS_IN_MS + group * NEXT_ENDS_IN_MS;
    const auctions = { cast, count: AUCTIONS, endsAtMs: (number: number) => endOf(Math.floor(number / GROUP)), nowMs };
    const shop = await openShopOnEngines({
      folder: place,
      cast,
      past: async (store, keys) => void (await seedAuctions(auctions, store, keys)),
    });
    onTestFinished(shop.stop);
    for (const [group, { happens }] of LOSSES.entries()) {
      await pause(Math.max(0, endOf(group) - AHEAD_MS - Date.now()));
      await happens(shop, place);
    }

    await untilThere(shop, "AuctionClosed");
    await untilThere(shop, "OrderCreated");
    // Lost jobs are derived anew one by one after Redis is back: the last letter may follow a while later.
    await untilThere(shop, "NoticeMailed", LETTERS * AUCTIONS);
    await shop.worker.settled();
    const mailed = (await ofType(shop, "NoticeMailed")).map(({ data }) => String(data["mailKey"]));
    const expected = mailed.map((key) => `<${key}@naqsh.test>`).toSorted();
    const left = (): string[] => shop.mail.letters.map(({ messageId }) => String(messageId)).toSorted();
    await expect.poll(left, { interval: 250 }).toEqual(expected);
    expect(new Set(mailed).size).toBe(mailed.length);
    expect(mailed).toHaveLength(LETTERS * AUCTIONS);

    const { failures, deadJobs } = await shop.worker.parked();
    // A service that takes no bid for ten seconds says so.
    const alerts = shop.alerts.filter((alert) => !alert.startsWith("No bid can be taken: an outage"));
    expect({ failures, deadJobs, alerts }).toEqual({ failures: [], deadJobs: [], alerts: [] });
    const closed = await ofType(shop, "AuctionClosed");
    expect(closed).toHaveLength(AUCTIONS);
    for (const [group, { name }] of LOSSES.entries()) {
      const own = closed.slice(group * GROUP, (group + 1) * GROUP);
      process.stdout.write(`Redis ${name}: closes late by ${latenessOf(own)}\n`);
    }
  });
};

describe.skipIf(!canStartRedis())("Redis is lost", describeAll);
