import { stopOnSignal } from "@naqsh/shared/platform/stop-on-signal";
import { readConfig } from "./start/config";
import { explainStart } from "./start/explain-start";
import { openShop } from "./start/open-shop";

const say = (text: string): void => void process.stdout.write(text);

let isStopping = false;

/** People are answered before the policies have caught up: from then on a signal lets them be answered to the end. */
const onListening = (stop: () => Promise<void>): void => {
  const begin = async (): Promise<void> => void (isStopping = true);
  stopOnSignal([begin, stop]);
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env, process.argv.slice(2));
  const shop = await openShop({ config, say, onListening });
  if (isStopping) return;
  say(`Naqsh is open at ${shop.url.replace("127.0.0.1", "localhost")}\n`);
};

run().catch((error: unknown) => {
  // The stop itself ended what was still opening, and ends the process.
  if (isStopping) return;
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
});
