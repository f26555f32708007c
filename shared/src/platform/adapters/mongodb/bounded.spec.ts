import { setTimeout as pause } from "node:timers/promises";
import { MongoClient } from "mongodb";
import { expect, it, onTestFinished } from "vitest";
import { mongoDatabases, mongoUrl } from "../../../testing/mongo-server";
import { TcpProxy } from "../../../testing/tcp-proxy";
import { Unavailable } from "../../ports/unavailable";
import { bounded } from "./bounded";

const never = (): Promise<never> => new Promise(() => undefined);

it("ends a question that the driver never settles, and passes on what is answered in time", async () => {
  const asked = {
    silent: never,
    prompt: async () => "an answer",
    refusing: async () => Promise.reject(new Error("refused")),
    plain: () => 7,
    cursor: async function* () {
      yield 1;
      await never();
    },
  };
  const limited = bounded(asked, 50);
  await expect(limited.silent()).rejects.toBeInstanceOf(Unavailable);
  await expect(limited.refusing()).rejects.toThrow("refused");
  expect([await limited.prompt(), limited.plain()]).toEqual(["an answer", 7]);
  const met: number[] = [];
  const readAll = async (): Promise<void> => {
    for await (const one of limited.cursor()) met.push(one);
  };
  await expect(readAll()).rejects.toBeInstanceOf(Unavailable);
  expect(met).toEqual([1]);
});

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);

  it("settles every question in time, whenever its line is cut", async () => {
    const line = await TcpProxy.before({ port: Number(new URL(url).port) });
    const settings = { retryWrites: false, maxPoolSize: 0 };
    const client = bounded(new MongoClient(`mongodb://127.0.0.1:${line.port}/`, settings), 3_000);
    onTestFinished(async () => void (await Promise.all([client.close(), line.close()])));
    const works = client.db(databases.fresh()).collection<{ _id: number }>("works");
    await works.insertOne({ _id: 0 });
    const ask = async (): Promise<void> => {
      await works.updateOne({ _id: 0 }, { $inc: { times: 1 } });
      await works.find().toArray();
      for await (const work of works.find()) expect(work._id).toBe(0);
    };
    let isOver = false;
    const asking = async (): Promise<void> => {
      while (!isOver) await ask().catch(() => undefined);
    };
    const running = Array.from({ length: 8 }, asking);
    for (let times = 0; times < 60; times += 1) {
      await pause(10);
      line.cut();
    }
    isOver = true;
    await Promise.all(running);
    await ask();
  });
};

const url = mongoUrl("Questions whose line is cut");
if (url !== null) describeOnServer(url);
