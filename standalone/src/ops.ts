import { readFile } from "node:fs/promises";
import { askOperator, OPERATOR_USAGE } from "./ask-operator";
import { certificateReport } from "./certificate-report";
import { readConfig } from "./config";

/** Needs no shop: only the file. */
const checkCertificate = async (file: string | undefined): Promise<void> => {
  if (file === undefined) throw new Error("check-certificate needs the name of a file");
  const { isIntact, text } = certificateReport(await readFile(file, "utf8"));
  process.stdout.write(`${text}\n`);
  if (!isIntact) process.exitCode = 1;
};

/** `npm run ops -- <command>`. */
const run = async (): Promise<void> => {
  const [command, argument] = process.argv.slice(2);
  if (command === undefined) throw new Error(OPERATOR_USAGE);
  if (command === "check-certificate") return checkCertificate(argument);
  const { dataFolder } = readConfig(process.env, []);
  for await (const answer of askOperator(dataFolder, { command, ...(argument !== undefined && { argument }) })) {
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
