import { join } from "node:path";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { jobQueueContract } from "../../ports/job-queue.contract";
import type { JobQueueUnderTest } from "../../ports/job-queue.contract";
import { createSilentLogger } from "../../testing/silent-logger";
import { createEmbeddedJobQueue } from "./embedded-job-queue";

const folder = temporaryFolder();

const open = async (path: string, startMs: number): Promise<JobQueueUnderTest> => {
  const clock = createSimulatedClock(startMs);
  const database = openLmdb(path);
  const queue = createEmbeddedJobQueue({ database, clock, timers: clock, logger: createSilentLogger() });
  return {
    queue,
    now: clock.now,
    pass: async (ms) => {
      await queue.idle();
      await clock.advanceBy(ms);
    },
    reopen: async () => {
      await queue.close();
      return open(path, clock.now());
    },
    known: async () => database.range({ start: ["done"], end: ["done~"] }).length,
    close: queue.close,
  };
};

jobQueueContract(() => open(join(folder.fresh(), "jobs.mdb"), Date.parse("2026-03-01T09:00:00.000Z")));
