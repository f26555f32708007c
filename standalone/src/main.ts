import { resolve } from "node:path";
import { createLogger } from "@naqsh/shared/platform/logger";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { ConfigInvalid, readConfig } from "./config";
import { WrongDataFolder } from "./data-folder";
import { buildDemo } from "./demo/build-demo";
import { demoAccounts } from "./demo/demo-accounts";
import { startDemoBots } from "./demo/demo-bots";
import { createDemoCast } from "./demo/demo-cast";
import { seededChance } from "./demo/seeded-chance";
import { startNaqsh } from "./start-naqsh";
import type { Naqsh } from "./start-naqsh";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (): Promise<void> => {
  const config = readConfig(process.env, process.argv.slice(2));
  const logger = createLogger({ level: config.logLevel });
  if (config.demo) await prepareDemo(config.dataFolder, logger);
  const naqsh = await startNaqsh({
    ...config,
    ...(config.demo && { demoAccounts: [...demoAccounts] }),
    onlyLoopback: config.demo && !config.hostWasGiven,
    showsMailbox: config.demo || config.development,
    logger,
    commands: {
      // A demo has its own administrator from its past.
      ...(!config.demo && { administrator: config.administrator }),
      announce: say,
    },
  });
  if (config.demo) enliven(naqsh, logger);
  say(`Naqsh is open at ${naqsh.url.replace("127.0.0.1", "localhost")}`);
  if (config.demo && config.hostWasGiven)
    say("Warning: this demo's passwords are public, and HOST opens it to others.");
  stopOnSignal(naqsh);
};

const prepareDemo = async (dataFolder: string, logger: Logger): Promise<void> => {
  let shown = -1;
  const built = await buildDemo({
    dataFolder,
    contentFolder: resolve("standalone/demo-content"),
    logger,
    now: Date.now,
    onProgress: (done, of) => {
      const tenths = Math.floor((done / of) * 10);
      if (tenths > shown) process.stdout.write(`\rLiving a month of the demo's past ... ${tenths * 10} %`);
      shown = tenths;
    },
  });
  if (built === "built") say("");
};

const enliven = (naqsh: Naqsh, logger: Logger): void => {
  const { clock, timers } = naqsh.profile;
  startDemoBots({
    cast: createDemoCast(naqsh.url),
    clock,
    timers,
    chance: seededChance(String(clock.now())),
    onTrouble: (error) => logger.warn({ err: error }, "A bot of the demo could not act"),
  });
};

const stopOnSignal = (naqsh: Naqsh): void => {
  const stop = (): void => {
    process.off("SIGTERM", stop);
    process.off("SIGINT", stop);
    naqsh.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
};

const fail = (error: unknown): void => {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
};

/** What a person can do about it; anything else is a bug and shows where. */
const explained = (error: unknown): string => {
  if (error instanceof ConfigInvalid || error instanceof WrongDataFolder) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `Port ${error.port} is taken by another program. Try another: PORT=${Number(error.port) + 1} npm start`;
  }
  if (error.name === "StoreUnavailable") return `${error.message}. Is Naqsh running already?`;
  return error.stack ?? error.message;
};

run().catch(fail);
