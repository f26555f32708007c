import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "@naqsh/shared/platform/adapters/embedded-log/folder-lock";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import { openLogForReading } from "@naqsh/shared/platform/service/service-log";
import { openFiles } from "@naqsh/shared/platform/service/service-ports";
import { createBullmqJobQueue } from "./adapters/bullmq/bullmq-job-queue";
import { createEmbeddedJobQueue } from "./adapters/embedded/embedded-job-queue";
import { createFolderMail } from "./adapters/folder/folder-mail";
import { createHttpCommandBus } from "./adapters/http/http-command-bus";
import { createHttpContacts } from "./adapters/http/http-contacts";
import { createHttpDeadlines } from "./adapters/http/http-deadlines";
import { createHttpOutbids } from "./adapters/http/http-outbids";
import { openLmdbPolicyCheckpoints } from "./adapters/lmdb/lmdb-policy-checkpoints";
import { createMongoPolicyCheckpoints } from "./adapters/mongodb/mongo-policy-checkpoints";
import { createSandboxPayments } from "./adapters/sandbox/sandbox-payments";
import type { WorkerProcessConfig } from "./config";
import { jobConcurrency } from "./jobs";
import type { JobQueue } from "./ports/job-queue";
import type { PolicyCheckpoints } from "./ports/policy-checkpoints";
import type { WorkerPorts } from "./worker";

type Closable<Port> = Port & { close: () => Promise<void> };

const openCheckpoints = ({ mongo, dataFolder }: WorkerProcessConfig): PolicyCheckpoints =>
  mongo === null
    ? openLmdbPolicyCheckpoints(join(dataFolder, "worker", "policies.mdb"))
    : createMongoPolicyCheckpoints(openMongo(mongo.url), mongo.worker);

const openJobs = ({ redisUrl, dataFolder }: WorkerProcessConfig, machine: Machine): Closable<JobQueue> =>
  redisUrl === null
    ? createEmbeddedJobQueue({
        ...machine,
        database: openLmdb(join(dataFolder, "worker", "jobs.mdb")),
        concurrency: jobConcurrency,
      })
    : createBullmqJobQueue({ ...machine, url: redisUrl, concurrency: jobConcurrency });

/** What lies in the folder belongs to one worker. @throws ConfigInvalid while another one has it */
const lockFolder = (dataFolder: string): { release: () => void } => {
  const folder = join(dataFolder, "worker");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(folder, "lock"));
  if (lock === null) throw new ConfigInvalid(`Another worker runs over ${folder}`);
  return lock;
};

const askedServices = ({ commandServiceUrl, projectionServiceUrl, serviceToken: token }: WorkerProcessConfig) => {
  const commandService = createInternalClient({ service: "command-service", url: commandServiceUrl, token });
  const projectionService = createInternalClient({ service: "projection-service", url: projectionServiceUrl, token });
  return {
    commandBus: createHttpCommandBus(commandService),
    contacts: createHttpContacts(projectionService),
    deadlines: createHttpDeadlines(projectionService),
    outbids: createHttpOutbids(projectionService),
  };
};

/** Every port of the worker's process, as its configuration chooses them. */
export const openWorkerPorts = async (
  config: WorkerProcessConfig,
  machine: Machine,
): Promise<Closable<Omit<WorkerPorts, "config">>> => {
  const { dataFolder } = config;
  const lock = lockFolder(dataFolder);
  const store = await openLogForReading(config, machine.logger);
  const checkpoints = openCheckpoints(config);
  const jobs = openJobs(config, machine);
  const provider = openLmdb(join(dataFolder, "sandbox", "payments.mdb"));
  return {
    ...machine,
    ...askedServices(config),
    store,
    checkpoints,
    jobs,
    payments: createSandboxPayments(provider),
    mail: createFolderMail({ folder: join(dataFolder, "mailbox"), clock: machine.clock }),
    files: openFiles(config),
    close: async () => {
      await Promise.all([jobs.close(), checkpoints.close(), provider.close(), store.close()]);
      lock.release();
    },
  };
};
