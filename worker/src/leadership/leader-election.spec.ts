import { join } from "node:path";
import type { WinnerDetermined } from "@naqsh/shared/auction";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { createMemoryLeases, leaseMemory } from "@naqsh/shared/platform/adapters/memory/memory-leases";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { releasedLog } from "@naqsh/shared/testing/released-log";
import { createSleepyMachine } from "@naqsh/shared/testing/sleepy-machine";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFolderMail } from "../adapters/folder/folder-mail";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import { sandboxLedgerOver } from "../adapters/lmdb/lmdb-sandbox-ledger";
import { createSandboxPayments } from "../adapters/sandbox/sandbox-payments";
import { policies } from "../policies/all-policies";
import type { Job, JobMemory, JobQueue } from "../ports/job-queue";
import { enveloped, recorded } from "../testing/recorded";
import { createWorker } from "../worker";

const folders = temporaryFolder();
const NINE = Date.parse("2026-03-01T09:00:00.000Z");
const HOUR_MS = 3_600_000;
const LIFE_MS = 3_000;
const STEP_MS = 50;
const EVENTS = 40;

const won = (number: number): WinnerDetermined => ({
  type: "WinnerDetermined",
  data: {
    auctionId: `a${number}`,
    artworkId: `w${number}`,
    artistId: "artist",
    winnerId: "b",
    winnerAlias: 1,
    amount: 1_000_00,
    orderId: `o${number}`,
    paymentDueAt: "2026-03-02T12:00:02.000Z",
    because: "highestBid",
  },
});
const story: StoredEvent[] = Array.from({ length: EVENTS }, (_, number) => ({
  ...enveloped(won(number), `won ${number}`),
  stream: `auction-a${number}`,
  revision: 0,
  position: String(number + 1).padStart(20, "0"),
}));
/** So many workers over one log and one place for what they remember, on one clock of which each may fall out. */
const openWorkers = async (count: number, { lastBeatMs = null as number | null, asksAboutLeaps = false } = {}) => {
  const path = folders.fresh();
  const clock = createSimulatedClock(NINE);
  const memory = leaseMemory();
  const log = releasedLog(story);
  const checkpoints = openLmdbPolicyCheckpoints(join(path, "policies.mdb"), { durable: false });
  const keys = new LmdbPersonalKeys(join(path, "keys.mdb"));
  const provider = openLmdb(join(path, "payments.mdb"), { durable: false });
  const commands = new Map<string, string>();
  const failing = new Set<string>();
  const lines: string[] = [];

  const workers = Array.from({ length: count }, () => {
    const sent: SystemCommand[] = [];
    const jobs: JobQueue & JobMemory = {
      schedule: async (_job: Job) => undefined,
      handle: () => undefined,
      start: async () => undefined,
      dead: async () => [],
      retry: async () => undefined,
      idle: async () => undefined,
      stop: async () => undefined,
      isWhole: async () => true,
      tellAll: (tell) => tell(),
      toldUpTo: async () => null,
      noteToldUpTo: async () => undefined,
    };
    const dispatch = async (command: SystemCommand) => {
      if (failing.has(command.streamId)) return { accepted: false as const, rejection: { code: "BROKEN" } };
      sent.push(command);
      const said = JSON.stringify(command);
      expect(commands.get(command.commandId) ?? said).toBe(said);
      commands.set(command.commandId, said);
      return { accepted: true as const };
    };
    const machine = createSleepyMachine(clock);
    const logger = { ...machine.logger, error: (_: object, line: string) => void lines.push(line) };
    const worker = createWorker({
      ...machine,
      logger,
      store: log.store,
      checkpoints,
      jobs,
      commandBus: { dispatch },
      sessions: { listOf: async () => [], remove: async () => false, removeAllOf: async () => undefined },
      keys,
      payments: createSandboxPayments(sandboxLedgerOver(provider), { takesCharges: true }),
      mail: createFolderMail({ folder: join(path, "mailbox"), clock }),
      deadlines: { due: async () => ({ deadlines: [], next: null }), all: async () => [] },
      contacts: { find: async () => null, open: async () => null, administrators: async () => [] },
      savedSearchNews: { of: async () => ({ people: [], next: null }) },
      outbids: { find: async () => null },
      marks: { on: async () => ({ marks: [], next: null }), count: async () => 0, stands: async () => false },
      files: createFolderFiles(join(path, "files")),
      leases: createMemoryLeases({ ...machine, memory, memoryClock: clock, lifeMs: LIFE_MS }),
      config: { publicUrl: "http://naqsh.test", asksAboutLeaps },
    });
    return { ...machine, worker, sent };
  });
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await clock.advanceBy(STEP_MS);
      // What is on its way to the disk does not know of made-up time: it is there when what comes after it is.
      await nextTurn();
      await Promise.all([checkpoints.unpark("nothing"), provider.transact(() => undefined)]);
    }
  };
  const passUntil = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
    for (let step = 0; !(await condition()); step += 1) {
      if (step > 1_500) throw new Error(`It never came to that: ${lines.join()}`);
      await pass(STEP_MS);
    }
  };
  const whileTimePasses = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    let isOver = false;
    void work.finally(() => (isOver = true)).catch(() => undefined);
    await passUntil(() => isOver);
    return work;
  };
  const acting = async () => {
    const states = await Promise.all(workers.map(async (one) => ({ one, status: await one.worker.status() })));
    return states.filter(({ status }) => status.acts).map(({ one }) => one);
  };
  const stopAll = async (): Promise<void> => {
    await whileTimePasses(Promise.all(workers.map(({ worker }) => worker.stop())));
    await checkpoints.close();
    await keys.close();
    await provider.close();
  };
  if (lastBeatMs !== null) await checkpoints.beat(lastBeatMs);
  for (const { worker } of workers) await worker.start();
  return {
    workers,
    log,
    clock,
    checkpoints,
    commands,
    failing,
    lines,
    pass,
    passUntil,
    whileTimePasses,
    acting,
    stopAll,
  };
};

