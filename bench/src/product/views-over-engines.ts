/**
 * Every view of the product in MongoDB, from nothing, over EventStoreDB, or over the embedded log where no server is named; or the
 * client's subscription to $all alone.
 */
import { randomUUID } from "node:crypto";
import { EventStoreDBClient, excludeSystemEvents, START } from "@eventstore/db-client";
import type { Db } from "mongodb";
import { createMongoReadModelStore } from "@naqsh/projection-service/adapters/mongodb/mongo-read-model-store";
import { createProjectionRunner } from "@naqsh/projection-service/runner/projection-runner";
import { projections } from "@naqsh/projection-service/projections";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { createLogger } from "@naqsh/shared/platform/logger";
import { RevisionConflict } from "@naqsh/shared/platform/ports/event-store";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { CollectionSpec, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { allUpcasters } from "@naqsh/shared/registry";

const [task = "", argument = ""] = process.argv.slice(2);
const url = process.env["EVENTSTORE_URL"] ?? "";
const MOST_PER_APPEND = 100;
const LANES = 16;
/** As many documents of a view as are copied, and with one write. */
const MOST_COPIED = 20_000;
const PER_WRITE = 256;
/** The view that is computed again; over the embedded log one that is nearly all writing. */
const REBUILT = task === "views-alone" ? "notices" : "auction-room";
/** Views keep what is sealed as it is. */
const noKeys = {} as PersonalKeys;

/** Processor time of this process so far, its threads included. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const openLog = async (): Promise<EventStore> =>
  task === "views-alone"
    ? openEmbeddedEventStore({ directory: argument, durable: false })
    : createEventStoreDbEventStore({ url });

/** Copies a log that `replay` has filled, stream by stream; one that was copied before is left as it is. */
const fill = async () => {
  const from = await openEmbeddedEventStore({ directory: argument });
  const to = createEventStoreDbEventStore({ url });
  const streams = new Map<string, StoredEvent[]>();
  for await (const event of from.readAll()) {
    const events = streams.get(event.stream);
    if (events) events.push(event);
    else streams.set(event.stream, [event]);
  }
  const waiting = [...streams].values();
  const copyMany = async (): Promise<void> => {
    for (const [stream, events] of waiting) {
      for (let done = 0; done < events.length; done += MOST_PER_APPEND) {
        const part = events.slice(done, done + MOST_PER_APPEND);
        await to.append(stream, done - 1, part).catch((error: unknown) => {
          if (!(error instanceof RevisionConflict)) throw error;
        });
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, copyMany));
  await Promise.all([from.close(), to.close()]);
  return {};
};

/** The client's subscription from the start to the head, each event dropped. */
const raw = async () => {
  const log = createEventStoreDbEventStore({ url });
  const head = await log.head();
  await log.close();
  const last = BigInt(head.slice(0, 20));
  const client = EventStoreDBClient.connectionString(url);
  const start = performance.now();
  let events = 0;
  for await (const { event } of client.subscribeToAll({ fromPosition: START, filter: excludeSystemEvents() })) {
    if (event === undefined) continue;
    events += 1;
    if (event.position.commit >= last) break;
  }
  return { events, seconds: secondsSince(start) };
};

/** Says how many documents were written. */
const counting = (readModels: ReadModelStore): { readModels: ReadModelStore; written: () => number } => {
  let written = 0;
  const collection: ReadModelStore["collection"] = async <Document extends object>(spec: CollectionSpec) => {
    const opened = await readModels.collection<Document>(spec);
    const write: typeof opened.write = (writes, checkpoint) => {
      written += writes.length;
      return opened.write(writes, checkpoint);
    };
    const put: NonNullable<typeof opened.put> = (writes) => {
      written += writes.length;
      return opened.put!(writes);
    };
    return { ...opened, write, put };
  };
  return { readModels: { ...readModels, collection }, written: () => written };
};

/** The client's bulk writes alone: every document of the views again, as many at once, into collections with the same indexes. */
const bulkWrites = async (from: Db, to: Db, isMeant: (name: string) => boolean = () => true): Promise<number> => {
  const all = (await from.listCollections().toArray()).map(({ name }) => name);
  const names = all.filter((name) => /-v\d+\./.test(name) && isMeant(name));
  const copies = names.map(async (name) => {
    const documents = await from.collection(name).find().limit(MOST_COPIED).toArray();
    const indexes = (await from.collection(name).indexes()).filter((index) => index.name !== "_id_");
    if (indexes.length > 0)
      await to.collection(name).createIndexes(indexes.map(({ key, name: index }) => ({ key, name: index! })));
    return { name, documents };
  });
  const copied = await Promise.all(copies);
  const start = performance.now();
  const write = async ({ name, documents }: (typeof copied)[number]): Promise<void> => {
    for (let done = 0; done < documents.length; done += PER_WRITE) {
      const inserts = documents.slice(done, done + PER_WRITE).map((document) => ({ insertOne: { document } }));
      await to.collection(name).bulkWrite(inserts, { ordered: false });
    }
  };
  await Promise.all(copied.map(write));
  return copied.reduce((sum, { documents }) => sum + documents.length, 0) / secondsSince(start);
};

/** Brings every view to the head, then computes one of them again beside itself. */
const views = async () => {
  const clock = createSystemClock();
  const timers = createSystemTimers(clock, () => undefined);
  const logger = createLogger({ level: "warn" });
  const store = await openLog();
  const database = `naqsh-bench-${randomUUID().slice(0, 8)}`;
  const client = openMongo(process.env["MONGODB_URL"]!);
  const { readModels, written } = counting(createMongoReadModelStore(client, database, { clock, logger }));
  const { decode } = createEventCodec(allUpcasters, noKeys);
  const runner = createProjectionRunner(projections, { store, readModels, decode, clock, timers, logger });
  const start = performance.now();
  const usedBefore = cpuSeconds();
  await runner.start();
  const seconds = secondsSince(start);
  const used = cpuSeconds() - usedBefore;
  const documentsPerSecond = written() / seconds;
  const before = written();
  const begun = performance.now();
  const { differences } = await runner.rebuild(REBUILT);
  const rebuildSeconds = secondsSince(begun);
  const rebuiltPerSecond = (written() - before) / rebuildSeconds;
  await runner.stop();
  const copy = client.db(`${database}-copy`);
  const bulkPerSecond = await bulkWrites(client.db(database), copy);
  const bulkOfOne = await bulkWrites(client.db(database), client.db(`${database}-one`), (name) =>
    name.startsWith(REBUILT),
  );
  for (const one of [client.db(database), copy, client.db(`${database}-one`)]) await one.dropDatabase();
  await Promise.all([store.close(), client.close()]);
  const engine = { bulkPerSecond, bulkOfOne };
  return { seconds, cpuSeconds: used, documentsPerSecond, rebuiltPerSecond, rebuildSeconds, differences, ...engine };
};

const tasks: Record<string, () => Promise<object>> = { fill, raw, views, "views-alone": views };
process.send!({ ready: await tasks[task]!() });
process.on("message", () => process.exit(0));
