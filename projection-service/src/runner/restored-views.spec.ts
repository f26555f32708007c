import { createMemoryLeases, leaseMemory } from "@naqsh/shared/platform/adapters/memory/memory-leases";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { allUpcasters } from "@naqsh/shared/registry";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { releasedLog } from "@naqsh/shared/testing/released-log";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMongoReadModelStore } from "../adapters/mongodb/mongo-read-model-store";
import { createProjectionRunner } from "./projection-runner";
import type { ProjectionRunner } from "./projection-runner";
import { projections } from "../projections";
import { openReadSide } from "../testing/read-side";
import { wholeStory } from "../testing/whole-story";

const folders = temporaryFolder();
type Kept = { _id: string } & Record<string, unknown>;

const url = mongoUrl("Views put back while nobody ran");

const describeAll = (): void => {
  if (url === null) return;
  const databases = mongoDatabases(url);

  it("are caught up from where their copy was made, in its place, whatever later is noted elsewhere", async () => {
    const readSide = await openReadSide(folders.fresh());
    const [client, database] = [openMongo(url), databases.fresh()];
    const db = client.db(database);
    onTestFinished(async () => void (await Promise.all([readSide.stop(), client.close()])));
    for (const { stream, events } of wholeStory()) await readSide.tell(stream, events);
    const story: StoredEvent[] = [];
    for await (const event of readSide.ports.store.readAll()) story.push(event);

    const alerts: object[] = [];
    const logger = { ...readSide.ports.logger, error: (facts: object) => void alerts.push(facts) };
    const clock = createSystemClock();
    const machine = { clock, timers: createSystemTimers(clock, () => undefined), ids: systemIds, logger };
    const { decode } = createEventCodec(allUpcasters, readSide.ports.keys);
    const memory = leaseMemory();
    /** A process's whole life, while so many events of the story have happened. */
    const live = async (events: number, work: (runner: ProjectionRunner) => Promise<void>): Promise<void> => {
      const log = releasedLog(story);
      log.release(events);
      const readModels = createMongoReadModelStore(openMongo(url), database, machine);
      const leases = createMemoryLeases({ ...machine, memory });
      const runner = createProjectionRunner(projections, { ...machine, store: log.store, readModels, decode, leases });
      await runner.start();
      await work(runner);
      await runner.stop();
      await Promise.all([readModels.close(), leases.close()]);
    };
    const documentNames = async (): Promise<string[]> => {
      const names = await db.collection<{ _id: string; stored: string }>("collection-names").find().toArray();
      return names.map(({ stored }) => stored).toSorted();
    };

    await live(30, async () => undefined);
    const names = await documentNames();
    const copies = await Promise.all(names.map((name) => db.collection<Kept>(name).find().toArray()));
    await live(story.length - 5, async () => undefined);
    for (const [place, name] of names.entries()) {
      await db.collection(name).drop();
      await db.collection<Kept>(name).insertMany(copies[place]!);
    }
    await live(story.length, async (runner) => {
      for (const { name } of projections) expect(await runner.verify(name)).toMatchObject({ differences: 0 });
    });
    expect([await documentNames(), alerts]).toEqual([names, []]);
  });
};

describe.skipIf(url === null)("Views in MongoDB that were put back while nobody ran", describeAll);
