import { cpSync, mkdirSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { allUpcasters } from "@naqsh/shared/registry";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { createProjectionRunner } from "./projection-runner";
import type { ProjectionRunner } from "./projection-runner";
import { projections } from "../projections";
import { idOfName } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { randomBy, unruly } from "@naqsh/shared/testing/unruly-store";
import { wholeStory } from "../testing/whole-story";

const folders = temporaryFolder();
const eventsTold = wholeStory().reduce((count, { events }) => count + events.length, 0);

type Contents = Record<string, [string, object, string][]>;

const contentsOf = async (runner: Pick<ProjectionRunner, "collection">): Promise<Contents> => {
  const contents: Contents = {};
  for (const { name } of projections) {
    const documents: [string, object, string][] = [];
    for await (const { key, document, position } of runner.collection(name).all())
      documents.push([key, document, position]);
    contents[name] = documents.toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
  return contents;
};

describe("The projection runner", () => {
  let readSide: ReadSide;
  let expected: Contents;
  const started: ProjectionRunner[] = [];

  const runnerOver = async (store: ReadSide["ports"]["store"], folder: string | null): Promise<ProjectionRunner> => {
    const { logger, clock, timers, keys } = readSide.ports;
    const readModels = await createEmbeddedReadModelStore({ folder, logger });
    const { decode } = createEventCodec(allUpcasters, keys);
    const runner = createProjectionRunner(projections, { store, readModels, decode, clock, timers, logger });
    started.push(runner);
    return runner;
  };

  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const { stream, events } of wholeStory()) await readSide.tell(stream, events);
    const runner = await runnerOver(readSide.ports.store, null);
    await runner.start();
    expected = await contentsOf(runner);
  });
  afterAll(async () => {
    for (const runner of started) await runner.stop();
    await readSide.stop();
  });

  it("tells every view something of the story", () => {
    const empty = Object.entries(expected).filter(([, documents]) => documents.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it("comes to the same views when events repeat and come out of order", async () => {
    for (let round = 0; round < 8; round += 1) {
      const seed = Math.floor(Math.random() * 1e9);
      const runner = await runnerOver(unruly(readSide.ports.store, randomBy(seed)), null);
      await runner.start();
      await runner.stop();
      expect([seed, await contentsOf(runner)]).toEqual([seed, expected]);
    }
  });

  it("comes to the same views when it ends anywhere and starts again from what was saved", async () => {
    const { store } = readSide.ports;
    const all = eventsTold;
    for (const cut of [1, 7, Math.floor(all / 2), all - 1]) {
      const folder = join(folders.fresh(), "views");
      mkdirSync(folder);
      const short = { ...store, subscribe: () => firstEvents(readSide, cut) };
      const first = await runnerOver({ ...short, head: async () => "" }, folder);
      await first.start();
      await first.stop();
      const second = await runnerOver(store, folder);
      await second.start();
      expect([cut, await contentsOf(second)]).toEqual([cut, expected]);
    }
  });

  it("may be started again where views or the log were away, and takes each event in once", async () => {
    const { logger, clock, timers, keys, store } = readSide.ports;
    const readModels = await createEmbeddedReadModelStore({ folder: null, logger });
    let troubles = 0;
    const away = (): void => {
      troubles += 1;
      if (troubles !== 2 && troubles < 6) throw new Unavailable("away");
    };
    const collection: typeof readModels.collection = async (spec) => {
      if (spec.name === projections[2]!.name) away();
      return readModels.collection(spec);
    };
    const head = async (): Promise<string> => {
      away();
      return store.head();
    };
    let subscriptions = 0;
    const subscribe: typeof store.subscribe = (options) => {
      subscriptions += 1;
      return store.subscribe(options);
    };
    const log = { ...store, head, subscribe };
    const { decode } = createEventCodec(allUpcasters, keys);
    const ports = { store: log, readModels: { ...readModels, collection }, decode, clock, timers, logger };
    const runner = createProjectionRunner(projections, ports);
    started.push(runner);
    let attempts = 0;
    for (let isStarted = false; !isStarted; attempts += 1) {
      isStarted = await runner.start().then(
        () => true,
        (error: unknown) => !(error instanceof Unavailable),
      );
    }
    expect([attempts, subscriptions]).toEqual([5, 1]);
    expect(await contentsOf(runner)).toEqual(expected);
    for (const { eventsSeen, view } of runner.status()) expect([view, eventsSeen]).toEqual([view, eventsTold]);
  });

  it("rebuilds beside and verifies without a difference, and finds one", async () => {
    const runner = await runnerOver(readSide.ports.store, null);
    await runner.start();
    for (const { name } of projections) {
      expect(await runner.verify(name)).toEqual({
        view: name,
        documents: expected[name]!.length,
        differences: 0,
        differing: [],
      });
    }
    const rooms = runner.collection("auction-room");
    const [key, document] = expected["auction-room"]![0]!;
    await rooms.write([{ key, document: { ...document, rows: [] }, position: await readSide.ports.store.head() }], "");
    const [stored] = await rooms.load([key]);
    expect(stored?.document).toEqual({ ...document, rows: [] });
    expect(await runner.rebuild("auction-room")).toMatchObject({ differences: 1, differing: [key] });
    expect(await contentsOf(runner)).toEqual(expected);
    expect(await runner.verify("auction-room")).toMatchObject({ differences: 0 });
  });

  it("tells of a comparison how many documents it left out, as they changed meanwhile", async () => {
    const runner = await runnerOver(readSide.ports.store, null);
    await runner.start();
    const rooms = runner.collection("auction-room");
    const [key, document] = expected["auction-room"]![0]!;
    const later = { key, document, position: "9".repeat(20) };
    const onProgress = (): void => void rooms.write([later], "");
    const documents = expected["auction-room"]!.length - 1;
    const found = { view: "auction-room", documents, differences: 0, differing: [], changedMeanwhile: 1 };
    expect(await runner.verify("auction-room", { onProgress })).toEqual(found);
  });

  it("keeps a rebuild that took over, also where the process is killed right after it", async () => {
    const folder = join(folders.fresh(), "views");
    mkdirSync(folder);
    const { store } = readSide.ports;
    const first = await runnerOver(store, folder);
    await first.start();
    const [key, document] = expected["auction-room"]![0]!;
    const wrong = { key, document: { ...document, rows: [] }, position: await store.head() };
    await first.collection("auction-room").write([wrong], "");
    await first.stop();

    const second = await runnerOver(store, folder);
    await second.start();
    expect(await second.rebuild("auction-room")).toMatchObject({ differences: 1, differing: [key] });
    const killed = join(folders.fresh(), "views");
    cpSync(folder, killed, { recursive: true });

    const third = await runnerOver(store, killed);
    await third.start();
    expect(await contentsOf(third)).toEqual(expected);
  });

  it("leaves nothing of a rebuild that was given up, and may be asked again", async () => {
    const { logger, clock, timers, keys, store } = readSide.ports;
    const readModels = await createEmbeddedReadModelStore({ folder: null, logger });
    const { decode } = createEventCodec(allUpcasters, keys);
    const runner = createProjectionRunner(projections, { store, readModels, decode, clock, timers, logger });
    started.push(runner);
    await runner.start();
    const before = await readModels.collectionNames();
    const onProgress = (): void => {
      throw new Error("nobody waits any more");
    };
    await expect(runner.rebuild("auction-room", { onProgress })).rejects.toThrow("nobody waits");
    expect(await readModels.collectionNames()).toEqual(before);
    expect(await runner.rebuild("auction-room")).toMatchObject({ differences: 0 });
  });

  it("answers questions while it rebuilds, and goes on following", async () => {
    const runner = await runnerOver(readSide.ports.store, null);
    await runner.start();
    const rebuilding = Promise.all(projections.map(({ name }) => runner.rebuild(name)));
    const before = await runner.collection("people").count("byTime");
    expect(before).toBe(5);
    await rebuilding;
    expect(await contentsOf(runner)).toEqual(expected);
  });

  it("waits for a position as long as it is told, and no longer", async () => {
    const runner = await runnerOver(readSide.ports.store, null);
    await runner.start();
    const head = await readSide.ports.store.head();
    expect(await runner.waitFor("people", head, 1_000)).toBe(true);
    expect(await runner.waitFor("people", "9".repeat(20), 30)).toBe(false);
    expect(runner.checkpoint("deadlines")).toBe(head);
  });

  it("stops a view alone whose projection fails, leaves nobody waiting, and a rebuild brings it back", async () => {
    const { logger, clock, timers, keys, store } = readSide.ports;
    const readModels = await createEmbeddedReadModelStore({ folder: null, logger });
    const { decode } = createEventCodec(allUpcasters, keys);
    let fails = true;
    const broken = projections.map((projection) => ({
      ...projection,
      evolve: ((document, event, key) => {
        if (fails && projection.name === "orders") throw new Error("A bug");
        return projection.evolve(document, event, key);
      }) as typeof projection.evolve,
    }));
    const failures: object[] = [];
    const noted = { ...logger, error: (fields: object) => void failures.push(fields) };
    const runner = createProjectionRunner(broken, { store, readModels, decode, clock, timers, logger: noted });
    started.push(runner);
    await runner.start();
    const head = await store.head();
    expect(failures).toEqual([{ view: "orders", error: "Error: A bug" }]);
    expect([runner.checkpoint("orders") < head, runner.checkpoint("people")]).toEqual([true, head]);
    expect(await runner.waitFor("orders", head, 60_000)).toBe(false);
    fails = false;
    await runner.rebuild("orders");
    expect(await runner.waitFor("orders", head, 60_000)).toBe(true);
    expect(await contentsOf(runner)).toEqual(expected);
  });

  it("keeps nothing readable of somebody who was erased, in views and in their files", async () => {
    const folder = join(folders.fresh(), "views");
    const name = "noura";
    await readSide.ask("/api/user");
    const runner = await runnerOver(readSide.ports.store, folder);
    await runner.start();
    await runner.stop();
    for (const file of await readdir(folder)) {
      const bytes = await readFile(join(folder, file), "utf8");
      expect([file, bytes.includes(`${name}@example.sa`), bytes.includes("hash of")]).toEqual([file, false, false]);
      expect([file, bytes.includes("of Riyadh")]).toEqual([file, false]);
    }
    expect(await readSide.ask("/api/admin/users", "admin")).toMatchObject({ status: 200 });
    await readSide.ports.keys.destroy(idOfName(name));
    await readSide.tell(`user-${idOfName(name)}`, [{ type: "AccountErased", data: { userId: idOfName(name) } }]);
    const users = (await readSide.ask("/api/admin/users", "admin")).body as { id: string }[];
    expect(users.find(({ id }) => id === idOfName(name))).toMatchObject({ firstName: null, email: null, erased: true });
    const history = await readSide.ask(`/api/admin/history?subject=${idOfName(name)}`, "admin");
    expect(JSON.stringify(history.body)).not.toContain(`${name}@example.sa`);
    expect(await readSide.service.contacts.find(idOfName(name))).toBeNull();
    expect(readSide.errors).toEqual([]);
  });
});

/** The first so many events, in one batch, and then the end of the subscription. */
async function* firstEvents(readSide: ReadSide, count: number) {
  const events = [];
  for await (const event of readSide.ports.store.readAll({ limit: count })) events.push(event);
  yield events;
  yield [];
}
