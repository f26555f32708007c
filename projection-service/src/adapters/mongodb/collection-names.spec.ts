import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import type { Db } from "mongodb";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CollectionNames } from "./collection-names";
import { StoredCollections } from "./stored-collections";

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const spec = { name: "works", version: 1, indexes: {} };
const aside = { ...spec, name: "works.rebuild" };

const url = mongoUrl("Names of views in MongoDB");

const describeAll = (): void => {
  if (url === null) return;
  const databases = mongoDatabases(url);

  it("are not believed by an answer that comes after something else took one", async () => {
    const [client, clock] = [openMongo(url), createSimulatedClock(0)];
    onTestFinished(() => client.close());
    const db: Db = client.db(databases.fresh());
    const namings = db.collection("collection-names");
    vi.spyOn(db, "collection").mockReturnValueOnce(namings);
    const names = new CollectionNames(db, { stored: new StoredCollections(client.db(db.databaseName)), clock, logger });
    const before = await names.open(spec);
    const taking = await names.open(aside);
    await clock.advanceBy(1_000);
    let answer = silent;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const found = await namings.findOne({ _id: "works-v1" as never });
    vi.spyOn(namings, "findOne").mockImplementationOnce(async () => (await late, found));
    const asked = names.find(spec);
    await names.replace(aside, spec, 0);
    answer();
    expect([await asked, await names.find(spec)]).toEqual([taking, taking]);
    expect(taking).not.toBe(before);
  });
};

describe.skipIf(url === null)("Names of views in MongoDB", describeAll);
