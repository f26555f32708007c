import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { runOperatorCommand } from "./operations/run-operator-command";
import { certificateReport } from "./operations/certificate-report";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import { readConfig, readOperatedCluster } from "./start/config";
import { askCluster } from "./operations/ask-cluster";
import { auditClusterMoney } from "./operations/audit-cluster-money";
import { copyLog } from "./migration/copy-log";
import { COPY_USAGE, copyLogOptionsFrom } from "./migration/copy-log-arguments";
import { foundTrouble, isWarning, wordsOfAnswer } from "./operations/operator-answer";
import { OPERATOR_USAGE, questionFrom } from "./operations/operator-request";
import type { OperatorRequest } from "./operations/operator-request";
import { UsageError } from "./operations/usage-error";
import type { Progress } from "./operations/progress";
import { writeExport } from "./operations/write-export";
import { createProgressLines } from "./operations/progress-bar";

const EXIT = { fine: 0, failed: 1, trouble: 2, misused: 64 } as const;
/** A node of a cluster answers only once it has read all of the log. */
const RECOUNT_LIMIT_MS = 6 * 60 * 60 * 1_000;
const CLEAR_LINE = "\r\u001B[K";

/** Answers once the text has left, so that whoever reads slowly sets the pace. @throws if it cannot be written */
const say = (output: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((done, failed) => {
    output.write(text, (error) => (error ? failed(error) : done()));
  });

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

const isProgress = (answer: unknown): answer is { progress: Progress } =>
  typeof answer === "object" && answer !== null && "progress" in answer;

const createProgressBar = () => {
  const lineOf = createProgressLines(() => performance.now());
  const { isTTY } = process.stderr;
  return {
    show: (progress: Progress): void => void (isTTY && process.stderr.write(`${CLEAR_LINE}${lineOf(progress)}`)),
    clear: (): void => void (isTTY && process.stderr.write(CLEAR_LINE)),
  };
};

/** What is held about a person; progress and warnings go to the terminal. */
async function* heldIn(answers: AsyncIterable<unknown>, onWarning: () => void): AsyncGenerator {
  const bar = createProgressBar();
  for await (const answer of answers) {
    if (isProgress(answer)) bar.show(answer.progress);
    else if (isWarning(answer)) {
      onWarning();
      await say(process.stderr, `${wordsOfAnswer(answer)}\n`);
    } else yield (answer as { held: unknown }).held;
  }
  bar.clear();
}

const exported = async (dataFolder: string, question: OperatorRequest, asJson: boolean): Promise<number> => {
  const person = question.argument ?? "";
  const path = question.to ?? resolve(`naqsh-export-${person}.json`);
  let isWhole = true;
  const held = heldIn(runOperatorCommand(dataFolder, question), () => (isWhole = false));
  const events = await writeExport(path, person, held);
  const words =
    events === 0
      ? `No event of or about ${person}: no file was made`
      : `${events.toLocaleString("en")} events of and about ${person} are in ${path}`;
  await say(
    process.stdout,
    `${asJson ? JSON.stringify({ person, events, file: events === 0 ? null : path }) : words}\n`,
  );
  return events > 0 && isWhole ? EXIT.fine : EXIT.trouble;
};

const told = async (answers: AsyncIterable<unknown>, asJson: boolean): Promise<number> => {
  const bar = createProgressBar();
  let code: number = EXIT.fine;
  for await (const answer of answers) {
    if (isProgress(answer)) {
      bar.show(answer.progress);
      continue;
    }
    bar.clear();
    const output = isWarning(answer) ? process.stderr : process.stdout;
    await say(output, `${asJson ? JSON.stringify(answer) : wordsOfAnswer(answer)}\n`);
    if (foundTrouble(answer)) code = EXIT.trouble;
  }
  bar.clear();
  return code;
};

const textOfFile = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`${file} cannot be read`, { cause: error });
  });

/** Needs no shop: only the file. */
const checkedCertificate = async (file: string, asJson: boolean): Promise<number> => {
  const { verdict, text } = certificateReport(await textOfFile(file));
  const { kind } = verdict;
  const answer =
    kind === "broken" ? { kind, findings: verdict.findings } : { where: null, ...verdict, certificate: undefined };
  await say(process.stdout, `${asJson ? JSON.stringify(answer) : text}\n`);
  return kind === "intact" ? EXIT.fine : EXIT.trouble;
};

/** Needs the shop at rest, and opens both of its places here. */
const copied = async (args: readonly string[]): Promise<number> => {
  const question = copyLogOptionsFrom(args);
  const { dataFolder } = readConfig(process.env, []);
  return told(copyLog(question, dataFolder, process.env), question.asJson);
};

/** `npm run ops -- <command>`. */
const run = async (): Promise<number> => {
  const words = process.argv.slice(2);
  const [command, ...rest] = words;
  if (command === "help" || words.includes("--help")) {
    await say(process.stdout, `${command === "copy-log" ? COPY_USAGE : OPERATOR_USAGE}\n`);
    return EXIT.fine;
  }
  if (command === "copy-log") return copied(rest);
  const { question, asJson } = questionFrom(words);
  if (question.command === "check-certificate") return checkedCertificate(question.argument!, asJson);
  const cluster = readOperatedCluster(process.env);
  // Services of a cluster know the log or the providers, and no one of them both.
  const asksForMoney = question.command === "verify" && question.argument === "money";
  if (asksForMoney && cluster !== null) return told(auditClusterMoney(process.env), asJson);
  if (cluster !== null) {
    const { url, token, commandServiceUrl } = cluster;
    const recounts = question.command === "verify" && question.argument === "counts";
    const limit = recounts ? { timeLimitMs: RECOUNT_LIMIT_MS } : {};
    const service = createInternalClient({ service: "projection-service", url, token, ...limit });
    const commands =
      commandServiceUrl === null
        ? null
        : createInternalClient({ service: "command-service", url: commandServiceUrl, token });
    return told(askCluster(service, question, commands), asJson);
  }
  const { dataFolder } = readConfig(process.env, []);
  return question.command === "export" && question.argument !== undefined
    ? exported(dataFolder, question, asJson)
    : told(runOperatorCommand(dataFolder, question), asJson);
};

/** Whoever read the answer went away before its end: nothing is left to say, and the work was not done. */
const isUnheard = (error: unknown): boolean => codeOf(error) === "EPIPE";

for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (!isUnheard(error)) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof UsageError ? EXIT.misused : EXIT.failed);
  },
);