/** The effects that the story has, however many workers take turns: their ids are those of the events. */
const expectedEffects = (): number =>
  story.length *
  policies.flatMap((policy) => (policy.handles.includes("WinnerDetermined") ? policy.react(recorded(won(0))) : []))
    .length;

describe("Workers that take turns", () => {
  it("act one at a time, and hand over at once when the one who acts leaves", async () => {
    const shop = await openWorkers(3);
    shop.log.release(10);
    await shop.passUntil(async () => (await shop.acting()).length > 0 && shop.commands.size > 0);
    const [first, ...more] = await shop.acting();
    expect(more).toEqual([]);
    await shop.whileTimePasses(first!.worker.stop());
    const beganMs = shop.clock.now();
    const told = shop.commands.size;
    shop.log.release(10);
    await shop.passUntil(() => shop.commands.size > told);
    expect(shop.clock.now() - beganMs).toBeLessThan(1_000);
    // It saved its checkpoint before it left: nothing was done again.
    const sent = shop.workers.flatMap((one) => one.sent.map(({ commandId }) => commandId));
    expect(new Set(sent).size).toBe(sent.length);
    await shop.stopAll();
  });

  it("take over within seconds from one that fell silent, without an outage, and shut it out", async () => {
    const shop = await openWorkers(2);
    shop.log.release(10);
    await shop.passUntil(async () => (await shop.acting()).length > 0 && shop.commands.size > 0);
    const [silent] = await shop.acting();
    const other = shop.workers.find((one) => one !== silent)!;
    silent!.sleep();
    const beganMs = shop.clock.now();
    await shop.passUntil(async () => (await other.worker.status()).acts);
    expect(shop.clock.now() - beganMs).toBeLessThan(LIFE_MS + 1_000);
    await silent!.wake();
    await shop.passUntil(async () => !(await silent!.worker.status()).acts);
    shop.log.release(EVENTS);
    const before = silent!.sent.length;
    await shop.passUntil(() => shop.commands.size === expectedEffects());
    expect(silent!.sent.length).toBe(before);
    expect(other.sent.some(({ command }) => command.type === "RecordOutage")).toBe(false);
    expect(shop.lines).toEqual([]);
    await shop.stopAll();
  });

  it.each([-24, 24])("begin after a clock that leapt by %d hours only once an operator confirms it", async (hours) => {
    const shop = await openWorkers(2, { lastBeatMs: NINE - hours * HOUR_MS, asksAboutLeaps: true });
    shop.log.release(10);
    const waiting = async () => {
      const states = await Promise.all(
        shop.workers.map(async ({ worker }) => (await worker.status()).unconfirmedClock),
      );
      return shop.workers.filter((_, place) => states[place] !== null);
    };
    await shop.passUntil(async () => (await waiting()).length === 1);
    await shop.pass(5_000);
    expect(await shop.acting()).toEqual([]);
    expect(shop.commands.size).toBe(0);
    // Asked for it leaves, and the other asks in its place.
    const [first] = await waiting();
    await shop.whileTimePasses(first!.worker.stop());
    await shop.passUntil(async () => (await waiting()).some((one) => one !== first));
    const [second] = await waiting();
    expect(shop.workers.map(({ worker }) => worker.confirmClock())).toEqual(shop.workers.map((one) => one === second));
    await shop.passUntil(async () => (await shop.acting()).includes(second!));
    expect(await waiting()).toEqual([]);
    expect(await shop.checkpoints.heartbeat()).toBeGreaterThan(NINE);
    expect(await shop.checkpoints.heartbeat()).toBeLessThanOrEqual(shop.clock.now());
    await shop.stopAll();
  });

  it("try again at the one who acts what an operator asked of another", async () => {
    const shop = await openWorkers(2);
    shop.failing.add("o3");
    shop.log.release(EVENTS);
    await shop.passUntil(async () => (await shop.checkpoints.parked()).length > 0);
    const [acting] = await shop.acting();
    const other = shop.workers.find((one) => one !== acting)!;
    shop.failing.clear();
    const [failure] = await shop.checkpoints.parked();
    const stoppedAt = async ({ worker }: typeof other): Promise<unknown[]> =>
      (await worker.status()).policies
        .filter(({ state }) => state === "stopped")
        .map(({ policy, reason }) => [policy, reason]);
    // The failure is kept a moment before its policy stands still.
    await shop.passUntil(async () => (await stoppedAt(acting!)).length === 1);
    expect(await stoppedAt(other)).toEqual(await stoppedAt(acting!));
    expect(await other.worker.retry(failure!.id)).toBe(true);
    await shop.passUntil(() => shop.commands.size === expectedEffects());
    await shop.passUntil(async () => (await shop.checkpoints.parked()).length === 0);
    expect(other.sent).toEqual([]);
    await shop.stopAll();
  });

  it("leave each effect done, once under its id, whoever slept, woke and took over meanwhile", async () => {
    const action = fc.oneof(
      fc.record({ act: fc.constant("release" as const), events: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ act: fc.constantFrom("sleep" as const, "wake" as const), node: fc.nat({ max: 2 }) }),
      fc.record({ act: fc.constant("pass" as const), ms: fc.integer({ min: 50, max: 4_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
        const shop = await openWorkers(3);
        const [names, places] = [policies.map(({ name }) => name), new Map<string, string>()];
        const look = async (): Promise<void> => {
          for (const name of names) {
            const place = (await shop.checkpoints.find(name)) ?? "";
            expect(place >= (places.get(name) ?? "")).toBe(true);
            places.set(name, place);
          }
        };
        for (const step of actions) {
          if (step.act === "release") shop.log.release(step.events);
          if (step.act === "sleep") shop.workers[step.node]!.sleep();
          if (step.act === "wake") await shop.workers[step.node]!.wake();
          if (step.act === "pass") await shop.pass(step.ms);
          await look();
        }
        for (const one of shop.workers) await one.wake();
        shop.log.release(EVENTS);
        const effects = (): number =>
          [...shop.commands.values()].filter((said) => !said.includes("RecordOutage")).length;
        await shop.passUntil(() => effects() === expectedEffects());
        await shop.pass(LIFE_MS);
        await look();
        expect(effects()).toBe(expectedEffects());
        await shop.passUntil(async () => (await shop.acting()).length === 1);
        await shop.stopAll();
      }),
      { numRuns: 10 },
    );
  });
});
