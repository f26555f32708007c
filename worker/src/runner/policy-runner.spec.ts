import { join } from "node:path";
import { eventually } from "@naqsh/shared/testing/eventually";
import { describe, expect, it, onTestFinished } from "vitest";
import type { EventOf } from "@naqsh/shared/kernel/decider";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { NO_STREAM } from "@naqsh/shared/platform/ports/event-store";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { randomBy, unruly } from "@naqsh/shared/testing/unruly-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import { jobAt } from "../policies/effects";
import { PolicyRunner } from "./policy-runner";
import type { Job } from "../ports/job-queue";
import { appendEach, enveloped, idFor } from "../testing/recorded";
import { createSilentLogger } from "../testing/silent-logger";

type Rang = EventOf<"Rang", { bell: string }>;
type Struck = EventOf<"Struck", { bell: string }>;

const rang = (bell: string): Rang => ({ type: "Rang", data: { bell } });
const struck = (bell: string): Struck => ({ type: "Struck", data: { bell } });

const answerBell = (onMoneyPath = false, name = "answer-bell-when-rang"): Policy<Rang> => ({
  name,
  handles: ["Rang"],
  onMoneyPath,
  react: ({ data }) => {
    if (data.bell === "cursed") throw new Error("cannot be understood");
    const command = { type: "AnswerBell", data: { bell: data.bell } };
    return [{ kind: "command", streamCategory: "bell", streamId: data.bell, command }];
  },
});

/** A subscription that delivers nothing until it is ended. */
async function* silence({ signal }: { signal?: AbortSignal }): AsyncGenerator<never> {
  await new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));
  yield* [];
}

const folder = temporaryFolder();

/** A shop whose worker can be stopped, killed and started again over the same folder. */
const openShop = async () => {
  const path = folder.fresh();
  const store = await openEmbeddedEventStore({ directory: join(path, "log"), durable: false });
  const clock = createSimulatedClock(Date.parse("2026-03-01T12:00:00.000Z"));
  const checkpoints = openLmdbPolicyCheckpoints(join(path, "policies.mdb"));
  const logger = createSilentLogger();
  const dispatched: SystemCommand[] = [];
  const scheduled: Job[] = [];
  const failing = new Set<string>();
  const shop = {
    store,
    clock,
    checkpoints,
    logger,
    dispatched,
    scheduled,
    failing,
    /** Until when jobs of a queue that are due wait to begin. */
    begunOf: async (_queue: string): Promise<void> => undefined,
    bells: () => dispatched.map(({ streamId }) => streamId),
    worker: async (policies: Policy[] = [answerBell()], over: Partial<typeof checkpoints> = {}, log = store) => {
      const commandBus = {
        dispatch: async (command: SystemCommand) => {
          if (failing.has(command.streamId)) throw new Error("no answer");
          dispatched.push(command);
          return command.streamId === "refused"
            ? { accepted: false as const, rejection: { code: "BELL_BROKEN" } }
            : { accepted: true as const };
        },
      };
      const jobs = {
        schedule: async (job: Job) => void scheduled.push(job),
        begun: (queue: string) => shop.begunOf(queue),
      };
      const ports = {
        store: log,
        checkpoints: { ...checkpoints, ...over },
        commandBus,
        jobs,
        firstQueue: "auction",
        clock,
        timers: clock,
        logger,
      };
      const runner = new PolicyRunner(policies, ports);
      onTestFinished(() => runner.stop().catch(() => undefined));
      await runner.start();
      return runner;
    },
    exhaustRetries: async (runner: { settled: () => Promise<void> }) => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await runner.settled();
        await clock.advanceBy(20_000);
      }
      await runner.settled();
    },
  };
  onTestFinished(async () => {
    await store.close();
    await checkpoints.close();
  });
  return shop;
};

