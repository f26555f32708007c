import { join } from "node:path";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { createProjectionService } from "@naqsh/projection-service/projection-service";
import { openDamagedLog } from "@naqsh/shared/platform/adapters/embedded-log/damaged-log";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import type { LogReport } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ShopToRead } from "./operator-command";

export type DamagedShop = ShopToRead & { report: LogReport; close: () => Promise<void> };

const NO_SESSIONS = {
  save: async () => undefined,
  replace: async () => false,
  find: async () => null,
  listOf: async () => [],
  remove: async () => false,
  removeAllOf: async () => undefined,
  onEnd: () => undefined,
  close: async () => undefined,
};

/**
 * What a shop with a damaged log can still tell: the log up to the damage, and views computed from that alone (the kept
 * ones may have taken in what cannot be read any more). Nothing can be written.
 */
export const openDamagedShop = async (dataFolder: string, logger: Logger): Promise<DamagedShop> => {
  const directory = join(dataFolder, "log");
  const report = await verifyLog(directory);
  const store = await openDamagedLog(directory);
  const keys = new LmdbPersonalKeys(join(dataFolder, "keys", "keys.mdb"));
  const clock = createSystemClock();
  const projections = createProjectionService({
    store,
    keys,
    readModels: await createEmbeddedReadModelStore({ folder: null, logger }),
    sessions: NO_SESSIONS,
    files: createFolderFiles(join(dataFolder, "files")),
    clock,
    timers: createSystemTimers(clock, (error) => logger.error({ err: error }, "A timer's task failed")),
    logger,
    config: {},
  });
  await projections.start();
  return {
    projections,
    log: { extent: () => ({ events: store.events }) },
    report,
    close: async () => {
      await projections.stop();
      await Promise.all([store.close(), keys.close()]);
    },
  };
};
