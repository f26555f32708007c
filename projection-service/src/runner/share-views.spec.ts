import { createMemoryLeases } from "@naqsh/shared/platform/adapters/memory/memory-leases";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { releasedLog } from "@naqsh/shared/testing/released-log";
import { createSleepyMachine } from "@naqsh/shared/testing/sleepy-machine";
import { expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { createProjectionRunner } from "./projection-runner";
import type { AnyProjection } from "./any-projection";

const counts: AnyProjection = {
  name: "counts",
  version: 1,
  indexes: {},
  handles: ["Added"],
  keysOf: () => ["all"],
  evolve: (document) => ({ count: ((document as { count: number } | null)?.count ?? 0) + 1 }),
};

const EVENTS = 10;
const at = (number: number): string => String(number).padStart(20, "0");
const story = Array.from({ length: EVENTS }, (_, place) => {
  const position = at(place + 1);
  return { id: position, type: "Added", data: {}, stream: "s", revision: place, position };
}) as unknown as StoredEvent[];

it.each([
  ["whose take-over takes longer than the beat of its notes", 1_500, false],
  ["that could not take over before it left", 100, true],
])(
  "views that were put back are caught up from where their copy was made, also after a holder %s",
  async (_, takesMs, isAway) => {
    const clock = createSimulatedClock(0);
    const machine = createSleepyMachine(clock);
    const { logger } = machine;
    const stored = await createEmbeddedReadModelStore({ folder: null, logger });
    const copied = await stored.collection<object>({ name: counts.name, version: 1, indexes: {} });
    await copied.write([{ key: "all", document: { count: 4 }, position: at(4) }], at(4));
    await copied.anchor(at(4), "");

    /** As in MongoDB: how far the views have come is noted apart from their documents, and was not put back. */
    let noted = at(8);
    let isFirst = true;
    const readModels: ReadModelStore = {
      ...stored,
      collection: async (spec) => {
        const collection = (await stored.collection(spec)) as unknown as Collection<never>;
        const write: typeof collection.write = async (writes, checkpoint) => {
          await collection.write(writes, checkpoint);
          noted = checkpoint;
        };
        return { ...collection, write, checkpoint: async () => noted } as never;
      },
      fence: async (spec, token) => {
        await pauseFor(isFirst ? takesMs : 0, new AbortController().signal, machine);
        if (isFirst && isAway) throw new Unavailable("away");
        await stored.fence(spec, token);
      },
      checkpoints: async () => [noted],
    };
    const run = async (): Promise<void> => {
      const log = releasedLog(story);
      log.release(EVENTS);
      const decode = (event: StoredEvent) => event;
      const leases = createMemoryLeases(machine);
      const runner = createProjectionRunner([counts], { ...machine, store: log.store, readModels, decode, leases });
      // It need not come to the head before it leaves.
      void runner.start();
      for (let passedMs = 0; passedMs < 4_000; passedMs += 100) {
        for (let turn = 0; turn < 20; turn += 1) await nextTurn();
        await clock.advanceBy(100);
      }
      const stopped = runner.stop();
      for (let step = 0; step < 40; step += 1) {
        for (let turn = 0; turn < 5; turn += 1) await nextTurn();
        await clock.advanceBy(100);
      }
      await stopped;
    };
    await run();
    isFirst = false;
    await run();
    expect(await copied.get("all")).toEqual({ count: EVENTS });
  },
);

it("begins to take over again once nothing of the attempt before is on its way", async () => {
  const clock = createSimulatedClock(0);
  const machine = createSleepyMachine(clock);
  const stored = await createEmbeddedReadModelStore({ folder: null, logger: machine.logger });
  let [attempts, atWork, mostAtWork] = [0, 0, 0];
  const readModels: ReadModelStore = {
    ...stored,
    fence: async (spec, token) => {
      if (spec.name === counts.name && (attempts += 1) === 1) throw new Unavailable("away");
      if (spec.name === "slow") {
        mostAtWork = Math.max(mostAtWork, (atWork += 1));
        await pauseFor(2_000, new AbortController().signal, machine);
        atWork -= 1;
      }
      await stored.fence(spec, token);
    },
  };
  const log = releasedLog(story);
  log.release(EVENTS);
  const decode = (event: StoredEvent) => event;
  const ports = { ...machine, store: log.store, readModels, decode, leases: createMemoryLeases(machine) };
  const runner = createProjectionRunner([counts, { ...counts, name: "slow" }], ports);
  const turns = async (ms: number): Promise<void> => {
    for (let passedMs = 0; passedMs < ms; passedMs += 100) {
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      await clock.advanceBy(100);
    }
  };
  void runner.start();
  await turns(8_000);
  expect({ attempts, mostAtWork }).toEqual({ attempts: 2, mostAtWork: 1 });
  expect(runner.status().map(({ position }) => position)).toEqual([at(EVENTS), at(EVENTS)]);
  const stopped = runner.stop();
  await turns(4_000);
  await stopped;
});