describe("policy runner", () => {
  it("dispatches each effect as a command whose id follows from event, policy and place", async () => {
    const shop = await openShop();
    await appendEach(shop.store, [rang("door")]);
    const runner = await shop.worker();
    await runner.settled();
    const [command] = shop.dispatched;
    expect(command).toEqual({
      streamCategory: "bell",
      streamId: "door",
      command: { type: "AnswerBell", data: { bell: "door" } },
      commandId: idFor(`${idFor("event e0")}/answer-bell-when-rang/0`),
      correlationId: idFor("correlation"),
      causationId: idFor("event e0"),
      actorId: "answer-bell-when-rang",
    });
  });

  it("reacts when the jobs of auctions that are due have begun, whatever waits in other queues", async () => {
    const shop = await openShop();
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const never = new Promise<void>(() => undefined);
    shop.begunOf = (queue) => (queue === "auction" ? begun : never);
    await appendEach(shop.store, [rang("door")]);
    const runner = await shop.worker();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(shop.bells()).toEqual([]);
    begin();
    await runner.settled();
    expect(shop.bells()).toEqual(["door"]);
  });

  it("reacts to every event though each comes one to five times, shuffled in a window of 100", async () => {
    const bells = Array.from({ length: 230 }, (_, number) => `bell-${number}`);
    for (const seed of [1, 2, 3, 4, 5]) {
      const shop = await openShop();
      await appendEach(shop.store, bells.map(rang));
      const runner = await shop.worker(
        [answerBell(), answerBell(true, "toll")],
        {},
        {
          ...shop.store,
          ...unruly(shop.store, randomBy(seed)),
        },
      );
      await runner.settled();
      await expect.poll(() => new Set(shop.bells()).size, { message: `seed ${seed}` }).toBe(bells.length);
      expect(new Set(shop.dispatched.map(({ commandId }) => commandId)).size).toBe(2 * bells.length);
      await runner.stop();
    }
  });

  it("schedules jobs with what they follow from", async () => {
    const shop = await openShop();
    const at = "2026-03-02T12:00:00.000Z";
    const policy: Policy<Rang> = {
      name: "wait-when-rang",
      handles: ["Rang"],
      onMoneyPath: false,
      react: ({ data }) => [
        jobAt({ queue: "bell", name: "wait", id: `wait_${data.bell}`, at, data: { bell: data.bell } }),
      ],
    };
    await appendEach(shop.store, [rang("door")]);
    await (await shop.worker([policy])).settled();
    const data = { bell: "door", correlationId: idFor("correlation"), causationId: idFor("event e0") };
    expect(shop.scheduled).toEqual([{ queue: "bell", name: "wait", id: "wait_door", at, data }]);
  });

  it("goes on where it was after a restart, and reacts to nothing twice", async () => {
    const shop = await openShop();
    await appendEach(shop.store, [rang("first"), struck("other")], "a");
    const before = await shop.worker();
    await before.settled();
    await before.stop();
    await appendEach(shop.store, [rang("second")], "b");
    await (await shop.worker()).settled();
    expect(shop.bells()).toEqual(["first", "second"]);
  });

  it("repeats a dispatch under the same id where a crash came before the checkpoint", async () => {
    const shop = await openShop();
    const crashing = await shop.worker([answerBell()], {
      save: async (policy, position) => {
        if (position !== "") throw new Error("killed");
        await shop.checkpoints.save(policy, position);
      },
    });
    await appendEach(shop.store, [rang("door")]);
    await crashing.settled();
    await (await shop.worker()).settled();
    expect(shop.dispatched).toHaveLength(2);
    expect(shop.dispatched[0]).toEqual(shop.dispatched[1]);
  });

  it("begins a policy that is new in a running shop where it was installed", async () => {
    const shop = await openShop();
    await appendEach(shop.store, [rang("old")], "a");
    const before = await shop.worker();
    await before.settled();
    await before.stop();
    const grown = await shop.worker([answerBell(), answerBell(false, "echo-when-rang")]);
    await appendEach(shop.store, [rang("new")], "b");
    await grown.settled();
    const echoed = shop.dispatched.filter(({ actorId }) => actorId === "echo-when-rang");
    expect(echoed.map(({ streamId }) => streamId)).toEqual(["new"]);
  });

  it("takes a rejection as an outcome", async () => {
    const shop = await openShop();
    await appendEach(shop.store, [rang("refused"), rang("door")]);
    const runner = await shop.worker();
    await runner.settled();
    expect(await runner.parked()).toEqual([]);
    expect(shop.bells()).toEqual(["refused", "door"]);
  });

  it("stops the money path at a refusal that it does not expect, and passes one that it does", async () => {
    const shop = await openShop();
    const expecting = { ...answerBell(true, "expecting"), expectedRefusals: ["BELL_BROKEN"] };
    const runner = await shop.worker([answerBell(true, "surprised"), expecting]);
    await appendEach(shop.store, [rang("refused"), rang("door")]);
    await shop.exhaustRetries(runner);
    expect(runner.status().map(({ policy, state }) => [policy, state])).toEqual([
      ["surprised", "stopped"],
      ["expecting", "running"],
    ]);
    const doors = shop.dispatched.filter(({ streamId }) => streamId === "door");
    expect(doors.map(({ actorId }) => actorId)).toEqual(["expecting"]);
  });

  it("tries a failed effect again after waits that grow", async () => {
    const shop = await openShop();
    shop.failing.add("door");
    await appendEach(shop.store, [rang("door")]);
    const runner = await shop.worker();
    await runner.settled();
    expect(runner.status()).toMatchObject([{ state: "retrying" }]);
    shop.failing.clear();
    await shop.clock.advanceBy(100);
    await runner.settled();
    expect(shop.bells()).toEqual(["door"]);
    expect(runner.status()).toMatchObject([{ state: "running" }]);
  });

  it("reads the log once, however many retries come at once, and not at all once it has stopped", async () => {
    const shop = await openShop();
    let readers = 0;
    const subscribe: typeof shop.store.subscribe = async function* (options) {
      readers += 1;
      try {
        yield* shop.store.subscribe(options);
      } finally {
        readers -= 1;
      }
    };
    shop.failing.add("broken");
    await appendEach(shop.store, [rang("broken"), rang("door")]);
    const runner = await shop.worker([answerBell(true)], {}, { ...shop.store, subscribe });
    await shop.exhaustRetries(runner);
    const id = (await runner.parked())[0]?.id ?? "";
    shop.failing.clear();
    expect(await Promise.all([runner.retry(id), runner.retry(id), runner.retry(id)])).toEqual([true, true, true]);
    await runner.settled();
    expect([readers, shop.bells()]).toEqual([1, ["broken", "door"]]);
    await appendEach(shop.store, [rang("broken")], "late");
    shop.failing.add("broken");
    await shop.exhaustRetries(runner);
    const late = runner.retry(id);
    await runner.stop();
    await late;
    expect(readers).toBe(0);
  });

  it("parks what keeps failing in the visible list and goes on; an operator's retry repeats it", async () => {
    const shop = await openShop();
    shop.failing.add("broken");
    await appendEach(shop.store, [rang("broken"), rang("door")]);
    const runner = await shop.worker();
    await shop.exhaustRetries(runner);
    expect(shop.bells()).toEqual(["door"]);
    const [parked] = await runner.parked();
    expect(parked).toMatchObject({ policy: "answer-bell-when-rang", eventId: idFor("event e0"), reason: "no answer" });
    shop.failing.clear();
    expect(await runner.retry(parked!.id)).toBe(true);
    expect(shop.bells()).toEqual(["door", "broken"]);
    expect(await runner.parked()).toEqual([]);
    expect(await runner.retry(parked!.id)).toBe(false);
  });

  it("waits with its notes for a store that is away, and goes on", async () => {
    const shop = await openShop();
    const away = { parked: 0 };
    const park: typeof shop.checkpoints.park = async (failure) => {
      if ((away.parked += 1) < 3) throw new Unavailable("The store is away");
      await shop.checkpoints.park(failure);
    };
    await appendEach(shop.store, [rang("cursed"), rang("door")]);
    const runner = await shop.worker([answerBell()], { park });
    await eventually(async () => {
      await shop.clock.advanceBy(1_000);
      expect(shop.bells()).toEqual(["door"]);
    });
    expect(await runner.parked()).toMatchObject([{ reason: "cannot be understood" }]);
    expect(shop.logger.lines.filter(({ fields }) => "alert" in fields)).toEqual([]);
  });

  it("lets nobody wait for it once it has stopped", async () => {
    const shop = await openShop();
    await appendEach(shop.store, [rang("door")]);
    const neverRead = { ...shop.store, subscribe: silence };
    const runner = await shop.worker([answerBell()], {}, neverRead);
    const settled = runner.settled();
    await shop.store.head();
    await runner.stop();
    await expect(settled).resolves.toBeUndefined();
  });

  it("parks an event that its policy cannot take", async () => {
    const shop = await openShop();
    await appendEach(shop.store, [rang("cursed"), rang("door")]);
    const runner = await shop.worker();
    await runner.settled();
    expect(shop.bells()).toEqual(["door"]);
    expect(await runner.parked()).toMatchObject([{ reason: "cannot be understood" }]);
  });

  it("stops on the money path, tells operators, and goes on in order when asked", async () => {
    const shop = await openShop();
    shop.failing.add("broken");
    await appendEach(shop.store, [rang("broken"), rang("door")]);
    const runner = await shop.worker([answerBell(true), answerBell(false, "echo-when-rang")]);
    await shop.exhaustRetries(runner);
    const paid = () => shop.dispatched.filter(({ actorId }) => actorId === "answer-bell-when-rang");
    expect(paid()).toEqual([]);
    expect(runner.status()[0]).toMatchObject({ state: "stopped", reason: "no answer" });
    expect(shop.logger.lines.filter(({ fields }) => "alert" in fields)).not.toEqual([]);
    shop.failing.clear();
    const [parked] = (await runner.parked()).filter(({ policy }) => policy === "answer-bell-when-rang");
    expect(await runner.retry(parked!.id)).toBe(true);
    await runner.settled();
    expect(paid().map(({ streamId }) => streamId)).toEqual(["broken", "door"]);
    expect((await runner.parked()).filter(({ policy }) => policy === "answer-bell-when-rang")).toEqual([]);
  });

  it("tries what had stopped the money path again at the next start", async () => {
    const shop = await openShop();
    shop.failing.add("broken");
    await appendEach(shop.store, [rang("broken")]);
    const stopped = await shop.worker([answerBell(true)]);
    await shop.exhaustRetries(stopped);
    await stopped.stop();
    shop.failing.clear();
    const runner = await shop.worker([answerBell(true)]);
    await runner.settled();
    expect(shop.bells()).toEqual(["broken"]);
    expect(await runner.parked()).toEqual([]);
  });

  it("writes few checkpoints for what does not concern a policy, and still knows where it is", async () => {
    const shop = await openShop();
    let saves = 0;
    const save = (policy: string, position: string): Promise<void> => {
      saves += 1;
      return shop.checkpoints.save(policy, position);
    };
    const runner = await shop.worker([answerBell()], { save });
    await appendEach(
      shop.store,
      Array.from({ length: 200 }, (_, place) => struck(`${place}`)),
    );
    await runner.settled();
    expect(saves).toBeLessThan(5);
    await runner.stop();
    expect(await shop.checkpoints.find("answer-bell-when-rang")).toBe(await shop.store.head());
  });

  it("stands still, and says so, before an event that is newer than this build", async () => {
    const shop = await openShop();
    const future = { ...enveloped(rang("door"), "future"), schemaVersion: 99 };
    await shop.store.append("bell-future", NO_STREAM, [future]);
    const runner = await shop.worker();
    await runner.settled();
    expect(shop.bells()).toEqual([]);
    expect(runner.status()).toMatchObject([{ state: "stopped", reason: expect.stringContaining("schema version 99") }]);
    expect(await shop.checkpoints.find("answer-bell-when-rang")).toBe("");
  });
});
