import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { canStartRedis, startRedis } from "@naqsh/shared/testing/redis-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Job } from "../../ports/job-queue";
import { createSilentLogger } from "../../testing/silent-logger";
import { createBullmqJobQueue } from "./bullmq-job-queue";

const folder = temporaryFolder();
/** A value that is refused took room itself while it was asked: the last of it is filled by small ones. */
const BLOCKS = [64 * 1_024, 1_024, 8];

/** A queue on a Redis of a few megabytes, whose memory something else can fill. */
const open = async () => {
  const server = await startRedis(folder.fresh(), { maxMemory: "16mb" });
  const clock = createSystemClock();
  const logger = createSilentLogger();
  const queue = createBullmqJobQueue({ url: server.url, clock, logger });
  const raw = new Redis(server.url);
  const ran: string[] = [];
  queue.handle("auction", "close-auction", async ({ id }) => void ran.push(id));
  onTestFinished(async () => {
    await queue.close();
    raw.disconnect();
    await server.stop();
  });
  const job = (id: string): Job => {
    const at = instantFromMs(clock.now());
    return { queue: "auction", name: "close-auction", id, at, data: { auctionId: id } };
  };
  const fill = async (): Promise<void> => {
    for (const bytes of BLOCKS) {
      let isTaken: unknown = true;
      for (let block = 0; isTaken !== null; block += 1) {
        isTaken = await raw.set(`ballast-${bytes}-${block}`, "x".repeat(bytes)).catch(() => null);
      }
    }
  };
  const empty = async (): Promise<void> => void (await raw.del(...(await raw.keys("ballast-*"))));
  return { logger, queue, raw, ran, job, fill, empty };
};

describe.skipIf(!canStartRedis())("BullMQ on a Redis whose memory is full", () => {
  it("refuses a job as what passes, with a clear alarm, and takes it once there is room", async () => {
    const { logger, queue, ran, job, fill, empty } = await open();
    await queue.start();
    await queue.schedule(job("first"));
    await expect.poll(() => ran).toEqual(["first"]);
    await fill();
    await expect(queue.schedule(job("second"))).rejects.toBeInstanceOf(Unavailable);
    const alarms = logger.lines.filter(({ level, message }) => level === "error" && message.includes("memory is full"));
    expect(alarms).toHaveLength(1);
    expect(alarms[0]!.fields).toMatchObject({ alert: true });
    await empty();
    await queue.schedule(job("second"));
    await expect.poll(() => ran).toContain("second");
  });

  it("gives up what it remembers of finished jobs first, so that those to come have room", async () => {
    const { queue, raw, ran, job, fill } = await open();
    await queue.start();
    const ids = Array.from({ length: 500 }, (_, place) => `done-${place}`);
    await Promise.all(ids.map((id) => queue.schedule(job(id))));
    await expect.poll(() => ran.length).toBe(500);
    await fill();
    await expect(queue.schedule(job("refused"))).rejects.toBeInstanceOf(Unavailable);
    await expect.poll(() => raw.zcard("naqsh:auction:completed")).toBe(0);
    await expect.poll(() => queue.schedule(job("late")).then(() => "taken", String)).toBe("taken");
    await expect.poll(() => ran).toContain("late");
  });
});
