import type { RequestListener } from "node:http";
import Koa from "koa";
import { createCommandService } from "@naqsh/command-service/command-service";
import { storedName } from "@naqsh/projection-service/adapters/embedded/create-documents";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { createProjectionService } from "@naqsh/projection-service/projection-service";
import type { ProjectionService } from "@naqsh/projection-service/projection-service";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { foldSnapshotsOver } from "@naqsh/shared/platform/adapters/lmdb/lmdb-fold-snapshots";
import { refusalsOver } from "@naqsh/shared/platform/adapters/lmdb/lmdb-refusals";
import { sessionsOver } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { FoldSnapshots } from "@naqsh/shared/platform/ports/fold-snapshots";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { createEmbeddedJobQueue } from "@naqsh/worker/adapters/embedded/embedded-job-queue";
import { policyCheckpointsOver } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { sandboxLedgerOver } from "@naqsh/worker/adapters/lmdb/lmdb-sandbox-ledger";
import { createSandboxPayments } from "@naqsh/worker/adapters/sandbox/sandbox-payments";
import type { JobDeps } from "@naqsh/worker/jobs/job-definition";
import { jobConcurrency } from "@naqsh/worker/jobs/all-jobs";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { untilIdle } from "@naqsh/shared/platform/until-idle";
import type { Payments } from "@naqsh/worker/ports/payments";
import { createWorker } from "@naqsh/worker/worker";
import type { Worker } from "@naqsh/worker/worker";
import { askInProcess } from "./in-process-client";
import type { InProcessAnswer, InProcessRequest } from "./in-process-client";
import { createLife, never, unless } from "./life";
import type { Life } from "./life";
import type { DiskFault } from "./simulated-disk";
import type { SimulatedMachine } from "./simulated-machine";

export const LOG_FOLDER = "/data/log";
const PUBLIC_URL = "http://naqsh.test";

export type ShopOptions = {
  watchesTime: boolean;
  softCloseMs: number;
  /** Stands between the log and its readers; repeats and swaps events, perhaps. */
  deliveredBy?: (store: EventStore) => EventStore;
  /** Stands before the provider; loses its answers, perhaps. */
  payments?: (provider: Payments) => Payments;
  onTorn?: () => void;
  /** A stream is folded from a state that was kept. */
  onKeptFold?: () => void;
};

/** One run of the whole product on a simulated machine. */
export type SimulatedShop = {
  life: Life;
  clock: Clock;
  store: EventStore;
  projections: ProjectionService;
  readModels: ReadModelStore;
  /** The read side alone, computed anew from the log into nothing. */
  rebuiltAside: () => Promise<ReadModelStore>;
  worker: Worker;
  /** What jobs are given, with the command bus that policies use and a provider whose answers all come. */
  jobDeps: JobDeps;
  /** What was logged as an error. */
  errors: object[];
  /** Why it ended by itself. */
  fault: () => DiskFault | null;
  /** The log took an error of the disk and is read-only. */
  isReadOnly: () => boolean;
  ask: (request: InProcessRequest) => Promise<InProcessAnswer>;
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

const NO_FILES: Files = {
  put: async () => undefined,
  read: async () => null,
  open: async () => null,
  has: async () => false,
  remove: async () => undefined,
};
const NO_LIMITS = { consume: async () => null, giveBack: async () => undefined, close: async () => undefined };
const silent = (): void => undefined;
/** Streams of a world are short. */
const FOLDS_APART = 3;
/** Views of events are written so often. */
const EVENTS_OF_WRITE = 8;

const countedFolds = (folds: FoldSnapshots, onFound: () => void): FoldSnapshots => ({
  ...folds,
  newest: async (stream, before) => {
    const found = await folds.newest(stream, before);
    if (found !== null) onFound();
    return found;
  },
});

const isOfTheDisk = (error: unknown): boolean => ["EIO", "ENOSPC"].includes(String((error as { code?: string }).code));

/** Files have no manifest here that would say which of them a view is kept in: it is the one of its name. */
const openReadModels = async (machine: SimulatedMachine, life: Life, logger: Logger): Promise<ReadModelStore> => {
  const { postings } = machine;
  const options = { folder: null, logger, postings: postings.mountedFor(life), eventsOfWrite: EVENTS_OF_WRITE };
  const readModels = await createEmbeddedReadModelStore(options);
  return {
    ...readModels,
    replace: async (from, to, token) => {
      await readModels.replace(from, to, token);
      if (life.over) return never();
      postings.replace(storedName(from), storedName(to));
    },
  };
};

const openPorts = async (machine: SimulatedMachine, life: Life, options: ShopOptions) => {
  const { databases, disk, keys } = machine;
  const errors: object[] = [];
  const faults: DiskFault[] = [];
  const failures: Error[] = [];
  const logger: Logger = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (fields, message) => void (life.over || errors.push({ message, ...fields })),
  };
  const clock = machine.clockFor();
  const timers = machine.timersFor({
    life,
    clock,
    onError: (error) => logger.error({ err: error }, "A timer's task failed"),
  });
  const mounted = disk.mountedFor(life, (fault) => {
    faults.push(fault);
    life.end();
  });
  const store = await unless(
    [life.onEnd],
    openEmbeddedEventStore({
      directory: LOG_FOLDER,
      disk: mounted,
      lock: () => ({ release: silent }),
      segmentBytes: 40_000,
      onTorn: () => options.onTorn?.(),
      onFailure: (error) => failures.push(error),
    }),
  ).catch((error: unknown) => {
    // A disk that fails while the log is opened: nothing starts, and the operator tries again.
    if (!isOfTheDisk(error)) throw error;
    return undefined;
  });
  const checkpoints = policyCheckpointsOver(databases.checkpoints.mountedFor(life));
  const jobs = createEmbeddedJobQueue({
    database: databases.jobs.mountedFor(life),
    clock,
    timers,
    logger,
    concurrency: jobConcurrency,
  });
  const provider = createSandboxPayments(sandboxLedgerOver(databases.payments.mountedFor(life)), {
    takesCharges: true,
  });
  const ports = {
    keys,
    sessions: sessionsOver(databases.sessions.mountedFor(life), clock),
    refusals: refusalsOver(databases.refusals.mountedFor(life), clock),
    foldSnapshots: countedFolds(foldSnapshotsOver(databases.folds.mountedFor(life)), () => options.onKeptFold?.()),
    rateLimits: NO_LIMITS,
    files: NO_FILES,
    readModels: await openReadModels(machine, life, logger),
    checkpoints,
    jobs,
    payments: options.payments?.(provider) ?? provider,
    mail: { send: async () => undefined },
    clock,
    timers,
    ids: machine.idsFor(),
    logger,
  };
  return { store, ports, provider, errors, faults, failures };
};

