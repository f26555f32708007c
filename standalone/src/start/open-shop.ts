import { createLogger } from "@naqsh/shared/platform/logger";
import { openTracer } from "@naqsh/shared/platform/tracing/open-tracer";
import type { NaqshConfig } from "./config";
import { startShop } from "./start-shop";
import type { Shop } from "./start-shop";

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
export const openShop = async (options: OpenShopOptions): Promise<Shop> => {
  const { config, say, allowedOrigins = [], onListening = () => undefined } = options;
  const logger = createLogger({ level: config.logLevel });
  // Loaded for a demo alone: a shop that sells does not read its code.
  const demo = config.demo ? await import("@naqsh/demo/demo") : null;
  await demo?.prepareDemo(config.dataFolder, say, logger);
  const shop = await startShop({
    ...config,
    ...(demo && { demoAccounts: [...demo.demoAccounts] }),
    onlyLoopback: config.demo && !config.hostWasGiven,
    drawsAhead: true,
    showsMailbox: config.demo || config.development,
    sms: config.sms ?? (config.demo || config.development ? "mailbox" : null),
    logger,
    onListening: (_, stop) => onListening(stop),
    tracer: await openTracer("naqsh", config.tracing),
    commands: {
      // A demo has its own administrator from its past.
      ...(!config.demo && { administrator: config.administrator }),
      administratorsNeedSecondFactor: !config.demo,
      ...(config.google && { google: config.google }),
      announce: (text) => say(`${text}\n`),
      allowedOrigins,
    },
  });
  demo?.enlivenDemo(shop, logger);
  if (config.demo && config.hostWasGiven) {
    say("Warning: this demo's passwords are public, and HOST opens it to others.\n");
  }
  return shop;
};
