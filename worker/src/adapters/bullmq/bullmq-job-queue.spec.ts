import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { claimRedisDatabase, type GivenRedis } from "@naqsh/shared/testing/given-redis";
import { canStartRedis, startRedis } from "@naqsh/shared/testing/redis-server";
import type { RedisUnderTest } from "@naqsh/shared/testing/redis-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { Queue } from "bullmq";
import type { Job as QueuedJob } from "bullmq";
import { afterAll, afterEach, beforeAll, beforeEach, describe, vi } from "vitest";
import type { Job } from "../../ports/job-queue";
import { jobQueueContract } from "../../ports/job-queue.contract";
import type { JobQueueUnderTest } from "../../ports/job-queue.contract";
import { createSilentLogger } from "../../testing/silent-logger";
import { createBullmqJobQueue } from "./bullmq-job-queue";

const NINE_MS = Date.parse("2026-03-01T09:00:00.000Z");

/** BullMQ reads the time from the process: made up too, it lets no job run before the test's own time has come to it. */
const withMadeUpDate = (): void => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NINE_MS }));
  afterEach(() => void vi.useRealTimers());
};

/** Lets made-up time pass: what is due by it is promoted in order and runs. */
const open = (url: string, startMs: number): JobQueueUnderTest => {
  const clock = createSimulatedClock(startMs);
  const advanceTo = async (ms: number): Promise<void> => {
    vi.setSystemTime(ms);
    await clock.advanceTo(ms);
  };
  const queue = createBullmqJobQueue({ url, clock, logger: createSilentLogger() });
  const raw = new Queue<Job>("auction", { connection: { url }, prefix: "naqsh" });
  const dueMs = new Map<string, number>();

  const due = (job: QueuedJob<Job>): number => {
    const name = `${job.id}/${job.attemptsStarted}`;
    const known = dueMs.get(name) ?? (job.attemptsStarted === 0 ? msFromInstant(job.data.at) : clock.now() + job.delay);
    dueMs.set(name, known);
    return known;
  };
  const pass = async (ms: number): Promise<void> => {
    const untilMs = clock.now() + ms;
    for (;;) {
      await queue.idle();
      const delayed = (await raw.getDelayed()).toSorted((a, b) => due(a) - due(b));
      const nextMs = delayed[0] ? due(delayed[0]) : Infinity;
      if (nextMs > untilMs) break;
      await advanceTo(nextMs);
      const running = delayed.filter((job) => due(job) <= nextMs);
      for (const job of running) await job.promote().catch(() => undefined);
    }
    await advanceTo(untilMs);
  };
  const close = async (): Promise<void> => {
    await Promise.all([queue.close(), raw.close()]);
  };
  return {
    queue,
    now: clock.now,
    pass,
    reopen: async () => {
      await close();
      return open(url, clock.now());
    },
    known: () => raw.getCompletedCount(),
    close,
  };
};

describe.skipIf(!canStartRedis())("BullMQ", () => {
  const folder = temporaryFolder();
  let redis: RedisUnderTest;
  beforeAll(async () => {
    redis = await startRedis(folder.fresh());
  });
  withMadeUpDate();
  beforeEach(() => redis.flush());
  afterAll(() => redis.stop());

  jobQueueContract(async () => open(redis.url, NINE_MS));
});

const server = process.env["REDIS_URL"];
if (server) {
  describe("BullMQ on the given Redis", () => {
    let given: GivenRedis;
    beforeAll(async () => void (given = await claimRedisDatabase(server)));
    withMadeUpDate();
    beforeEach(() => given.flush());
    afterAll(() => given.close());
    jobQueueContract(async () => open(given.url, NINE_MS));
  });
} else process.stdout.write("REDIS_URL is not set: the job queue was tried on a Redis of the specs' own alone\n");
