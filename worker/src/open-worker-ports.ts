import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "@naqsh/shared/platform/adapters/embedded-log/folder-lock";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import { checkKeys, watchKeys } from "@naqsh/shared/platform/service/check-keys";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import { openSharedLog } from "@naqsh/shared/platform/service/service-log";
import type { EngineConfig } from "@naqsh/shared/platform/service/service-config";
import {
  openFilesForWriting,
  openKeyWitnesses,
  openKeys,
  openLeases,
  openSecurityLog,
  openSessions,
} from "@naqsh/shared/platform/service/service-ports";
import { writableFolder } from "@naqsh/shared/platform/service/writable-folder";
import { openTracer } from "@naqsh/shared/platform/tracing/open-tracer";
import { createBullmqJobQueue } from "./adapters/bullmq/bullmq-job-queue";
import { createEmbeddedJobQueue } from "./adapters/embedded/embedded-job-queue";
import { createFolderMail } from "./adapters/folder/folder-mail";
import { createHttpCommandBus } from "./adapters/http/http-command-bus";
import { createHttpContacts } from "./adapters/http/http-contacts";
import { createHttpDeadlines } from "./adapters/http/http-deadlines";
import { createHttpMarks } from "./adapters/http/http-marks";
import { createHttpSavedSearchNews } from "./adapters/http/http-saved-search-news";
import { createHttpOutbids } from "./adapters/http/http-outbids";
import { createHttpSms } from "./adapters/http/http-sms";
import { createHttpTakesBids } from "./adapters/http/http-takes-bids";
import { openLmdbPolicyCheckpoints } from "./adapters/lmdb/lmdb-policy-checkpoints";
import { openLmdbSandboxLedger } from "./adapters/lmdb/lmdb-sandbox-ledger";
import { openLmdbSentLetters } from "./adapters/lmdb/lmdb-sent-letters";
import { createMongoPolicyCheckpoints } from "./adapters/mongodb/mongo-policy-checkpoints";
import { createMongoSandboxLedger } from "./adapters/mongodb/mongo-sandbox-ledger";
import { createMongoSentLetters } from "./adapters/mongodb/mongo-sent-letters";
import { createSandboxPayments } from "./adapters/sandbox/sandbox-payments";
import { paymentsByMethod } from "./adapters/payments-by-method";
import { createStripePayments } from "./adapters/stripe/stripe-payments";
import { createSmtpMail } from "./adapters/smtp/smtp-mail";
import type { WorkerProcessConfig } from "./config";
import { jobConcurrency } from "./jobs/all-jobs";
import type { JobMemory, JobQueue } from "./ports/job-queue";
import type { Mail } from "./ports/mail";
import type { PolicyCheckpoints } from "./ports/policy-checkpoints";
import type { SandboxLedger } from "./ports/sandbox-ledger";
import type { SentLetters } from "./ports/sent-letters";
import { policies } from "./policies/all-policies";
import { refusePoliciesAhead } from "./runner/refuse-policies-ahead";
import type { WorkerPorts } from "./worker";

type Closable<Port> = Port & { close: () => Promise<void> };

/** What the worker remembers: in a database of its own, or in the folder. */
export const openCheckpoints = ({ mongo, dataFolder }: EngineConfig): PolicyCheckpoints =>
  mongo === null
    ? openLmdbPolicyCheckpoints(join(dataFolder, "worker", "policies.mdb"))
    : createMongoPolicyCheckpoints(openMongo(mongo.url), mongo.worker);

export const openSentLetters = ({ mongo, dataFolder }: EngineConfig): SentLetters =>
  mongo === null
    ? openLmdbSentLetters(join(dataFolder, "worker", "letters.mdb"))
    : createMongoSentLetters(openMongo(mongo.url), mongo.worker);

/** Shared by all workers: a charge at one is confirmed at another. */
export const openSandboxLedger = ({ mongo, dataFolder }: EngineConfig): SandboxLedger =>
  mongo === null
    ? openLmdbSandboxLedger(join(dataFolder, "sandbox", "payments.mdb"))
    : createMongoSandboxLedger(openMongo(mongo.url), mongo.worker);

