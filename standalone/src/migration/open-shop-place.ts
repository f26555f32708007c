import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { takeLock } from "@naqsh/shared/platform/adapters/embedded-log/folder-lock";
import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createLogger } from "@naqsh/shared/platform/logger";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import type { EngineConfig } from "@naqsh/shared/platform/service/service-config";
import { openFiles, openKeys } from "@naqsh/shared/platform/service/service-ports";
import { createJobStore } from "@naqsh/worker/adapters/embedded/job-store";
import { openLmdbPolicyCheckpoints } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { openLmdbSandboxLedger } from "@naqsh/worker/adapters/lmdb/lmdb-sandbox-ledger";
import { openCheckpoints, openSandboxLedger, openSentLetters } from "@naqsh/worker/open-worker-ports";
import type { ShopPlace } from "./copy-shop";

export type OpenShopPlace = ShopPlace & { close: () => Promise<void> };

const PIPELINED = 256;

/**
 * The shop of a data folder. What is appended is on disk when it is closed: a copy can be made again.
 * @throws StoreUnavailable while a server runs over it.
 */
export const openEmbeddedPlace = async (dataFolder: string): Promise<OpenShopPlace> => {
  const at = (...parts: string[]): string => join(dataFolder, ...parts);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const log = await openEmbeddedEventStore({ directory: at("log"), durable: false });
  const keys = new LmdbPersonalKeys(at("keys", "keys.mdb"));
  const checkpoints = openLmdbPolicyCheckpoints(at("worker", "policies.mdb"));
  const shelf = createJobStore(openLmdb(at("worker", "jobs.mdb")));
  const sandbox = openLmdbSandboxLedger(at("sandbox", "payments.mdb"));
  return {
    log,
    keys,
    checkpoints,
    files: createFolderFiles(at("files")),
    sandbox,
    letters: null,
    unsentNotices: async () => {
      const jobs = [...shelf.waiting().map(({ job }) => job), ...shelf.dead()];
      return new Set(jobs.flatMap(({ data }) => data["noticeId"] ?? []));
    },
    inFlight: PIPELINED,
    close: async () => {
      await Promise.all([log.close(), keys.close(), checkpoints.close(), shelf.close(), sandbox.close()]);
    },
  };
};

/**
 * The shop on its engines. EventStoreDB keeps the order of appends that wait for each other, no other.
 * @throws ConfigInvalid if no event store is named, or a worker runs.
 */
export const openClusterPlace = async (config: EngineConfig): Promise<OpenShopPlace> => {
  const { eventStoreUrl, dataFolder } = config;
  if (eventStoreUrl === null) throw new ConfigInvalid("The cluster needs EVENTSTORE_URL");
  await mkdir(join(dataFolder, "worker"), { recursive: true, mode: 0o700 });
  const lock = takeLock(join(dataFolder, "worker", "lock"));
  if (lock === null) throw new ConfigInvalid(`A worker runs over ${dataFolder}: stop it first`);
  const log = createEventStoreDbEventStore({ url: eventStoreUrl });
  const keys = openKeys(config, { clock: createSystemClock() });
  const checkpoints = openCheckpoints(config);
  const sandbox = openSandboxLedger(config);
  const letters = openSentLetters(config);
  return {
    log,
    keys,
    checkpoints,
    files: openFiles(config, { logger: createLogger() }),
    sandbox,
    letters,
    unsentNotices: async () => new Set(),
    inFlight: 1,
    close: async () => {
      await Promise.all([log.close(), keys.close(), checkpoints.close(), sandbox.close(), letters.close()]);
      lock.release();
    },
  };
};
