import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import type { EmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { damagedFileAlert } from "@naqsh/shared/platform/service/damaged-file-alert";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { openLmdbFoldSnapshots } from "@naqsh/shared/platform/adapters/lmdb/lmdb-fold-snapshots";
import { openLmdbRefusals } from "@naqsh/shared/platform/adapters/lmdb/lmdb-refusals";
import { openLmdbSecurityLog } from "@naqsh/shared/platform/adapters/lmdb/lmdb-security-log";
import { openLmdbSessions } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { openLmdbRateLimits } from "@naqsh/shared/platform/adapters/lmdb/lmdb-rate-limits";
import { createEmbeddedJobQueue } from "@naqsh/worker/adapters/embedded/embedded-job-queue";
import { createFolderMail } from "@naqsh/worker/adapters/folder/folder-mail";
import { policyCheckpointsOver } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { sandboxLedgerOver } from "@naqsh/worker/adapters/lmdb/lmdb-sandbox-ledger";
import { paymentsByMethod } from "@naqsh/worker/adapters/payments-by-method";
import { sandboxSums } from "@naqsh/worker/adapters/sandbox/sandbox-sums";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { createStripePayments } from "@naqsh/worker/adapters/stripe/stripe-payments";
import { stripeSums } from "@naqsh/worker/adapters/stripe/stripe-sums";
import type { ProvidersWord } from "@naqsh/worker/ports/provider-sums";
import { createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import { createSandboxPayments } from "@naqsh/worker/adapters/sandbox/sandbox-payments";
import { jobConcurrency } from "@naqsh/worker/jobs/all-jobs";
import { createAppendMeter } from "@naqsh/shared/platform/metrics/append-meter";
import { readFolderMark, writeFolderMark } from "../data-folder/folder-mark";
import type { KeyWitness } from "../data-folder/folder-mark";
import type { EmbeddedProfileOptions } from "./embedded-profile-options";
import { checkKeys, peopleOf, refuseMissingKeys } from "../data-folder/check-keys";
import { restrictToOwnerPermissions } from "../data-folder/restrict-to-owner-permissions";
import { openOrSetAside } from "../data-folder/open-or-set-aside";
import { refuseViewsAheadOfLog } from "../data-folder/refuse-views-ahead-of-log";

/** Opens what is asked for, and closes all of it if one cannot be opened. */
const createOpener = () => {
  const opened: { close: () => Promise<void> }[] = [];
  return {
    hold: <Opened extends { close: () => Promise<void> }>(one: Opened): Opened => {
      opened.push(one);
      return one;
    },
    closeAll: async () => void (await Promise.allSettled(opened.map((one) => one.close()))),
  };
};

type Opener = ReturnType<typeof createOpener>;

const openLog = async ({ dataFolder, durable = true, logDisk, logger }: EmbeddedProfileOptions) =>
  openEmbeddedEventStore({
    directory: join(dataFolder, "log"),
    durable,
    ...(logDisk && { disk: logDisk }),
    onTorn: (tail) =>
      logger.warn({ tail }, "The log's end was torn by a crash; what was never acknowledged lies aside"),
    onFailure: (error) => logger.error({ alert: true, err: error }, "The log's disk failed: nothing more is accepted"),
    onLockReplaced: () =>
      logger.error(
        { alert: true },
        "Somebody has removed log/lock under the running shop; the log is still held by its first file",
      ),
  });

/** Keys and policies' places, which cannot begin anew: they have to belong to the log. @throws FolderRefused; StoreDamaged */
const openWitnessed = async (
  log: EmbeddedEventStore,
  { dataFolder, logger, durable = true }: EmbeddedProfileOptions,
  { hold }: Opener,
) => {
  const path = join(dataFolder, "keys", "keys.mdb");
  const streams = log.streamsOf("user");
  const mark = await readFolderMark(dataFolder);
  await restrictToOwnerPermissions(dirname(path), logger);
  refuseMissingKeys(path, Math.max(streams.length, mark?.keys?.people ?? 0));
  const policyDatabase = hold(openLmdb(join(dataFolder, "worker", "policies.mdb"), { durable }));
  await refuseViewsAheadOfLog(dataFolder, { log, policies: policyDatabase });
  let noted = mark?.keys ?? null;
  const note = async (found: KeyWitness): Promise<void> => {
    if (mark !== null) await writeFolderMark(dataFolder, { ...mark, keys: found });
    noted = found;
  };
  const keys = hold(
    new LmdbPersonalKeys(path, {
      isShared: false,
      // An older copy that is put back after a crash would undo it.
      onDestroying: async (person) => void (noted && (await note({ ...noted, destroying: person }))),
      onDestroyed: async (destroyed) => {
        if (noted === null) return;
        const { destroying: _, ...rest } = noted;
        await note({ ...rest, destroyed });
      },
    }),
  );
  const check = () => checkKeys({ path, keys, log: peopleOf(log) }, noted);
  const witness = async (): Promise<void> => note(await check());
  if (noted?.destroying !== undefined) {
    await check();
    await keys.destroy(noted.destroying);
  }
  await witness();
  return { keys, policyDatabase, witness };
};

/** What can begin anew if it is damaged. */
const openRemakeable = ({ dataFolder, clock, logger, durable = true }: EmbeddedProfileOptions, { hold }: Opener) => {
  const at = (...parts: string[]): string => join(dataFolder, ...parts);
  const sessions = openOrSetAside(at("sessions.mdb"), {
    open: (path) => openLmdbSessions(path, clock),
    loses: "people sign in again",
    logger,
  });
  const refusals = openOrSetAside(at("refusals.mdb"), {
    open: (path) => openLmdbRefusals(path, clock),
    loses: "a command that was refused within a day, and is repeated, is decided again",
    logger,
  });
  const foldSnapshots = openOrSetAside(at("folds.mdb"), {
    open: (path) => openLmdbFoldSnapshots(path),
    loses: "long streams are read from their beginning once more",
    logger,
  });
  const rateLimits = openOrSetAside(at("limits.mdb"), {
    open: (path) => openLmdbRateLimits(path, clock),
    loses: "limits count from zero",
    logger,
  });
  const jobDatabase = openOrSetAside(at("worker", "jobs.mdb"), {
    open: (path) => openLmdb(path, { durable }),
    loses: "jobs are derived from the log again",
    logger,
  });
  const securityLog = openOrSetAside(at("security.mdb"), {
    open: (path) => openLmdbSecurityLog(path),
    loses: "what is known of earlier sign-ins and refusals lies in the file that was set aside",
    logger,
  });
  return {
    sessions: hold(sessions),
    refusals: hold(refusals),
    foldSnapshots: hold(foldSnapshots),
    securityLog: hold(securityLog),
    rateLimits: hold(rateLimits),
    jobDatabase: hold(jobDatabase),
  };
};

/**
 * Every port of the embedded profile, over one data folder. Keys lie apart from the log: a backup of one is worth nothing
 * without the other. Opening the log takes the folder's lock, so it comes first.
 * @throws FolderRefused if what lies there does not belong together; StoreDamaged; LogDamaged; StoreUnavailable
 */
export const openEmbeddedPorts = async (options: EmbeddedProfileOptions) => {
  const opener = createOpener();
  try {
    return await openAll(options, opener);
  } catch (error) {
    await opener.closeAll();
    throw error;
  }
};

const openAll = async (options: EmbeddedProfileOptions, opener: Opener) => {
  const { dataFolder, clock, timers, ids, logger, durable = true } = options;
  const at = (...parts: string[]): string => join(dataFolder, ...parts);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const log = opener.hold(await openLog(options));
  const { keys, policyDatabase, witness } = await openWitnessed(log, options, opener);
  const { sessions, refusals, foldSnapshots, securityLog, rateLimits, jobDatabase } = openRemakeable(options, opener);
  // What a crash left of uploads that were never answered.
  const uploadFolder = at("uploads");
  await rm(uploadFolder, { recursive: true, force: true });
  const appends = createAppendMeter(clock);
  const store = { ...log, append: appends.around(log.append) };
  const checkpoints = policyCheckpointsOver(policyDatabase);
  const jobs = createEmbeddedJobQueue({ database: jobDatabase, clock, timers, logger, concurrency: jobConcurrency });
  const provider = opener.hold(openLmdb(at("sandbox", "payments.mdb"), { durable }));
  const sandboxLedger = sandboxLedgerOver(provider);
  const stripe = options.stripe ? createStripeClient(options.stripe) : null;
  const readModels = await createEmbeddedReadModelStore({ folder: at("views"), logger, ...options.views });

  return {
    store,
    keys,
    sessions,
    refusals,
    foldSnapshots,
    securityLog,
    rateLimits,
    files: createFolderFiles(at("files"), damagedFileAlert(logger)),
    readModels,
    checkpoints,
    jobs,
    /** What the providers say of the shop's money, for an audit of it. */
    askProviders: async (): Promise<ProvidersWord> => ({
      asOf: instantFromMs(clock.now()),
      sandbox: await sandboxSums(sandboxLedger),
      stripe: stripe && (await stripeSums(stripe)),
    }),
    payments: paymentsByMethod({
      sandbox: createSandboxPayments(sandboxLedger, {
        takesCharges: options.takesSandboxPayments ?? false,
      }),
      stripe: stripe && createStripePayments(stripe),
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
      // A disk that is full keeps what the mark said at the start.
      await witness().catch((error: unknown) => logger.warn({ err: error }, "The folder's mark could not be renewed"));
      await Promise.all([jobs.close(), checkpoints.close(), provider.close(), readModels.close()]);
      await Promise.all([store.close(), keys.close(), sessions.close(), refusals.close(), rateLimits.close()]);
      await foldSnapshots.close();
      await securityLog.close();
      await options.tracer?.close();
    },
  };
};

export type EmbeddedPorts = Awaited<ReturnType<typeof openEmbeddedPorts>>;
