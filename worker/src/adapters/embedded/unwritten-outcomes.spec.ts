import { join } from "node:path";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSilentLogger } from "../../testing/silent-logger";
import { createEmbeddedJobQueue } from "./embedded-job-queue";

const folder = temporaryFolder();
const NINE_MS = Date.parse("2026-03-01T09:00:00.000Z");

/** A queue over a disk that takes nothing while `isFull`. */
const openQueue = async () => {
  const clock = createSimulatedClock(NINE_MS);
  const logger = createSilentLogger();
  const database = openLmdb(join(folder.fresh(), "jobs.mdb"));
  const disk = { isFull: false };
  const transact: LmdbDatabase["transact"] = (run) =>
    disk.isFull ? Promise.reject(new Error("No space left on device")) : database.transact(run);
  const queue = createEmbeddedJobQueue({ database: { ...database, transact }, clock, timers: clock, logger });
  onTestFinished(queue.close);
  const shop = { isFailing: false, ran: 0 };
  queue.handle("auction", "close-auction", async () => {
    shop.ran += 1;
    if (shop.isFailing) throw new Error("no answer");
  });
  await queue.start();
  const job = {
    queue: "auction",
    name: "close-auction",
    id: "close_a_1",
    at: instantFromMs(NINE_MS + 1_000),
    data: {},
  };
  await queue.schedule(job);
  return Object.assign(shop, { clock, logger, disk, queue, job, waits: () => queue.counts().waiting });
};

describe("the outcome of a job that cannot be written down", () => {
  it("is written once the disk takes it, without another run and without a restart", async () => {
    const shop = await openQueue();
    shop.disk.isFull = true;
    await shop.clock.advanceBy(30_000);
    expect([shop.ran, shop.waits()]).toEqual([1, 1]);
    expect(shop.logger.lines.some(({ level, fields }) => level === "error" && "alert" in fields)).toBe(true);
    shop.disk.isFull = false;
    await shop.clock.advanceBy(64_000);
    expect([shop.ran, shop.waits()]).toEqual([1, 0]);
    await shop.queue.schedule(shop.job);
    await shop.clock.advanceBy(1_000);
    expect(shop.ran).toBe(1);
  });

  it("delays the next attempt at a job that failed, and does not end it", async () => {
    const shop = await openQueue();
    Object.assign(shop, { isFailing: true });
    shop.disk.isFull = true;
    await shop.clock.advanceBy(30_000);
    expect(shop.ran).toBe(1);
    shop.disk.isFull = false;
    Object.assign(shop, { isFailing: false });
    await shop.clock.advanceBy(70_000);
    expect([shop.ran, shop.waits()]).toEqual([2, 0]);
  });
});
