import type { Position } from "@naqsh/shared/kernel/position";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { Collection, DocumentWrite, Find, IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { describeReadModelStore } from "@naqsh/shared/platform/ports/read-model-store.contract";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { mongoDatabases, mongoUrl, racingMongoUrl } from "@naqsh/shared/testing/mongo-server";
import { TcpProxy } from "@naqsh/shared/testing/tcp-proxy";
import * as fc from "fast-check";
import { Query } from "mingo";
import { MongoBulkWriteError, MongoNetworkError } from "mongodb";
import type { BulkWriteResult } from "mongodb";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoredDocuments } from "../embedded/stored-documents";
import { embeddedCollection } from "../embedded/embedded-collection";
import { filterFrom, indexFrom, sortFrom } from "./find-filter";
import { collided } from "./mongo-collection";
import { createMongoReadModelStore } from "./mongo-read-model-store";
import { documentFrom, storedFrom } from "./stored-document";

const lines: object[] = [];
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: (facts: object) => void lines.push(facts) };
const fields = ["artist", "price"];
const at = (number: number): string => String(number).padStart(20, "0");

const value: fc.Arbitrary<IndexValue> = fc.constantFrom(null, 1, 2, 3, "a", "b", false, true);
const documents = fc.dictionary(
  fc.constantFrom(..."pqrstuvwxyz"),
  fc.record({ artist: value, price: value }, { requiredKeys: ["artist"] }),
);
const range = fc.record({ from: value, above: value, to: value, below: value }, { requiredKeys: [] }) as fc.Arbitrary<
  NonNullable<Find["range"]>
>;
const finds = fc.record(
  {
    index: fc.constant("byPrice"),
    equals: fc.array(value, { maxLength: 1 }),
    range,
    direction: fc.constantFrom("ascending" as const, "descending" as const),
    limit: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ["index", "limit"] },
);

describe("A question to a view in MongoDB's language", () => {
  it("means the documents that the embedded store finds, page by page", async () => {
    const same = async (kept: Record<string, object>, find: Find): Promise<void> => {
      const slot = { documents: new StoredDocuments({ byPrice: fields }) };
      for (const [key, document] of Object.entries(kept)) slot.documents.put({ key, document, position: at(1) });
      const collection = embeddedCollection(slot, async () => undefined);
      let cursor: string | null = null;
      do {
        const asked: Find = { ...find, ...(cursor !== null && { cursor }) };
        const test = new Query(filterFrom({ ...asked, limit: 100 }, fields));
        const all = await collection.find({ ...asked, limit: 100 });
        const stored = Object.entries(kept).map(([key, document]) => storedFrom({ key, document, position: at(1) }));
        const matching = stored.filter((each) => test.test(each)).map(({ _id }) => _id);
        expect(matching.toSorted()).toEqual(all.documents.map(({ key }) => key).toSorted());
        cursor = (await collection.find(asked)).next;
      } while (cursor !== null);
    };
    await fc.assert(fc.asyncProperty(documents, finds, same), { numRuns: 300 });
  });

  it("never finds a tombstone", () => {
    const grave = storedFrom({ key: "a", document: null, position: at(4) });
    expect(new Query(filterFrom({ index: "byPrice", limit: 1 }, fields)).test(grave)).toBe(false);
    expect(documentFrom(grave)).toBeNull();
  });

  it("keeps the rest of the filter beside the ends of the range", () => {
    const find: Find = { index: "byPrice", equals: ["huda"], range: { above: 20 }, filter: { sold: false }, limit: 1 };
    expect(filterFrom(find, fields)).toEqual({
      _live: true,
      artist: "huda",
      $and: [
        { $or: [{ price: { $gt: 20 } }, { price: { $type: "string" } }, { price: { $type: "bool" } }] },
        { sold: false },
      ],
    });
  });

  it("sorts along the declared index", () => {
    expect(indexFrom("byPrice", fields)).toEqual({ name: "byPrice", key: { _live: 1, artist: 1, price: 1, _id: 1 } });
    expect(sortFrom({ index: "byPrice", direction: "descending", limit: 1 }, fields)).toEqual({
      artist: -1,
      price: -1,
      _id: -1,
    });
    expect(sortFrom({ index: "byPrice", equals: ["huda"], limit: 1 }, fields)).toEqual({ price: 1, _id: 1 });
  });
});