const openMail = ({ smtp, dataFolder }: WorkerProcessConfig, letters: SentLetters, { clock }: Machine): Mail =>
  smtp === null
    ? createFolderMail({ folder: writableFolder(join(dataFolder, "mailbox")), clock })
    : createSmtpMail({ ...smtp, letters, clock });

const openJobs = (
  { jobsRedisUrl, dataFolder }: WorkerProcessConfig,
  machine: Machine,
): Closable<JobQueue & JobMemory> =>
  jobsRedisUrl === null
    ? createEmbeddedJobQueue({
        ...machine,
        database: openLmdb(join(dataFolder, "worker", "jobs.mdb")),
        concurrency: jobConcurrency,
      })
    : createBullmqJobQueue({ ...machine, url: jobsRedisUrl, concurrency: jobConcurrency });

/** Jobs that lie in the folder belong to one worker. @throws ConfigInvalid while another one has it */
const lockFolder = (dataFolder: string): { release: () => void } => {
  const folder = join(dataFolder, "worker");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(folder, "lock"));
  if (lock === null) throw new ConfigInvalid(`Another worker runs over ${folder}`);
  return lock;
};

/** Longer than the log may be silent to a living service. A service that takes longer hangs, and auctions wait to be closed. */
const ANSWERED_WITHIN_MS = 8_000;

const askedServices = ({ commandServiceUrl, projectionServiceUrl, serviceToken: token }: WorkerProcessConfig) => {
  const known = { token, timeLimitMs: ANSWERED_WITHIN_MS };
  const commandService = createInternalClient({ service: "command-service", url: commandServiceUrl, ...known });
  const projectionService = createInternalClient({
    service: "projection-service",
    url: projectionServiceUrl,
    ...known,
  });
  return {
    commandBus: createHttpCommandBus(commandService),
    takesBids: createHttpTakesBids(commandService),
    contacts: createHttpContacts(projectionService),
    deadlines: createHttpDeadlines(projectionService),
    outbids: createHttpOutbids(projectionService),
    marks: createHttpMarks(projectionService),
    savedSearchNews: createHttpSavedSearchNews(projectionService),
  };
};

type OpenedPorts = Closable<Omit<WorkerPorts, "config">> & {
  /** Whether what the worker remembers and the keys belong to the log. @throws PartsRefused; Unavailable */
  checkParts: () => Promise<void>;
};

/** Every port of the worker's process, as its configuration chooses them. */
export const openWorkerPorts = async (config: WorkerProcessConfig, machine: Machine): Promise<OpenedPorts> => {
  const { dataFolder } = config;
  const leases = openLeases(config, machine);
  const lock = config.jobsRedisUrl === null ? lockFolder(dataFolder) : null;
  const store = openSharedLog(config, machine.logger);
  const checkpoints = openCheckpoints(config);
  const jobs = openJobs(config, machine);
  const letters = openSentLetters(config);
  const ledger = openSandboxLedger(config);
  const sessions = openSessions(config, machine);
  const keys = openKeys(config, machine);
  const witnesses = openKeyWitnesses(config);
  const keyWatch = watchKeys({ ...machine, keys, witnesses });
  const securityLog = openSecurityLog(config, machine);
  const tracer = await openTracer("naqsh-worker", config.tracing);
  return {
    ...machine,
    tracer,
    ...askedServices(config),
    store,
    checkpoints,
    checkParts: async () => {
      await refusePoliciesAhead(policies, { checkpoints, store });
      await checkKeys({ keys, witnesses });
    },
    jobs,
    payments: paymentsByMethod({
      sandbox: createSandboxPayments(ledger, { takesCharges: config.payments === "sandbox" }),
      stripe: config.stripe && createStripePayments(createStripeClient(config.stripe)),
    }),
    mail: openMail(config, letters, machine),
    sms: config.sms && createHttpSms(config.sms),
    files: openFilesForWriting(config, machine),
    sessions,
    keys,
    securityLog,
    ...(leases && { leases }),
    close: async () => {
      await Promise.all([
        jobs.close(),
        checkpoints.close(),
        ledger.close(),
        letters.close(),
        keyWatch.close(),
        sessions.close(),
        keys.close(),
        securityLog.close(),
        store.close(),
      ]);
      await tracer.close();
      await leases?.close();
      lock?.release();
    },
  };
};
