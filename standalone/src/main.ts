import { LogDamaged } from "@naqsh/shared/platform/ports/event-store";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import { stopOnSignal } from "@naqsh/shared/platform/stop-on-signal";
import { readConfig } from "./config";
import { WrongDataFolder } from "./data-folder";
import { openShop } from "./open-shop";

const say = (text: string): void => void process.stdout.write(text);

const run = async (): Promise<void> => {
  const config = readConfig(process.env, process.argv.slice(2));
  const stop = async (): Promise<void> => (await opening).stop();
  // People are answered before the policies have caught up: from then on a signal lets them be answered to the end.
  const opening = openShop({ config, say, onListening: () => stopOnSignal([stop]) });
  const naqsh = await opening;
  say(`Naqsh is open at ${naqsh.url.replace("127.0.0.1", "localhost")}\n`);
};

/** What a person can do about it; anything else is a bug and shows where. */
const explained = (error: unknown): string => {
  if (error instanceof ConfigInvalid || error instanceof WrongDataFolder) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `Port ${Number(error.port)} is taken by another program. Try another: PORT=${Number(error.port) + 1} npm start`;
  }
  if (error instanceof LogDamaged) {
    return `The log is damaged. ${error.message}. Nothing is started and nothing is written.\nWhat is kept and what can be done: npm run ops -- check-log`;
  }
  if (error.name === "StoreUnavailable") return `${error.message}. Is Naqsh running already?`;
  return error.stack ?? error.message;
};

run().catch((error: unknown) => {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
});