describe("A batch of writes that failed", () => {
  const writes = ["a", "b", "c"];
  const result = (concern?: object) => ({ getWriteConcernError: () => concern }) as unknown as BulkWriteResult;
  const duplicates = { writeErrors: [{ index: 2, code: 11_000 }] };
  const failed = (error: object, concern?: object) => new MongoBulkWriteError(error as never, result(concern));

  it("names those that met a document in their place", () => {
    expect(collided(writes, failed(duplicates))).toEqual(["c"]);
  });

  it.each([
    ["its line was cut, for all it says", failed(new MongoNetworkError("read ECONNRESET"))],
    ["no majority took it", failed({ message: "waiting for replication timed out", code: 64 })],
    ["no majority took what did not collide", failed(duplicates, { code: 64 })],
    ["one of it was refused", failed({ writeErrors: [...duplicates.writeErrors, { index: 0, code: 2 }] })],
  ])("is no success where %s", (_, error) => {
    expect(() => collided(writes, error)).toThrow(error);
  });
});

type Work = { price: number };
const spec = { name: "works", version: 1, indexes: { byPrice: ["price"] } };

const priced = (price: number): [DocumentWrite<Work>[], Position] => [
  [{ key: "a", document: { price }, position: at(price) }],
  at(price),
];

/** Three processes that write one view, and what ends them. */
const writersAt = async (url: string, database: string): Promise<[Collection<Work>[], () => Promise<void>]> => {
  const ports = { clock: createSimulatedClock(0), logger };
  const stores = [1, 2, 3].map(() => createMongoReadModelStore(openMongo(url), database, ports));
  const works = await Promise.all(stores.map((store) => store.collection<Work>(spec)));
  return [works, async () => void (await Promise.all(stores.map((store) => store.close())))];
};

