import { MongoServerError } from "mongodb";
import { describe, expect, it } from "vitest";
import { mongoDatabases, mongoUrl } from "../../../testing/mongo-server";
import { describeKeyVault, describePersonalKeys } from "../../ports/personal-keys.contract";
import { createSimulatedClock } from "../simulated/simulated-clock";
import { MongoPersonalKeys } from "./mongo-personal-keys";
import { openMongo, upserting } from "./open-mongo";

const duplicate = new MongoServerError({ message: "E11000 duplicate key", code: 11_000 });

describe("MongoDB's client", () => {
  it("repeats an upsert once that met another of the same document", async () => {
    const answers: (Error | string)[] = [duplicate, "found"];
    const write = async (): Promise<string> => {
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    expect(await upserting(write)).toBe("found");
    answers.push(duplicate, duplicate);
    await expect(upserting(write)).rejects.toBe(duplicate);
    answers.splice(0, 2, new Error("no primary"), "never asked");
    await expect(upserting(write)).rejects.toThrow("no primary");
    expect(answers).toEqual(["never asked"]);
  });

  it("gives no key, and fails within a bounded time, where no server is", async () => {
    const keys = new MongoPersonalKeys(openMongo("mongodb://127.0.0.1:1"), "keys", createSimulatedClock(0));
    await expect(keys.obtain("me")).rejects.toThrow("ECONNREFUSED");
    await keys.close();
  });
});

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);

  describePersonalKeys("MongoDB", async () => {
    const [database, clock] = [databases.fresh(), createSimulatedClock(0)];
    let keys = new MongoPersonalKeys(openMongo(url), database, clock);
    const reopen = async () => {
      await keys.close();
      keys = new MongoPersonalKeys(openMongo(url), database, clock);
      return keys;
    };
    return { keys, reopen };
  });

  describeKeyVault(
    "MongoDB",
    async () => new MongoPersonalKeys(openMongo(url), databases.fresh(), createSimulatedClock(0)),
  );

  it("forgets, within three seconds, a key that another process destroyed", async () => {
    const [database, clock] = [databases.fresh(), createSimulatedClock(0)];
    const one = new MongoPersonalKeys(openMongo(url), database, clock);
    const two = new MongoPersonalKeys(openMongo(url), database, clock);
    expect(await one.obtain("me")).toEqual(await two.obtain("me"));
    await two.destroy("me");
    await clock.advanceBy(3_000);
    expect(await one.find("me")).toBeNull();
    await Promise.all([one.close(), two.close()]);
  });
};

const url = mongoUrl("Personal keys");
if (url !== null) describeOnServer(url);
