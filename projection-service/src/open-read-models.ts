import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { takeLock } from "@naqsh/shared/platform/adapters/embedded-log/folder-lock";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import type { ServiceConfig } from "@naqsh/shared/platform/service/service-config";
import { createEmbeddedReadModelStore } from "./adapters/embedded/embedded-read-model-store";
import { createMongoReadModelStore } from "./adapters/mongodb/mongo-read-model-store";

/** Views in MongoDB, shared by every node, or in this node's own folder. @throws ConfigInvalid */
export const openReadModels = async (
  { mongo, dataFolder, nodeName }: ServiceConfig,
  { clock, logger }: Machine,
): Promise<ReadModelStore> => {
  if (mongo !== null) return createMongoReadModelStore(openMongo(mongo.url), mongo.views, { clock, logger });
  const folder = join(dataFolder, `views-${nodeName}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(folder, "lock"));
  if (lock === null) throw new ConfigInvalid(`Another projection-service holds ${folder}: give each one its NODE_NAME`);
  const store = await createEmbeddedReadModelStore({ folder, logger });
  return {
    ...store,
    close: async () => {
      await store.close();
      lock.release();
    },
  };
};
