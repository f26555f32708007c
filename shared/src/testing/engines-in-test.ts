import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createEventStoreDbEventStore } from "../platform/adapters/eventstoredb/eventstoredb-event-store";
import { PeerProcess } from "../platform/adapters/eventstoredb/testing/peer-process";
import { claimRedisDatabase } from "./given-redis";
import { mongoServerHere } from "./mongo-server";
import { startRedis } from "./redis-server";
import { MongoClient } from "mongodb";

/** What a run has for one engine: what services are told, what it is, and how it is left as it was found. */
type EngineInTest = {
  environment: Readonly<Record<string, string>>;
  name: string;
  close: () => Promise<void>;
};

export type EnginesInTest = EngineInTest;

const isEmptyLog = async (url: string): Promise<boolean> => {
  const log = createEventStoreDbEventStore({ url });
  try {
    for await (const _ of log.readAll({ limit: 1 })) return false;
    return true;
  } finally {
    await log.close();
  }
};

const startPeer = async (folder: string, name: string): Promise<EngineInTest> => {
  const peer = new PeerProcess(join(folder, "log"));
  await peer.start();
  return { environment: { EVENTSTORE_URL: peer.url }, name, close: () => peer.kill() };
};

/** A shop's log is all that its server holds, so that only an empty server will do; what a run writes there stays. */
const openLog = async (folder: string): Promise<EngineInTest> => {
  const url = process.env["EVENTSTORE_URL"];
  if (!url) return startPeer(folder, "EventStoreDB's peer (no EVENTSTORE_URL)");
  if (!(await isEmptyLog(url))) {
    return startPeer(
      folder,
      "EventStoreDB's peer (the server of EVENTSTORE_URL holds events; a shop needs an empty one)",
    );
  }
  return { environment: { EVENTSTORE_URL: url }, name: "the given EventStoreDB", close: async () => undefined };
};

/** New databases on the given server, dropped afterwards. */
const openDocuments = async (isRacedFor: boolean): Promise<EngineInTest> => {
  const url = isRacedFor ? process.env["MONGODB_URL"] : mongoServerHere();
  const embedded = "embedded documents (no MONGODB_URL)";
  if (!url) return { environment: {}, name: embedded, close: async () => undefined };
  const run = `naqsh-run-${randomUUID().slice(0, 8)}`;
  const databases = { MONGODB_VIEWS: `${run}-views`, MONGODB_WORKER: `${run}-worker`, MONGODB_KEYS: `${run}-keys` };
  return {
    environment: { MONGODB_URL: url, ...databases },
    name: process.env["MONGODB_URL"] ? "the given MongoDB" : "FerretDB",
    close: async () => {
      const client = new MongoClient(url);
      await Promise.all(Object.values(databases).map((name) => client.db(name).dropDatabase()));
      await client.close();
    },
  };
};

const openRedisInTest = async (folder: string): Promise<EngineInTest> => {
  const url = process.env["REDIS_URL"];
  if (url) {
    const given = await claimRedisDatabase(url);
    return { environment: { REDIS_URL: given.url }, name: "the given Redis", close: given.close };
  }
  const jobsFolder = join(folder, "jobs");
  mkdirSync(jobsFolder, { recursive: true });
  const [redis, jobs] = [await startRedis(folder), await startRedis(jobsFolder)];
  return {
    environment: { REDIS_URL: redis.url, JOBS_REDIS_URL: jobs.url },
    name: "two Redis of its own",
    close: async () => void (await Promise.all([redis.stop(), jobs.stop()])),
  };
};

/**
 * The engines that EVENTSTORE_URL, MONGODB_URL and REDIS_URL name; the peer, embedded documents and a Redis of this
 * machine in place of those that are not given. Says in one line which they are.
 * FerretDB serves if no MongoDB is given and no two processes race for a lease, which needs more than it can do.
 */
export const openEngines = async (folder: string, { isRacedFor = false } = {}): Promise<EnginesInTest> => {
  const opened: EngineInTest[] = [];
  const close = async (): Promise<void> => {
    for (const engine of opened.splice(0)) await engine.close();
  };
  try {
    for (const open of [openLog, () => openDocuments(isRacedFor), openRedisInTest]) opened.push(await open(folder));
  } catch (error) {
    await close();
    throw error;
  }
  const name = opened.map((engine) => engine.name).join(", ");
  process.stdout.write(`The cluster runs on ${name}\n`);
  return { environment: Object.assign({}, ...opened.map(({ environment }) => environment)), name, close };
};
