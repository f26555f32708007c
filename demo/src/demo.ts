import { resolve } from "node:path";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { buildDemo } from "./build-demo";
import { startDemoBots } from "./demo-bots";
import { createDemoCast } from "./demo-cast";

export { demoAccounts } from "./demo-accounts";

/** Lives the demo's past in the data folder if the folder is empty; `say` gets the progress, for the terminal. */
export const prepareDemo = async (dataFolder: string, say: (text: string) => void, logger: Logger): Promise<void> => {
  let shown = -1;
  const built = await buildDemo({
    dataFolder,
    contentFolder: resolve("demo/src/content"),
    logger,
    now: Date.now,
    onProgress: (done, of) => {
      const tenths = Math.floor((done / of) * 10);
      if (tenths > shown) say(`\rLiving a month of the demo's past ... ${tenths * 10} %`);
      shown = tenths;
    },
  });
  if (built === "built") say("\n");
};

/** Lets bots bid and talk in the open demo until its process ends. */
export const enlivenDemo = (shop: Shop, logger: Logger): void => {
  const { clock, timers } = shop.profile;
  const story = String(clock.now());
  startDemoBots({
    cast: createDemoCast({ url: shop.url, story }),
    clock,
    timers,
    chance: seededChance(story),
    onTrouble: (error) => logger.warn({ err: error }, "A bot of the demo could not act"),
  });
};
