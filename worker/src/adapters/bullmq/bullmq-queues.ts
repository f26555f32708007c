import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { Job } from "../../ports/job-queue";
import { MOST_RUN_KNOWN } from "../../ports/retry-waits";
import { createBullmqWorker } from "./bullmq-worker";
import type { BullmqWorker } from "./bullmq-worker";
import { isQueueBehind, isQueueIdle } from "./queue-state";
import { inRedisTime } from "./within";

type Parts = {
  redis: Redis;
  run: (job: Job) => Promise<void>;
  /** Hears of errors of the connection. */
  failed: (error: Error) => void;
  concurrencyOf: (queue: string) => number;
  lockMs: number;
  clock: Clock;
  logger: Logger;
};

const PREFIX = "naqsh";
const SOON_MS = 500;

/** The queues that this process knows, and its workers for them while it is started. */
export class BullmqQueues {
  readonly #queues = new Map<string, Queue<Job>>();
  readonly #workers = new Map<string, BullmqWorker>();
  #isStarted = false;
  #forgetting: Promise<unknown> | null = null;

  constructor(private readonly parts: Parts) {}

  get all(): Queue<Job>[] {
    return [...this.#queues.values()];
  }

  queueOf(name: string): Queue<Job> {
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new Queue<Job>(name, { connection: this.parts.redis, prefix: PREFIX });
    queue.on("error", this.parts.failed);
    this.#queues.set(name, queue);
    return queue;
  }

  /** From here on, or from the start on, this process works on the queue. */
  serve(name: string): void {
    this.queueOf(name);
    if (this.#isStarted) this.work(name);
  }

  start(): void {
    this.#isStarted = true;
    for (const name of this.#queues.keys()) this.work(name);
  }

  async isIdle(): Promise<boolean> {
    for (const name of this.#workers.keys()) {
      if (!(await isQueueIdle(this.queueOf(name), this.parts.redis))) return false;
    }
    return true;
  }

  /** Soon, also of a Redis that is away or frozen: nobody is in line there. */
  async isBehind(name: string): Promise<boolean> {
    const { redis } = this.parts;
    if (redis.status !== "ready") return false;
    return inRedisTime(isQueueBehind(this.queueOf(name), redis), SOON_MS).catch(() => false);
  }

  /** Clears the finished jobs of every queue. Calls while it runs share one run. */
  async forgetFinished(): Promise<void> {
    this.#forgetting ??= Promise.all(this.all.map((queue) => queue.clean(0, MOST_RUN_KNOWN, "completed")))
      .catch(this.parts.failed)
      .finally(() => (this.#forgetting = null));
    await this.#forgetting;
  }

  /** Lets running jobs end. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    const resting = [...this.#workers.values()].map((worker) => worker.close());
    this.#workers.clear();
    await Promise.all(resting);
  }

  async close(): Promise<void> {
    await this.stop();
    await Promise.all(this.all.map((queue) => inRedisTime(queue.close()).catch(this.parts.failed)));
    this.parts.redis.disconnect();
  }

  private work(name: string): void {
    if (this.#workers.has(name)) return;
    const { redis, concurrencyOf, lockMs, ...ports } = this.parts;
    const settings = { connection: redis, prefix: PREFIX, concurrency: concurrencyOf(name), lockMs };
    this.#workers.set(name, createBullmqWorker(name, settings, ports));
  }
}
