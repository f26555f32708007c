import { expect, it, onTestFinished } from "vitest";
import { mongoDatabases, mongoUrl } from "../../../testing/mongo-server";
import { TcpProxy } from "../../../testing/tcp-proxy";
import { openMongo } from "./open-mongo";

/** Far shorter than in production: what is tried is that a client asks again, not how long it looks. */
const SEARCH = { serverSelectionTimeoutMS: 500 };

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);

  it("uses a MongoDB that was away when it was first asked for, as soon as it is there", async () => {
    const line = await TcpProxy.before({ port: Number(new URL(url).port) });
    const client = openMongo(`mongodb://127.0.0.1:${line.port}/?directConnection=true`, SEARCH);
    onTestFinished(async () => void (await Promise.all([client.close(), line.close()])));
    const works = client.db(databases.fresh()).collection<{ _id: number }>("works");
    await line.refuse();
    const asked = [1, 2, 3].map((_id) => works.insertOne({ _id }));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
    await expect(works.insertOne({ _id: 4 })).rejects.toThrow();
    await line.accept();
    await expect.poll(() => works.insertOne({ _id: 5 }).catch(() => null)).not.toBeNull();
    expect(await works.find().toArray()).toEqual([{ _id: 5 }]);
  });
};

it("looks for a MongoDB that is away each time that it is asked, and is never closed by that", async () => {
  const line = await TcpProxy.before({ port: 1 });
  await line.refuse();
  const client = openMongo(`mongodb://127.0.0.1:${line.port}/?directConnection=true`, SEARCH);
  onTestFinished(async () => void (await Promise.all([client.close(), line.close()])));
  const works = client.db("naqsh").collection("works");
  for (const time of ["first", "later"]) {
    await expect(works.findOne({}), time).rejects.toThrow("ECONNREFUSED");
  }
});

const url = mongoUrl("A first connection that fails");
if (url !== null) describeOnServer(url);
