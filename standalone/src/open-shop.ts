import { resolve } from "node:path";
import { createLogger } from "@naqsh/shared/platform/logger";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { openTracer } from "@naqsh/shared/platform/tracing/open-tracer";
import type { NaqshConfig } from "./config";
import { buildDemo } from "./demo/build-demo";
import { demoAccounts } from "./demo/demo-accounts";
import { startDemoBots } from "./demo/demo-bots";
import { createDemoCast } from "./demo/demo-cast";
import { seededChance } from "./demo/seeded-chance";
import { startNaqsh } from "./start-naqsh";
import type { Naqsh } from "./start-naqsh";

export type OpenShopOptions = {
  config: NaqshConfig;
  /** Tells the person at the terminal; never a log. */
  say: (text: string) => void;
  /** Other servers whose pages may write here. */
  allowedOrigins?: string[];
  /** Told how to stop it once people are answered; it opens further after that, unless it is stopped. */
  onListening?: (stop: () => Promise<void>) => void;
};

/** Opens the shop that the configuration asks for: a demo with its past and its bots, or an empty one. */
export const openShop = async (options: OpenShopOptions): Promise<Naqsh> => {
  const { config, say, allowedOrigins = [], onListening = () => undefined } = options;
  const logger = createLogger({ level: config.logLevel });
  if (config.demo) await prepareDemo(config.dataFolder, say, logger);
  const naqsh = await startNaqsh({
    ...config,
    ...(config.demo && { demoAccounts: [...demoAccounts] }),
    onlyLoopback: config.demo && !config.hostWasGiven,
    showsMailbox: config.demo || config.development,
    logger,
    onListening: (_, stop) => onListening(stop),
    tracer: await openTracer("naqsh", config.tracing),
    commands: {
      // A demo has its own administrator from its past.
      ...(!config.demo && { administrator: config.administrator }),
      administratorsNeedSecondFactor: !config.demo,
      announce: (text) => say(`${text}\n`),
      allowedOrigins,
    },
  });
  if (config.demo) enliven(naqsh, logger);
  if (config.demo && config.hostWasGiven) {
    say("Warning: this demo's passwords are public, and HOST opens it to others.\n");
  }
  return naqsh;
};

const prepareDemo = async (dataFolder: string, say: (text: string) => void, logger: Logger): Promise<void> => {
  let shown = -1;
  const built = await buildDemo({
    dataFolder,
    contentFolder: resolve("standalone/demo-content"),
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

const enliven = (naqsh: Naqsh, logger: Logger): void => {
  const { clock, timers } = naqsh.profile;
  const story = String(clock.now());
  startDemoBots({
    cast: createDemoCast({ url: naqsh.url, story }),
    clock,
    timers,
    chance: seededChance(story),
    onTrouble: (error) => logger.warn({ err: error }, "A bot of the demo could not act"),
  });
};
