import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { canStartRedis, startRedis } from "@naqsh/shared/testing/redis-server";
import type { RedisUnderTest } from "@naqsh/shared/testing/redis-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { Worker } from "bullmq";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDeadlineSweep } from "../../operations/deadline-sweep";
import type { Deadline } from "../../ports/deadlines";
import type { Job } from "../../ports/job-queue";
import { createSilentLogger } from "../../testing/silent-logger";
import { createBullmqJobQueue } from "./bullmq-job-queue";

type Queue = ReturnType<typeof createBullmqJobQueue>;

describe.skipIf(!canStartRedis())("BullMQ when things go wrong", () => {
  const folder = temporaryFolder();
  const clock = createSystemClock();
  const logger = createSilentLogger();
  let redis: RedisUnderTest;
  let queues: Queue[];
  let ran: string[];

  /** A short lock lets another process take over soon; one that is only slow must not lose its job to another. */
  const connect = (lockMs = 30_000): Queue => {
    const queue = createBullmqJobQueue({ url: redis.url, clock, logger, lockMs });
    queue.handle("auction", "close-auction", async ({ id }) => void ran.push(id));
    queues.push(queue);
    return queue;
  };
  const job = (id: string, inMs: number): Job => ({
    queue: "auction",
    name: "close-auction",
    id,
    at: instantFromMs(clock.now() + inMs),
    data: { auctionId: id },
  });
  const namesOf = (count: number): string[] => Array.from({ length: count }, (_, place) => `close-auction_${place}`);
  const expectRan = async (ids: readonly string[]): Promise<void> => {
    const each = (): string[] => [...new Set(ran)].toSorted();
    await expect.poll(each).toEqual(ids.toSorted());
  };

  beforeEach(async () => {
    ran = [];
    queues = [];
    redis = await startRedis(folder.fresh());
  });
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    await redis.stop();
  });

  it("loses no job to a Redis that is killed and comes back", async () => {
    const queue = connect();
    await queue.start();
    const ids = namesOf(100);
    await Promise.all(ids.map((id, place) => queue.schedule(job(id, 200 + 10 * place))));
    await redis.kill();
    await redis.restart();
    await expectRan(ids);
    expect(await queue.dead()).toEqual([]);
  });

  it("says after a restart of Redis that the last jobs may be lost", async () => {
    const queue = connect();
    await queue.tellAll(async () => undefined);
    expect(await queue.isWhole()).toBe(true);
    await queue.noteToldUpTo("00000000000000000007");
    await redis.kill();
    await redis.restart();
    expect(await queue.isWhole()).toBe(false);
    // What policies had scheduled by then may be gone: the note of before holds.
    await queue.noteToldUpTo("00000000000000000009");
    expect(await queue.toldUpTo()).toBe("00000000000000000007");
    await queue.tellAll(async () => undefined);
    expect(await connect().isWhole()).toBe(true);
    await redis.flush();
    await queue.noteToldUpTo("00000000000000000009");
    expect(await queue.toldUpTo()).toBeNull();
  });

  it("is not whole where it was emptied while it was told everything", async () => {
    const queue = connect();
    await queue.tellAll(() => redis.flush());
    expect(await queue.isWhole()).toBe(false);
    await queue.tellAll(() => queue.schedule(job("told", 60_000)));
    expect(await queue.isWhole()).toBe(true);
  });

  it("waits out a short absence, and fails within a bounded time in a long one", async () => {
    const queue = connect();
    await queue.start();
    await redis.kill();
    const waiting = queue.schedule(job("short", 0));
    await redis.restart();
    await waiting;
    await expectRan(["short"]);

    redis.freeze();
    await expect(queue.schedule(job("long", 0))).rejects.toThrow("no answer");
    redis.thaw();
    await queue.schedule(job("long", 0));
    await expectRan(["long", "short"]);
  });

  it("stops within a bounded time while Redis is away", async () => {
    const queue = connect();
    await queue.start();
    await queue.schedule(job("first", 0));
    await expectRan(["first"]);
    await redis.kill();
    await expect(queue.close()).resolves.toBeUndefined();
    queues = [];
  });

  it("runs a job again whose process died under it", async () => {
    const connection = { url: redis.url };
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const silence = { lockDuration: 400, skipLockRenewal: true, skipStalledCheck: true };
    const dying = new Worker("auction", () => (begin(), new Promise(() => undefined)), {
      connection,
      prefix: "naqsh",
      ...silence,
    });
    dying.on("error", () => undefined);
    const queue = connect(400);
    await queue.schedule(job("orphan", 0));
    await begun;
    await dying.close(true);
    await queue.start();
    await expectRan(["orphan"]);
    expect(logger.lines.some(({ message }) => message.includes("is gone"))).toBe(true);
  });

  it("says that it is behind while due jobs wait for their turn, and that it is not while Redis is frozen or away", async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const queue = createBullmqJobQueue({ url: redis.url, clock, logger, concurrency: { auction: 1 } });
    queue.handle("auction", "close-auction", async ({ id }) => (await gate, void ran.push(id)));
    queues.push(queue);
    await queue.start();
    await queue.schedule(job("running", 0));
    await queue.schedule(job("in-line", 0));
    await queue.schedule(job("later", 60_000));
    await expect.poll(() => queue.isBehind!("auction")).toBe(true);
    redis.freeze();
    expect(await queue.isBehind!("auction")).toBe(false);
    redis.thaw();
    go();
    await expectRan(["in-line", "running"]);
    await expect.poll(() => queue.isBehind!("auction")).toBe(false);
    await redis.kill();
    expect(await queue.isBehind!("auction")).toBe(false);
  });

  it("gives a job to one of several processes", async () => {
    const [one, two] = [connect(), connect()];
    await Promise.all([one.start(), two.start()]);
    const ids = namesOf(200);
    await Promise.all(ids.flatMap((id) => [one.schedule(job(id, 100)), two.schedule(job(id, 100))]));
    await expectRan(ids);
    await Promise.all([one.idle(), two.idle()]);
    expect(ran).toHaveLength(200);
  });

  it("goes on with new jobs after it was emptied, and the sweep of deadlines makes good every close that was lost", async () => {
    const queue = connect();
    await queue.start();
    const ids = namesOf(20);
    const jobs = ids.map((id) => job(id, 500));
    await Promise.all(jobs.map((each) => queue.schedule(each)));
    await redis.flush();
    await queue.schedule(job("after", 0));
    await expectRan(["after"]);

    const closed: SystemCommand[] = [];
    const isOpen = ({ streamId }: Deadline): boolean => closed.every((command) => command.streamId !== streamId);
    const deadlines = jobs.map(({ id, at }): Deadline => {
      return { streamCategory: "auction", streamId: id, action: "CloseAuction", dueAt: at };
    });
    const sweep = createDeadlineSweep({
      deadlines: {
        due: async (at) => ({ deadlines: deadlines.filter((each) => each.dueAt <= at && isOpen(each)), next: null }),
      },
      jobs: queue,
      commandBus: { dispatch: async (command) => (closed.push(command), { accepted: true }) },
      clock,
      logger,
    });
    await expect.poll(async () => (await sweep(), closed.length)).toBe(20);
    expect(ran).toEqual(["after"]);
    expect(closed.map(({ streamId }) => streamId).toSorted()).toEqual(ids.toSorted());
  });
});