const describeRaces = (url: string): void => {
  const databases = mongoDatabases(url);

  it("takes the newest of many writers of one new document in MongoDB", async () => {
    const [works, close] = await writersAt(url, databases.fresh());
    onTestFinished(close);
    const prices = Array.from({ length: 30 }, (_, place) => place + 1);
    await Promise.all(prices.map((price) => works[price % 3]!.write(...priced(price))));
    expect(await works[0]!.get("a")).toEqual({ price: 30 });
    expect(await works[1]!.checkpoint()).toBe(at(30));
  });
};

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);

  describeReadModelStore("MongoDB", async () => {
    const [database, clock] = [databases.fresh(), createSimulatedClock(0)];
    const open = async () => createMongoReadModelStore(openMongo(url), database, { clock, logger });
    return { store: await open(), reopen: open };
  });

  describe("Views in MongoDB", () => {
    it("takes the newest of one document's writes, whoever writes, in whatever order they come", async () => {
      const [works, close] = await writersAt(url, databases.fresh());
      onTestFinished(close);
      for (const price of [7, 3, 30, 29, 1, 12]) await works[price % 3]!.write(...priced(price));
      expect(await works[0]!.get("a")).toEqual({ price: 30 });
      expect(await works[1]!.checkpoint()).toBe(at(30));
    });

    it("moves the checkpoints of many views at once, none of them back, and tells where one is gone", async () => {
      const store = createMongoReadModelStore(openMongo(url), databases.fresh(), {
        clock: createSimulatedClock(0),
        logger,
      });
      onTestFinished(() => store.close());
      const other = { ...spec, name: "others" };
      const [works, others] = [await store.collection<Work>(spec), await store.collection<Work>(other)];
      await others.write([], at(9));
      const place = await works.put!([{ key: "a", document: { price: 1 }, position: at(4) }]);
      expect([await works.get("a"), await works.checkpoint()]).toEqual([{ price: 1 }, ""]);
      const places = [place, await others.put!([])];
      await store.advance!(places, at(4));
      expect(await store.checkpoints([spec, other])).toEqual([at(4), at(9)]);
      await others.drop();
      await expect(store.advance!(places, at(12))).rejects.toBeInstanceOf(ViewLost);
    });

    it("does not move the checkpoint past a batch whose line was cut, and takes the batch the next time", async () => {
      const [database, clock] = [databases.fresh(), createSimulatedClock(0)];
      const line = await TcpProxy.before({ port: Number(new URL(url).port) });
      const store = createMongoReadModelStore(openMongo(`mongodb://127.0.0.1:${line.port}`), database, {
        clock,
        logger,
      });
      const direct = createMongoReadModelStore(openMongo(url), database, { clock, logger });
      onTestFinished(async () => void (await Promise.all([store.close(), direct.close(), line.close()])));
      const [works, there] = [await store.collection<Work>(spec), await direct.collection<Work>(spec)];
      await works.write([{ key: "a", document: { price: 1 }, position: at(1) }], at(1));
      const batch = [{ key: "a", document: { price: 2 }, position: at(2) }];
      const held = line.stallAfter(1);
      const writing = works.write(batch, at(2)).catch((error: unknown) => error);
      await held;
      line.cut();
      line.flow();
      expect(await writing).toBeInstanceOf(Unavailable);
      expect([await there.get("a"), await there.checkpoint()]).toEqual([{ price: 1 }, at(1)]);
      await works.write(batch, at(2));
      expect([await there.get("a"), await there.checkpoint()]).toEqual([{ price: 2 }, at(2)]);
    });

    it("begins a view again whose documents somebody dropped, beside what is written there meanwhile", async () => {
      const [database, clock, raw] = [databases.fresh(), createSimulatedClock(0), openMongo(url)];
      const store = createMongoReadModelStore(openMongo(url), database, { clock, logger });
      onTestFinished(async () => void (await Promise.all([store.close(), raw.close()])));
      const works = await store.collection<Work>(spec);
      await works.write([{ key: "a", document: { price: 1 }, position: at(1) }], at(1));
      await works.anchor(at(1), "");
      const [dropped] = (await raw.db(database).listCollections().toArray()).filter(({ name }) => name.startsWith("w"));
      await raw.db(database).collection(dropped!.name).drop();
      await works.write([{ key: "b", document: { price: 9 }, position: at(2) }], at(2));
      await expect(works.anchor(at(2), at(1))).rejects.toBeInstanceOf(ViewLost);
      lines.length = 0;
      await store.fence(spec, 7);
      expect(lines).toEqual([{ alert: true, view: "works-v1" }]);
      expect([await works.anchored(), await works.checkpoint(), await works.load(["a", "b"])]).toEqual(["", "", []]);
      expect((await works.find({ index: "byPrice", limit: 1 })).documents).toEqual([]);
    });

    it("goes by what an older copy of the documents says, whatever is noted elsewhere", async () => {
      const [database, clock, raw] = [databases.fresh(), createSimulatedClock(0), openMongo(url)];
      const store = createMongoReadModelStore(openMongo(url), database, { clock, logger });
      onTestFinished(async () => void (await Promise.all([store.close(), raw.close()])));
      const works = await store.collection<Work>(spec);
      const to = async (position: number, since: string): Promise<void> => {
        await works.write([{ key: "a", document: { price: position }, position: at(position) }], at(position));
        await works.anchor(at(position), since);
      };
      await to(1, "");
      const [kept] = (await raw.db(database).listCollections().toArray()).filter(({ name }) => name.startsWith("w"));
      const stored = raw.db(database).collection(kept!.name);
      const copy = await stored.find().toArray();
      await to(5, at(1));
      await stored.deleteMany({});
      await stored.insertMany(copy);
      expect([await works.anchored(), await works.checkpoint(), await works.get("a")]).toEqual([
        at(1),
        at(5),
        { price: 1 },
      ]);
      await store.fence(spec, 7);
      expect(await store.checkpoints([spec])).toEqual([at(1)]);
    });

    it("shows every process, within a second, what has taken a name, and drops the rest a minute later", async () => {
      const [database, clock] = [databases.fresh(), createSimulatedClock(0)];
      const [one, two] = [0, 1].map(() => createMongoReadModelStore(openMongo(url), database, { clock, logger })) as [
        ReturnType<typeof createMongoReadModelStore>,
        ReturnType<typeof createMongoReadModelStore>,
      ];
      const [here, there] = [await one.collection<Work>(spec), await two.collection<Work>(spec)];
      await here.write([{ key: "a", document: { price: 1 }, position: at(1) }], at(1));
      const asideSpec = { ...spec, name: "works.rebuild" };
      const aside = await one.collection<Work>(asideSpec);
      await aside.write([{ key: "a", document: { price: 2 }, position: at(1) }], at(1));
      await one.replace(asideSpec, spec);
      expect(await here.get("a")).toEqual({ price: 2 });
      expect(await there.get("a")).toEqual({ price: 1 });
      await clock.advanceBy(1_000);
      expect(await there.get("a")).toEqual({ price: 2 });

      const raw = openMongo(url);
      const storedNames = async () => (await raw.db(database).listCollections().toArray()).map(({ name }) => name);
      expect((await storedNames()).filter((name) => name.startsWith("works"))).toHaveLength(2);
      await clock.advanceBy(60_000);
      await two.collection<Work>(spec);
      expect((await storedNames()).filter((name) => name.startsWith("works"))).toHaveLength(1);
      expect(await there.get("a")).toEqual({ price: 2 });
      await Promise.all([one.close(), two.close(), raw.close()]);
    });
  });
};

const url = mongoUrl("The store of views");
if (url !== null) describeOnServer(url);

const racingUrl = racingMongoUrl("Races of writers of one view");
if (racingUrl !== null) describeRaces(racingUrl);
