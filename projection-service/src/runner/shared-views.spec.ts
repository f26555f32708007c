import { createMemoryLeases, leaseMemory } from "@naqsh/shared/platform/adapters/memory/memory-leases";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import type {
  Collection,
  CollectionSpec,
  ReadModelStore,
  WritingPace,
} from "@naqsh/shared/platform/ports/read-model-store";
import { allUpcasters } from "@naqsh/shared/registry";
import type { RebuildTask } from "@naqsh/shared/operations";
import { releasedLog } from "@naqsh/shared/testing/released-log";
import { createSleepyMachine } from "@naqsh/shared/testing/sleepy-machine";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { createProjectionRunner } from "./projection-runner";
import { projections } from "../projections";
import { createSharedRebuilds } from "../rebuilds/shared-rebuilds";
import { createMemoryRebuildBoard } from "../testing/memory-rebuild-board";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { wholeStory } from "../testing/whole-story";

const folders = temporaryFolder();
const LIFE_MS = 3_000;
const STEP_MS = 25;
/** Turns of the event loop, not time: neither the clock nor the store is of this world, and a busy machine must not matter. */
const PATIENCE_STEPS = 40_000;

describe("Views that processes share", () => {
  let readSide: ReadSide;
  const story: StoredEvent[] = [];
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const { stream, events } of wholeStory()) await readSide.tell(stream, events);
    for await (const event of readSide.ports.store.readAll()) story.push(event);
  });
  afterAll(() => readSide.stop());

  /** So many processes over one store of views and one log, on one clock of which each may fall out. */
  const openNodes = async (count: number, pace?: WritingPace) => {
    const { logger, keys } = readSide.ports;
    const { decode } = createEventCodec(allUpcasters, keys);
    const clock = createSimulatedClock(0);
    const memory = leaseMemory();
    const log = releasedLog(story);
    const newStore = () => createEmbeddedReadModelStore({ folder: null, logger });
    let stored = await newStore();
    const opened = new Set<string>();
    const assertThere = (name: string): void => {
      if (!opened.has(name)) throw new ViewLost(name);
    };
    /** Drops the views' database, as an operator would. */
    const empty = async (): Promise<void> => {
      opened.clear();
      stored = await newStore();
    };
    /** Restores an older copy of the views, which holds only so many events. */
    const restore = async (events: number): Promise<void> => {
      const readModels = await newStore();
      const earlier = releasedLog(story);
      earlier.release(events);
      const runner = createProjectionRunner(projections, {
        ...createSleepyMachine(clock),
        logger,
        store: earlier.store,
        readModels,
        decode,
      });
      await runner.start();
      for (const { name } of projections) await runner.collection(name).anchor(runner.checkpoint(name), "");
      await runner.stop();
      stored = readModels;
    };
    const errors: object[] = [];
    const nodes = Array.from({ length: count }, () => {
      const machine = {
        ...createSleepyMachine(clock),
        logger: { ...logger, error: (e: object) => void errors.push(e) },
      };
      let writes = 0;
      const collectionOf = async (spec: CollectionSpec) => {
        assertThere(spec.name);
        return stored.collection<never>(spec);
      };
      const readModels: ReadModelStore = {
        ...stored,
        ...(pace && { pace }),
        collection: async (spec) => {
          opened.add(spec.name);
          const there = (): Promise<Collection<never>> => collectionOf(spec);
          const collection: Collection<never> = {
            get: async (key) => (await there()).get(key),
            load: async (keys) => (await there()).load(keys),
            find: async (find) => (await there()).find(find),
            count: async (...asked) => (await there()).count(...asked),
            checkpoint: async () => (await there()).checkpoint(),
            generation: async () => (await there()).generation(),
            anchor: async (position, since) => (await there()).anchor(position, since),
            anchored: async () => (await there()).anchored(),
            drop: async () => (await there()).drop(),
            all: async function* () {
              yield* (await there()).all();
            },
            changedAfter: async function* (position) {
              yield* (await there()).changedAfter(position);
            },
            write: async (documents, checkpoint) => {
              writes += 1;
              // As over a line to a server: others go on, fall asleep or take over meanwhile.
              if (pace) await nextTurn();
              await (await there()).write(documents, checkpoint);
            },
          };
          return collection as never;
        },
        collectionNames: () => stored.collectionNames(),
        replace: (from, to, token) => stored.replace(from, to, token),
        fence: async (spec, token) => {
          opened.add(spec.name);
          await stored.fence(spec, token);
        },
        checkpoints: async (specs) => {
          const reached = await stored.checkpoints(specs);
          return reached.map((position, place) => (opened.has(specs[place]!.name) ? position : ""));
        },
      };
      const leases = createMemoryLeases({ ...machine, memory, memoryClock: clock, lifeMs: LIFE_MS });
      const runner = createProjectionRunner(projections, { ...machine, store: log.store, readModels, decode, leases });
      const heard: string[] = [];
      runner.onChange("auction-room", (changes) => void heard.push(...changes.map(({ key }) => key)));
      return { machine, runner, heard, writes: () => writes };
    });
    const pass = async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        await clock.advanceBy(STEP_MS);
        for (let turn = 0; turn < 3; turn += 1) await nextTurn();
      }
    };
    const stateOf = ({ machine, runner }: (typeof nodes)[number]) => ({
      now: machine.clock.now(),
      token: runner.writingToken(),
      views: runner.status(),
    });
    const passUntil = async (condition: () => boolean): Promise<void> => {
      for (let step = 0; !condition(); step += 1) {
        if (step === PATIENCE_STEPS) {
          throw new Error(`It never came to that: ${JSON.stringify({ errors, nodes: nodes.map(stateOf) })}`);
        }
        await pass(STEP_MS);
      }
    };
    const whileTimePasses = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      let isOver = false;
      void work.finally(() => (isOver = true)).catch(() => undefined);
      await passUntil(() => isOver);
      return work;
    };
    const start = () => whileTimePasses(Promise.all(nodes.map(({ runner }) => runner.start())));
    const stop = () => whileTimePasses(Promise.all(nodes.map(({ runner }) => runner.stop())));
    return { nodes, log, clock, errors, pass, passUntil, whileTimePasses, start, stop, empty, restore };
  };

  const headOf = (events: number): string => story[events - 1]!.position;
  const wholeHead = (): string => headOf(story.length);

  it("are written by one of them; the others see what became of the documents and how far they are", async () => {
    const { nodes, log, passUntil, whileTimePasses, start, stop } = await openNodes(3);
    await start();
    log.release(story.length);
    const waiting = nodes.map(({ runner }) => runner.waitFor("auction-room", wholeHead(), 2_000));
    expect(await whileTimePasses(Promise.all(waiting))).toEqual([true, true, true]);
    expect(nodes.filter(({ writes }) => writes() > 0)).toHaveLength(1);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === wholeHead()));
    const heard = nodes.map((node) => [...new Set(node.heard)].toSorted());
    expect(heard[0]!.length).toBeGreaterThan(0);
    expect(heard).toEqual([heard[0], heard[0], heard[0]]);
    await stop();
  });

  it("are handed over at once by a holder that leaves, and within seconds by one that dies", async () => {
    const { nodes, log, clock, pass, passUntil, whileTimePasses, start, stop } = await openNodes(3);
    await start();
    const holder = () => nodes.find(({ writes }) => writes() > 0)!;
    log.release(10);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === headOf(10)));
    const first = holder();
    await whileTimePasses(first.runner.stop());
    const others = nodes.filter((node) => node !== first);
    const beganMs = clock.now();
    log.release(10);
    await passUntil(() => others.every(({ runner }) => runner.checkpoint("history") === headOf(20)));
    expect(clock.now() - beganMs).toBeLessThan(1_000);

    const second = others.find(({ writes }) => writes() > 0)!;
    second.machine.sleep();
    const third = others.find((node) => node !== second)!;
    await pass(LIFE_MS + 1_000);
    log.release(10);
    await passUntil(() => third.runner.checkpoint("history") === headOf(30));
    expect(third.writes()).toBeGreaterThan(0);
    await second.machine.wake();
    await stop();
  });

  it("are computed again by their holder alone, who cannot put them in place once another took over", async () => {
    const { nodes, log, pass, passUntil, whileTimePasses, start, stop } = await openNodes(2);
    await start();
    log.release(story.length);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === wholeHead()));
    const holder = nodes.find(({ writes }) => writes() > 0)!;
    const other = nodes.find((node) => node !== holder)!;
    await expect(other.runner.rebuild("people")).rejects.toBeInstanceOf(LeaseLost);
    expect(await whileTimePasses(holder.runner.rebuild("people"))).toMatchObject({ differences: 0 });

    // It falls asleep between its comparison and its word, and believes on waking that nothing has happened.
    const accepts = async (): Promise<boolean> => {
      holder.machine.sleep();
      await pass(2 * LIFE_MS);
      return true;
    };
    await expect(holder.runner.rebuild("people", { accepts })).rejects.toBeInstanceOf(LeaseLost);
    await holder.machine.wake();
    expect(await whileTimePasses(other.runner.verify("people"))).toMatchObject({ differences: 0 });
    await stop();
  });

  it("are computed again wherever an operator asks, by the one who writes them or, where that fell asleep, the next", async () => {
    const { nodes, log, pass, passUntil, whileTimePasses, start, stop } = await openNodes(2);
    await start();
    log.release(story.length);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === wholeHead()));
    const board = createMemoryRebuildBoard();
    const rebuilds = nodes.map(({ machine, runner }) => {
      const shared = createSharedRebuilds({ ...machine, board, projections: runner });
      shared.start();
      return shared;
    });
    const holder = nodes.findIndex(({ writes }) => writes() > 0);
    const asked = rebuilds[1 - holder]!;
    let task: RebuildTask | undefined;
    const until = (state: RebuildTask["state"], view = "people"): Promise<void> =>
      passUntil(() => {
        void asked.tasks().then((tasks) => (task = tasks.get(view)));
        return task?.state === state;
      });

    expect([await asked.begin("people", "verify"), await asked.begin("people", "rebuild")]).toEqual([true, false]);
    await until("kept");
    expect(task).toMatchObject({ kind: "verify", done: story.length, comparison: { differences: 0 } });
    await asked.begin("people", "rebuild");
    await until("compared");
    nodes[holder]!.machine.sleep();
    await pass(LIFE_MS + 1_000);
    await until("compared");
    expect(nodes[1 - holder]!.runner.writingToken()).not.toBeNull();
    expect(await asked.decide("people", true)).toBe(true);
    await until("switched");
    await nodes[holder]!.machine.wake();
    await pass(1_000);
    expect([task?.state, await asked.decide("people", false)]).toEqual(["switched", false]);
    expect(nodes[holder]!.runner.status().some(({ isRebuilding }) => isRebuilding)).toBe(false);
    await whileTimePasses(Promise.all(rebuilds.map((one) => one.stop())));
    await stop();
  });

  it("are computed again by themselves when their store was emptied", async () => {
    const { nodes, log, clock, errors, pass, passUntil, whileTimePasses, start, stop, empty } = await openNodes(2);
    await start();
    log.release(30);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === headOf(30)));
    await empty();
    const emptiedMs = clock.now();
    await passUntil(() => nodes.some(({ runner }) => runner.checkpoint("history") === ""));
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === headOf(30)));
    expect(clock.now() - emptiedMs).toBeLessThan(3_000);

    await empty();
    log.release(story.length);
    await pass(2_000);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === wholeHead()));
    const verified = nodes.map(({ runner }) => whileTimePasses(runner.verify("people")).catch(() => null));
    expect((await Promise.all(verified)).find((answer) => answer !== null)).toMatchObject({ differences: 0 });
    expect(errors.every((fields) => JSON.stringify(fields).includes("is gone"))).toBe(true);
    await stop();
  });

  it("are computed again by themselves, and the operator is told, when an older copy took their place", async () => {
    const { nodes, log, errors, pass, passUntil, whileTimePasses, start, stop, restore } = await openNodes(2);
    await start();
    log.release(60);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === headOf(60)));
    await pass(1_500);
    await restore(25);
    // Events that come before anybody has noticed are folded into documents that lack what came between.
    log.release(10);
    await pass(STEP_MS);
    log.release(story.length);
    await pass(2_000);
    await passUntil(() => nodes.every(({ runner }) => runner.checkpoint("history") === wholeHead()));
    for (const { name } of projections) {
      const verified = nodes.map(({ runner }) => whileTimePasses(runner.verify(name)).catch(() => null));
      expect((await Promise.all(verified)).find((answer) => answer !== null)).toMatchObject({ differences: 0 });
    }
    expect(errors).toContainEqual(expect.objectContaining({ alert: true, view: "auction-room" }));
    await stop();
  });

  it("are what the log says, whoever slept, woke and took over meanwhile", async () => {
    const action = fc.oneof(
      fc.record({ act: fc.constant("release" as const), events: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ act: fc.constantFrom("sleep" as const, "wake" as const), node: fc.nat({ max: 2 }) }),
      fc.record({ act: fc.constant("pass" as const), ms: fc.integer({ min: 25, max: 4_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), fc.boolean(), async (actions, isOverLine) => {
        const opened = await openNodes(3, isOverLine ? { collections: 16, events: 7 } : undefined);
        const { nodes, log, errors, pass, passUntil, whileTimePasses, start, stop } = opened;
        await start();
        for (const step of actions) {
          if (step.act === "release") log.release(step.events);
          if (step.act === "sleep") nodes[step.node]!.machine.sleep();
          if (step.act === "wake") await nodes[step.node]!.machine.wake();
          if (step.act === "pass") await pass(step.ms);
        }
        log.release(story.length);
        await pass(STEP_MS);
        for (const { machine } of nodes) await machine.wake();
        await passUntil(() =>
          projections.every(({ name }) => nodes.every(({ runner }) => runner.checkpoint(name) === wholeHead())),
        );
        await pass(LIFE_MS);
        const verified = await Promise.all(
          projections.map(async ({ name }) => {
            const answers = nodes.map(({ runner }) => whileTimePasses(runner.verify(name)).catch(() => null));
            return (await Promise.all(answers)).find((answer) => answer !== null);
          }),
        );
        for (const comparison of verified) expect(comparison).toMatchObject({ differences: 0 });
        expect(errors).toEqual([]);
        await stop();
      }),
      { numRuns: 25 },
    );
  });
});
