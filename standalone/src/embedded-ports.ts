import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { openLmdbRefusals } from "@naqsh/shared/platform/adapters/lmdb/lmdb-refusals";
import { openLmdbSessions } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { openLmdbRateLimits } from "@naqsh/shared/platform/adapters/lmdb/lmdb-rate-limits";
import { createEmbeddedJobQueue } from "@naqsh/worker/adapters/embedded/embedded-job-queue";
import { createFolderMail } from "@naqsh/worker/adapters/folder/folder-mail";
import { policyCheckpointsOver } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { sandboxLedgerOver } from "@naqsh/worker/adapters/lmdb/lmdb-sandbox-ledger";
import { createSandboxPayments } from "@naqsh/worker/adapters/sandbox/sandbox-payments";
import { jobConcurrency } from "@naqsh/worker/jobs";
import { createAppendMeter } from "@naqsh/shared/platform/metrics/append-meter";
import type { EmbeddedProfileOptions } from "./embedded-profile-options";

/**
 * Every port of the embedded profile, over one data folder. Keys lie apart from the log: a backup of one is worth nothing
 * without the other. Opening the log takes the folder's lock, so it comes first.
 */
export const openEmbeddedPorts = async (options: EmbeddedProfileOptions) => {
  const { dataFolder, clock, timers, ids, logger, durable = true } = options;
  const at = (...parts: string[]): string => join(dataFolder, ...parts);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });

  const log = await openEmbeddedEventStore({
    directory: at("log"),
    durable,
    ...(options.logDisk && { disk: options.logDisk }),
    onTorn: (tail) =>
      logger.warn({ tail }, "The log's end was torn by a crash; what was never acknowledged lies aside"),
    onFailure: (error) => logger.error({ alert: true, err: error }, "The log's disk failed: nothing more is accepted"),
  });
  // What a crash left of uploads that were never answered.
  const uploadFolder = at("uploads");
  await rm(uploadFolder, { recursive: true, force: true });
  const appends = createAppendMeter(clock);
  const store = { ...log, append: appends.around(log.append) };
  const keys = new LmdbPersonalKeys(at("keys", "keys.mdb"), { isShared: false });
  const sessions = openLmdbSessions(at("sessions.mdb"), clock);
  const refusals = openLmdbRefusals(at("refusals.mdb"), clock);
  const rateLimits = openLmdbRateLimits(at("limits.mdb"), clock);
  const policyDatabase = openLmdb(at("worker", "policies.mdb"), { durable });
  const checkpoints = policyCheckpointsOver(policyDatabase);
  const jobDatabase = openLmdb(at("worker", "jobs.mdb"), { durable });
  const jobs = createEmbeddedJobQueue({ database: jobDatabase, clock, timers, logger, concurrency: jobConcurrency });
  const provider = openLmdb(at("sandbox", "payments.mdb"), { durable });
  const readModels = await createEmbeddedReadModelStore({ folder: at("views"), logger, ...options.views });

  return {
    store,
    keys,
    sessions,
    refusals,
    rateLimits,
    files: createFolderFiles(at("files")),
    readModels,
    checkpoints,
    jobs,
    payments: createSandboxPayments(sandboxLedgerOver(provider), {
      takesCharges: options.takesSandboxPayments ?? false,
    }),
    mailbox: createFolderMail({ folder: at("mailbox"), clock }),
    clock,
    timers,
    ids,
    logger,
    ...(options.tracer && { tracer: options.tracer }),
    log,
    appends,
    uploadFolder,
    /** What a backup copies, in its order: a policy's place must never lie ahead of the copied log. */
    copies: [
      { name: "worker/policies.mdb", copyTo: policyDatabase.copyTo },
      { name: "worker/jobs.mdb", copyTo: jobDatabase.copyTo },
      { name: "sandbox/payments.mdb", copyTo: provider.copyTo },
    ],
    close: async () => {
      await Promise.all([jobs.close(), checkpoints.close(), provider.close(), readModels.close()]);
      await Promise.all([store.close(), keys.close(), sessions.close(), refusals.close(), rateLimits.close()]);
      await options.tracer?.close();
    },
  };
};

export type EmbeddedPorts = Awaited<ReturnType<typeof openEmbeddedPorts>>;
