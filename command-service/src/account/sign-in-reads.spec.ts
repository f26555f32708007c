import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { openTestPorts, type TestPorts } from "../testing/test-ports";
import { serve, startTestServer } from "../testing/test-server";

const folders = temporaryFolder();

type Reads = { streams: number; keys: number };

/** The same shop, whose reads of streams and of people's keys are counted. */
const counted = (ports: TestPorts): { ports: TestPorts; reads: Reads } => {
  const reads = { streams: 0, keys: 0 };
  const store: TestPorts["store"] = {
    ...ports.store,
    readStream: (...asked) => {
      reads.streams += 1;
      return ports.store.readStream(...asked);
    },
  };
  const find: TestPorts["keys"]["find"] = (userId) => {
    reads.keys += 1;
    return ports.keys.find(userId);
  };
  const keys = new Proxy(ports.keys, {
    get: (target, name) => {
      if (name === "find") return find;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ports: { ...ports, store, keys }, reads };
};

/** A shop with somebody who holds their e-mail, and somebody who has only named theirs. */
const shopWithPeople = async (): Promise<string> => {
  const folder = folders.fresh();
  for (const [name, trustsEmails] of [
    ["held", true],
    ["named", false],
  ] as const) {
    const server = await startTestServer(folder, { trustsEmails });
    const names = { firstName: "نورة", lastName: "القحطاني", username: name };
    const body = { ...names, email: `${name}@naqsh.example`, password: "ستون نخلة" };
    expect((await server.browser().send("POST", "/api/register", body)).status).toBe(201);
    await server.stop();
  }
  return folder;
};

it("reads as much for an e-mail that has an account as for one that has none, the first time and again", async () => {
  const folder = await shopWithPeople();
  const readsOf = async (name: string): Promise<Reads[]> => {
    const { ports, reads } = counted(await openTestPorts(folder));
    const server = await serve(ports);
    const tries: Reads[] = [];
    for (const _ of ["first", "again"]) {
      const before = { ...reads };
      const body = { email: `${name}@naqsh.example`, password: "wrong guess" };
      const answer = await server.browser().send("POST", "/api/signin", body);
      expect(answer.body["code"]).toBe("WRONG_CREDENTIALS");
      tries.push({ streams: reads.streams - before.streams, keys: reads.keys - before.keys });
    }
    await server.stop();
    await ports.close();
    return tries;
  };
  const nobody = await readsOf("nobody");
  expect(nobody[0]!.streams).toBeGreaterThan(0);
  expect(await readsOf("held")).toEqual(nobody);
  expect(await readsOf("named")).toEqual(nobody);
});

it("reads as much for a registration with an e-mail that is held or named as for a free one, and answers alike", async () => {
  const folder = await shopWithPeople();
  const registering = async (name: string) => {
    const { ports, reads } = counted(await openTestPorts(folder, { trustsEmails: false }));
    const server = await serve(ports);
    const before = { ...reads };
    const names = { firstName: "نورة", lastName: "القحطاني", username: `beside${name}` };
    const body = { ...names, email: `${name}@naqsh.example`, password: "ستون نخلة" };
    const answer = await server.browser().send("POST", "/api/register", body);
    const read = { streams: reads.streams - before.streams, keys: reads.keys - before.keys };
    await server.stop();
    await ports.close();
    return { status: answer.status, fields: Object.keys(answer.body), read };
  };
  const free = await registering("nobody");
  expect(free.status).toBe(201);
  expect(await registering("held")).toEqual(free);
  expect(await registering("named")).toEqual(free);
});
