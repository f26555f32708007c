/** A new shop on EventStoreDB, MongoDB and Redis: says what its services are told, writes its auctions, and clears up after it. */
import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { MongoClient } from "mongodb";
import { machineFor } from "@naqsh/shared/platform/service/machine";
import { readServiceConfig } from "@naqsh/shared/platform/service/service-config";
import { openSharedLog } from "@naqsh/shared/platform/service/service-log";
import { openFilesForWriting, openKeys, openSessions } from "@naqsh/shared/platform/service/service-ports";
import { answerAsked } from "./answer-asked";
import { endsInMsOf, latenessIn, overInMsOf } from "./closing-auctions";
import type { Closings } from "./closing-auctions";
import { seedInto } from "./seed-shop";
import type { SeedOptions } from "./seed-shop";

const [dataFolder = ""] = process.argv.slice(2);
const DATABASES_OF_REDIS = 16;
const LOOK_AGAIN_MS = 1_000;
const MOST_LOOKS = 60;

/** An empty database of the given server. @throws if it has none left */
const emptyRedis = async (url: string): Promise<string> => {
  for (let database = 0; database < DATABASES_OF_REDIS; database += 1) {
    const own = new URL(`/${database}`, url).href;
    const redis = new Redis(own);
    const size = await redis.dbsize();
    redis.disconnect();
    if (size === 0) return own;
  }
  throw new Error(`None of the ${DATABASES_OF_REDIS} databases of REDIS_URL is empty: a shop needs one of its own`);
};

const shop = `bench-${randomUUID().slice(0, 8)}`;
const databases = { MONGODB_VIEWS: `${shop}-views`, MONGODB_WORKER: `${shop}-worker`, MONGODB_KEYS: `${shop}-keys` };
const environment = {
  ...databases,
  REDIS_URL: await emptyRedis(process.env["REDIS_URL"]!),
  DATA_FOLDER: dataFolder,
  SERVICE_TOKEN: randomUUID(),
  LOG_LEVEL: "error",
  PORT: "0",
};
const config = readServiceConfig({ ...process.env, ...environment }, 0);
const machine = machineFor(config);
const store = openSharedLog(config, machine.logger);
const keys = openKeys(config, machine);
const sessions = openSessions(config, machine);
const files = openFilesForWriting(config, machine);

const seed = (auctions: number, options?: SeedOptions) =>
  seedInto({ store, keys, sessions, files }, auctions, { ...options, shop });

answerAsked({
  seed: (auctions: number) => seed(auctions),
  /** Writes auctions that end soon, waits until they should have closed, and says how late they did. */
  closes: async (closings: Closings) => {
    const before = await store.head();
    const over = Date.now() + overInMsOf(closings);
    const options = { endsInMs: endsInMsOf(closings), auctionsAlone: true };
    const auctions = await seed(closings.singles + closings.together, options);
    const ids = new Set(auctions.map(({ auctionId }) => auctionId));
    const closed = () => latenessIn(store.readAll({ after: before }), (auctionId) => ids.has(auctionId));
    for (let waitMs = over - Date.now(), looks = 0; ; waitMs = LOOK_AGAIN_MS, looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      const late = await closed();
      if (late.single.length + late.together.length === ids.size || looks === MOST_LOOKS) return late;
    }
  },
  stop: async () => {
    await Promise.all([store.close(), keys.close(), sessions.close()]);
    const mongo = new MongoClient(config.mongo!.url);
    for (const name of Object.values(databases)) await mongo.db(name).dropDatabase();
    await mongo.close();
    const redis = new Redis(environment.REDIS_URL);
    await redis.flushdb();
    redis.disconnect();
    setImmediate(() => process.exit(0));
  },
});
process.send!({ ready: { environment } });
