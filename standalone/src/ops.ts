import { askOperator, OPERATOR_USAGE } from "./ask-operator";
import { readConfig } from "./config";

/** `npm run ops -- <command>`. */
const run = async (): Promise<void> => {
  const [command, argument] = process.argv.slice(2);
  if (command === undefined) throw new Error(OPERATOR_USAGE);
  const { dataFolder } = readConfig(process.env, []);
  for await (const answer of askOperator(dataFolder, { command, ...(argument !== undefined && { argument }) })) {
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