/** Starts the product; null if the machine failed again on the way. */
export const openShop = async (machine: SimulatedMachine, options: ShopOptions): Promise<SimulatedShop | null> => {
  const life = createLife();
  const { store, ports, provider, errors, faults, failures } = await openPorts(machine, life, options);
  if (store === undefined) return null;
  const read = options.deliveredBy?.(store) ?? store;
  const commands = createCommandService({
    businessOf: (userId) => projections.businessOf(userId),
    ...ports,
    store,
    standstills: machine.freezes.standstillsFor(ports.clock),
    config: {
      secureCookies: false,
      allowedOrigins: [],
      takesSandboxPayments: true,
      softCloseMs: options.softCloseMs,
      foldsApart: FOLDS_APART,
    },
  });
  const projections = createProjectionService({ ...ports, store: read, config: {} });
  const neighbours = {
    ...ports,
    store: read,
    commandBus: commands.commandBus,
    takesBids: commands.takesBids,
    deadlines: projections.deadlines,
    contacts: projections.contacts,
    outbids: projections.outbids,
    marks: projections.marks,
    savedSearchNews: projections.savedSearchNews,
  };
  const worker = createWorker({ ...neighbours, config: { publicUrl: PUBLIC_URL, watchesTime: options.watchesTime } });
  const app = new Koa();
  app.use(commands.middleware);
  app.use(projections.middleware);
  const callback = app.callback();
  const listener: RequestListener = (request, response) => void callback(request, response);

  const start = async (): Promise<void> => {
    await commands.start();
    await projections.start();
    await worker.start();
  };
  const settle = (): Promise<void> =>
    untilIdle(store, async () => {
      await worker.settled();
      await projections.settled();
    });
  const starting = start().catch((error: unknown) => {
    // A disk that fails, or is full, during the start ends it; the operator tries again.
    if (failures.length === 0 && !machine.isFull()) throw error;
    life.end();
  });
  await unless([life.onEnd], starting);
  if (life.over) return null;
  return {
    life,
    clock: ports.clock,
    store,
    projections,
    readModels: ports.readModels,
    rebuiltAside: async () => {
      const readModels = await createEmbeddedReadModelStore({ folder: null, logger: ports.logger });
      const aside = createProjectionService({ ...ports, readModels, store, config: {} });
      await aside.start();
      await aside.stop();
      return readModels;
    },
    worker,
    jobDeps: { ...neighbours, payments: provider, publicUrl: PUBLIC_URL },
    errors,
    fault: () => faults[0] ?? null,
    isReadOnly: () => failures.length > 0,
    ask: async (request) => {
      const answer = life.over ? await never<InProcessAnswer>() : await askInProcess(listener, request);
      return life.over ? never() : answer;
    },
    settled: () => unless([life.onEnd], settle()),
    stop: async () => {
      const stopAll = async (): Promise<void> => {
        await worker.stop();
        await commands.stop();
        await projections.stop();
        await store.close().catch(silent);
      };
      await unless([life.onEnd], stopAll());
      life.end();
    },
  };
};
