import { join } from "node:path";
import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { createEmbeddedJobQueue } from "../adapters/embedded/embedded-job-queue";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import { jobAt } from "../policies/effects";
import { installPolicies } from "../runner/install-policies";
import { appendEach, enveloped } from "../testing/recorded";
import { createSilentLogger } from "../testing/silent-logger";
import { createJobDerivation } from "./derive-jobs";

const folder = temporaryFolder();
const DAY_MS = 24 * 3_600_000;
const NOON = "2026-03-01T12:00:00.000Z";

/** One job for each event, so many days later. */
const tells = (name: string, laterDays: number): Policy => ({
  name,
  handles: ["OrderCreated"],
  onMoneyPath: false,
  react: ({ id, recordedAt }) => [
    { kind: "command", streamCategory: "order", streamId: id, command: { type: "Tell", data: {} } },
    jobAt({
      queue: "order",
      name: "tell",
      id: `${name}_${id}`,
      at: after(recordedAt, laterDays * DAY_MS),
      data: { id },
    }),
  ],
});

it("derives what a queue has lost from the log: what is to come and what was due of late, once", async () => {
  const clock = createSimulatedClock(Date.parse(NOON) + 40 * DAY_MS);
  const logger = createSilentLogger();
  const store = await openEmbeddedEventStore({ directory: join(folder.fresh(), "log"), durable: false });
  const checkpoints = openLmdbPolicyCheckpoints(join(folder.fresh(), "policies.mdb"));
  const database = openLmdb(join(folder.fresh(), "jobs.mdb"));
  const jobs = createEmbeddedJobQueue({ database, clock, timers: clock, logger });
  onTestFinished(async () => {
    await Promise.all([store.close(), checkpoints.close(), jobs.close()]);
  });
  const ran: string[] = [];
  jobs.handle(
    "order",
    "tell",
    async ({ id, data }) => void ran.push(`${id.split("_")[0]} ${data["correlationId"]?.length}`),
  );

  const [atOnce, inTwenty, inNinety] = [tells("at once", 0), tells("in twenty days", 20), tells("in ninety days", 90)];
  const own = [atOnce, inTwenty, inNinety];
  await installPolicies(own, checkpoints, store);
  await appendEach(store, [
    { type: "OrderCreated", data: {} },
    { type: "OrderCancelled", data: {} },
  ]);
  await checkpoints.beat(1);
  await installPolicies([...own, tells("added later", 50)], checkpoints, store);
  const derive = createJobDerivation([...own, tells("added later", 50)], { store, jobs, checkpoints, clock, logger });
  await jobs.start();
  expect(await derive({ isNewShop: false })).toBe(2);
  expect(await derive({ isNewShop: false })).toBe(0);
  expect(logger.lines).toMatchObject([{ level: "warn", fields: { derived: 2 } }]);
  await jobs.idle();
  expect(ran).toEqual(["in twenty days 36"]);
  await clock.advanceBy(60 * DAY_MS);
  expect(ran).toEqual(["in twenty days 36", "in ninety days 36"]);

  const places: (Position | null)[] = [await checkpoints.find("at once"), await checkpoints.find("added later")];
  expect(places).toEqual([START_OF_LOG, (await collect(store.readAll())).at(-1)!.position]);
});

it("derives only what came after its last note if the queue may have lost the last of what it was told", async () => {
  const clock = createSimulatedClock(Date.parse(NOON));
  const logger = createSilentLogger();
  const store = await openEmbeddedEventStore({ directory: join(folder.fresh(), "log"), durable: false });
  const checkpoints = openLmdbPolicyCheckpoints(join(folder.fresh(), "policies.mdb"));
  const database = openLmdb(join(folder.fresh(), "jobs.mdb"));
  const queue = createEmbeddedJobQueue({ database, clock, timers: clock, logger });
  onTestFinished(async () => {
    await Promise.all([store.close(), checkpoints.close(), queue.close()]);
  });
  const own = [tells("in a day", 1), tells("in two days", 2)];
  await queue.tellAll(async () => undefined);
  await installPolicies(own, checkpoints, store);
  await appendEach(
    store,
    Array.from({ length: 10 }, () => ({ type: "OrderCreated", data: {} })),
  );
  const places = (await collect(store.readAll())).map(({ position }) => position);
  const at = { isWhole: true };
  const jobs = { ...queue, isWhole: async () => at.isWhole };
  const derive = createJobDerivation(own, { store, jobs, checkpoints, clock, logger });

  await checkpoints.save("in a day", places[8]!);
  await checkpoints.save("in two days", places[6]!);
  expect(await derive({ isNewShop: false })).toBe(0);
  expect(await queue.toldUpTo()).toBe(places[6]);
  // Seconds later the note still holds; minutes later there is another.
  await checkpoints.save("in two days", places[9]!);
  await clock.advanceBy(1_000);
  await derive({ isNewShop: false });
  expect(await queue.toldUpTo()).toBe(places[6]);
  at.isWhole = false;
  expect(await derive({ isNewShop: false })).toBe(6);
  at.isWhole = true;
  await clock.advanceBy(60_000);
  await derive({ isNewShop: false });
  expect(await queue.toldUpTo()).toBe(places[8]);
  // The log was put back since, or lies in another engine.
  at.isWhole = false;
  for (const foreign of [`9${places[9]!.slice(1)}`, `${places[2]}${places[2]}`]) {
    await queue.noteToldUpTo(foreign);
    expect(await derive({ isNewShop: false })).toBe(20);
  }
});

