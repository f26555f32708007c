import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { projections } from "@naqsh/projection-service/projections";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { canStartRedis } from "@naqsh/shared/testing/redis-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { castOf } from "../simulation/cast";
import { judgeBids } from "../soak/judge-kills";
import { bidThroughTrouble } from "./bid-through-trouble";
import { seedAuctions } from "./seed-auctions";
import { openShopOnEngines } from "./shop-on-engines";

const folder = temporaryFolder();
const HOUR_MS = 3_600_000;
const BIDDERS = 4;

type Db = ReturnType<ReturnType<typeof openMongo>["db"]>;

type Kept = { _id: string } & Record<string, unknown>;

/** Collections with their documents, as they stood at one moment. */
type Copy = Map<string, Kept[]>;

const copyOf = async (db: Db, isMeant: (name: string) => boolean): Promise<Copy> => {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).filter(isMeant);
  const copies = names.map(async (name) => [name, await db.collection<Kept>(name).find().toArray()] as const);
  return new Map(await Promise.all(copies));
};

/** As `mongorestore --drop` does, collection by collection, while the shop runs. */
const putBack = async (db: Db, copy: Copy): Promise<void> => {
  for (const [name, documents] of copy) {
    await db.collection(name).drop();
    // What the shop has made again meanwhile stays.
    if (documents.length > 0)
      await db
        .collection<Kept>(name)
        .insertMany(documents, { ordered: false })
        .catch(() => undefined);
  }
};

const isOf =
  (view: string) =>
  (name: string): boolean =>
    name.startsWith(`${view}-v`);
const isOfRooms = isOf("auction-room");

/** How far the writer has noted that its documents are, collection by collection. */
const notedIn = (copy: Copy): Map<string, unknown> =>
  new Map([...copy].map(([name, documents]) => [name, documents.find((one) => "_anchor" in one)?.["_anchor"]]));

/** Those of the views whose documents are noted to be further than in the earlier copy, in the same collections. */
const movedOn = async (db: Db, earlier: Copy, views: readonly string[]): Promise<string[]> => {
  const [then, now] = [notedIn(earlier), notedIn(await copyOf(db, (name) => views.some((view) => isOf(view)(name))))];
  const moved = [...now].filter(([name, noted]) => noted !== undefined && then.has(name) && noted !== then.get(name));
  return views.filter((view) => moved.some(([name]) => isOf(view)(name)));
};

type Loss = { name: string; happens: (db: Db, earlier: Copy) => Promise<void>; told: readonly string[] };

const LOSSES: readonly Loss[] = [
  {
    name: "the documents of a view dropped",
    happens: async (db) => {
      for (const [name] of await copyOf(db, isOfRooms)) await db.collection(name).drop();
    },
    told: ["auction-room"],
  },
  {
    name: "older documents of a view put back beside newer checkpoints",
    happens: async (db, earlier) => {
      await putBack(db, new Map([...earlier].filter(([name]) => isOfRooms(name))));
    },
    told: ["auction-room"],
  },
  {
    name: "an older copy of all views, with their checkpoints, put back",
    happens: (db, earlier) => putBack(db, earlier),
    told: ["auction-room", "history"],
  },
  {
    name: "all views dropped",
    happens: async (db) => void (await db.dropDatabase()),
    told: ["auction-room", "history"],
  },
];

const url = mongoUrl("Loss and rollback of the product's views");

const describeAll = (): void => {
  if (url === null) return;
  const databases = mongoDatabases(url);

  it("under bids: dropped, or put back older than they were, they become what the log says, and the operator is told", async () => {
    const cast = castOf(BIDDERS, 1);
    const nowMs = Date.now();
    let auctionId = "";
    const shop = await openShopOnEngines({
      folder: folder.fresh(),
      cast,
      mongo: { url, fresh: databases.fresh },
      past: async (store, keys) => {
        const auctions = { cast, count: 1, endsAtMs: () => nowMs + HOUR_MS, nowMs };
        [auctionId = ""] = await seedAuctions(auctions, store, keys);
      },
    });
    const client = openMongo(url);
    onTestFinished(async () => {
      await shop.stop();
      await client.close();
    });
    const db = client.db(shop.viewsDatabase!);
    const bidding = bidThroughTrouble([shop.commandUrl], auctionId, cast.bidders);
    const enough = async (count: number): Promise<void> => {
      const before = bidding.acknowledged.length;
      await expect.poll(() => bidding.acknowledged.length - before).toBeGreaterThanOrEqual(count);
    };
    const differing = async (views: readonly string[]): Promise<string[]> => {
      const compared = views.map((view) => shop.projections.verify(view));
      return (await Promise.all(compared)).flatMap(({ view, differing: keys }) => keys.map((key) => `${view}: ${key}`));
    };
    for (const { name, happens, told } of LOSSES) {
      await enough(BIDDERS);
      let earlier: Copy = new Map();
      const copiedAndOutrun = async (): Promise<string[]> => {
        earlier = await copyOf(db, (stored) => !stored.startsWith("system."));
        await enough(BIDDERS);
        return movedOn(db, earlier, told);
      };
      // A copy that is no older than what stands, or of what stands elsewhere by now, would be no loss.
      await expect.poll(copiedAndOutrun, { interval: 250 }).toEqual(told);
      shop.alerts.length = 0;
      const happenedAt = performance.now();
      await happens(db, earlier);
      await expect
        .poll(() => told.filter((view) => !shop.alerts.some((alert) => alert.includes(`"${view}`))), { message: name })
        .toEqual([]);
      const toldMs = performance.now() - happenedAt;
      await enough(BIDDERS);
      await expect.poll(() => differing(told).catch(String), { interval: 500 }).toEqual([]);
      const rightMs = performance.now() - happenedAt;
      process.stdout.write(`${name}: told after ${Math.round(toldMs)} ms, right within ${Math.round(rightMs)} ms\n`);
      expect(shop.alerts.filter((alert) => !/view/i.test(alert))).toEqual([]);
    }
    await bidding.stop();
    await shop.worker.settled();
    await shop.projections.settled();
    judgeBids(await collect(shop.log.readAll()), bidding.acknowledged);
    // A lease that is lost to a busy machine ends what was being compared.
    for (const { name } of projections)
      await expect.poll(() => differing([name]).catch(String), { message: name }).toEqual([]);
    const { failures, deadJobs } = await shop.worker.parked();
    expect({ failures, deadJobs }).toEqual({ failures: [], deadJobs: [] });
  });
};

describe.skipIf(url === null || !canStartRedis())("MongoDB's views are lost", describeAll);
