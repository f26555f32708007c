import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "@naqsh/shared/platform/service/environment";
import { readEngineConfig } from "@naqsh/shared/platform/service/service-config";
import { checkpointNames } from "@naqsh/worker/policies/checkpoint-names";
import { claimDataFolder, modeOfFolder } from "../data-folder/folder-mark";
import { withProgress } from "../operations/progress";
import type { CopyLogOptions } from "./copy-log-arguments";
import { copyShop } from "./copy-shop";
import type { CopyShopReport } from "./copy-shop";
import { openClusterPlace, openEmbeddedPlace } from "./open-shop-place";

/**
 * Takes a shop from its data folder to the engines that the environment names, or back to a new folder; tells its progress
 * and, last, a report.
 * @throws with a message for the operator.
 */
export async function* copyLog(question: CopyLogOptions, dataFolder: string, environment: Environment): AsyncGenerator {
  const { from, clusterFolder } = question;
  await (from === "embedded" ? assertShop(dataFolder) : assertNew(dataFolder));
  const mapFile = question.mapFile ?? join(dataFolder, "moved", "positions.tsv");
  const report = yield* withProgress(async (onProgress): Promise<CopyShopReport> => {
    const embedded = await openEmbeddedPlace(dataFolder);
    try {
      const cluster = await openClusterPlace(readEngineConfig({ ...environment, DATA_FOLDER: clusterFolder }));
      try {
        const [source, target] = from === "embedded" ? [embedded, cluster] : [cluster, embedded];
        return await copyShop(source, target, { policies: checkpointNames, mapFile, onProgress });
      } finally {
        await cluster.close();
      }
    } finally {
      await embedded.close();
    }
  });
  // Last: a folder without the mark is a copy that was cut short.
  if (from === "cluster") await claimDataFolder(dataFolder, "shop");
  yield { answer: "moved", moved: report, to: from === "embedded" ? "cluster" : "embedded" };
}

const assertShop = async (dataFolder: string): Promise<void> => {
  const mode = await modeOfFolder(dataFolder);
  if (mode === null) throw new Error(`${dataFolder} holds no shop; set DATA_FOLDER`);
  // Its accounts stand with their passwords on the sign-in screen.
  if (mode === "demo") throw new Error(`${dataFolder} holds a demo, which stays on this machine`);
};

/** A folder that was only copied into is new still, also when that copy was finished: it may be asked for again. */
const assertNew = async (dataFolder: string): Promise<void> => {
  const hasViews = await stat(join(dataFolder, "views")).catch(() => null);
  if (hasViews !== null || (await modeOfFolder(dataFolder)) === "demo") {
    throw new Error(`${dataFolder} holds a shop already: set DATA_FOLDER to a new folder`);
  }
};
