import { stopOnSignal } from "@naqsh/shared/platform/stop-on-signal";
import { readConfig } from "./config";
import { explainStart } from "./explain-start";
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

run().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
});