it("warns of nothing in a new shop, whose queue could not know anything yet", async () => {
  const clock = createSimulatedClock(Date.parse(NOON));
  const logger = createSilentLogger();
  const store = await openEmbeddedEventStore({ directory: join(folder.fresh(), "log"), durable: false });
  const checkpoints = openLmdbPolicyCheckpoints(join(folder.fresh(), "policies.mdb"));
  const database = openLmdb(join(folder.fresh(), "jobs.mdb"));
  const jobs = createEmbeddedJobQueue({ database, clock, timers: clock, logger });
  onTestFinished(async () => {
    await Promise.all([store.close(), checkpoints.close(), jobs.close()]);
  });
  const own = [tells("in twenty days", 20)];
  await installPolicies(own, checkpoints, store);
  await appendEach(store, [{ type: "OrderCreated", data: {} }]);
  const derive = createJobDerivation(own, { store, jobs, checkpoints, clock, logger });
  expect(await derive({ isNewShop: true })).toBe(1);
  expect(logger.lines.map(({ level }) => level)).toEqual(["info"]);
});

it("fails once where the queue goes away while the log is read, and leaves nothing behind that would end the process", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const readAll = async function* (): AsyncGenerator<StoredEvent> {
    for (let place = 1; place <= 3; place += 1) {
      yield { ...enveloped({ type: "OrderCreated", data: {} }, `e${place}`), ...placeOf(place) };
      await nextTurn();
    }
  };
  const away = new Unavailable("The queue is away");
  const jobs = {
    schedule: async () => Promise.reject(away),
    isWhole: async () => false,
    tellAll: (tell: () => Promise<void>) => tell(),
    toldUpTo: async () => null,
    noteToldUpTo: async () => undefined,
  };
  const checkpoints = { find: async () => null };
  const clock = createSimulatedClock(Date.parse(NOON));
  const ports = {
    store: { readAll, head: async () => START_OF_LOG },
    jobs,
    checkpoints,
    clock,
    logger: createSilentLogger(),
  };
  const derive = createJobDerivation([tells("in twenty days", 20)], ports);
  await expect(derive({ isNewShop: false })).rejects.toBe(away);
  await nextTurn();
  expect(unhandled).toEqual([]);
});

it("ends with the worker, and leaves the queue to be told at the next start", async () => {
  const stopping = new AbortController();
  const readAll = async function* (): AsyncGenerator<StoredEvent> {
    for (let place = 1; place <= 200; place += 1) {
      if (place === 150) stopping.abort();
      yield { ...enveloped({ type: "OrderCreated", data: {} }, `e${place}`), ...placeOf(place) };
    }
  };
  let scheduled = 0;
  let isWhole = false;
  const jobs = {
    schedule: async () => void (scheduled += 1),
    isWhole: async () => isWhole,
    tellAll: async (tell: () => Promise<void>) => {
      await tell();
      isWhole = true;
    },
    toldUpTo: async () => null,
    noteToldUpTo: async () => undefined,
  };
  const clock = createSimulatedClock(Date.parse(NOON));
  const own = {
    store: { readAll, head: async () => placeOf(200).position },
    jobs,
    checkpoints: { find: async () => null },
    clock,
    logger: createSilentLogger(),
  };
  const derive = createJobDerivation([tells("in twenty days", 20)], { ...own, stopping: stopping.signal });
  expect(await derive({ isNewShop: false })).toBe(0);
  expect({ scheduled, isWhole }).toEqual({ scheduled: 128, isWhole: false });
});

const placeOf = (place: number) => ({
  stream: `order-${place}`,
  revision: 0,
  position: String(place).padStart(20, "0"),
});
