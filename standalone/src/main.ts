import { createLogger } from "@naqsh/shared/platform/logger";
import { ConfigInvalid, readConfig } from "./config";
import { WrongDataFolder } from "./data-folder";
import { startNaqsh } from "./start-naqsh";
import type { Naqsh } from "./start-naqsh";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (): Promise<void> => {
  const config = readConfig(process.env, process.argv.slice(2));
  const naqsh = await startNaqsh({
    ...config,
    onlyLoopback: config.demo && !config.hostWasGiven,
    showsMailbox: config.demo || config.development,
    logger: createLogger({ level: config.logLevel }),
    commands: {
      administrator: config.administrator,
      announce: say,
    },
  });
  say(`Naqsh is open at ${naqsh.url.replace("127.0.0.1", "localhost")}`);
  if (config.demo && config.hostWasGiven)
    say("Warning: this demo's passwords are public, and HOST opens it to others.");
  stopOnSignal(naqsh);
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
