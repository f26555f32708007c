import { MongoClient } from "mongodb";
import { expect, it } from "vitest";
import { mongoDatabases, racingMongoUrl } from "../../../testing/mongo-server";
import { createSleepyMachine } from "../../../testing/sleepy-machine";
import { describeLeases } from "../../ports/leases.contract";
import { createMongoLeases } from "./mongo-leases";
import { openMongo } from "./open-mongo";

it("gives nothing where no server is, and stops within a bounded time", async () => {
  const leases = createMongoLeases(openMongo("mongodb://127.0.0.1:1"), "leases", createSleepyMachine());
  const stopping = new AbortController();
  const granted: number[] = [];
  const holding = leases.hold("views", async ({ token }) => void granted.push(token), stopping.signal);
  stopping.abort();
  await holding;
  expect(granted).toEqual([]);
  await leases.close();
});

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);
  describeLeases(
    "MongoDB",
    async () => {
      const database = databases.fresh();
      const client = new MongoClient(url);
      return {
        connect: (machine, lifeMs) => createMongoLeases(openMongo(url), database, { ...machine, lifeMs }),
        forget: async () => void (await client.db(database).dropDatabase()),
        stop: () => client.close(),
      };
    },
    { outlives: true },
  );
};

const url = racingMongoUrl("Leases");
if (url !== null) describeOnServer(url);
