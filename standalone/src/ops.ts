import { open, readFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { resolve } from "node:path";
import { askOperator } from "./ask-operator";
import { certificateReport } from "./certificate-report";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import { readConfig, readOperatedCluster } from "./config";
import { askCluster } from "./operations/ask-cluster";
import { copyLog } from "./moving/copy-log";
import { copyQuestionFrom } from "./moving/copy-question";
import { foundTrouble, isWarning, wordsOfAnswer } from "./operations/operator-answer";
import { QuestionInvalid, questionFrom } from "./operations/operator-question";
import type { OperatorQuestion } from "./operations/operator-question";
import type { Progress } from "./operations/progress";
import { progressLine } from "./operations/progress-bar";

const EXIT = { fine: 0, failed: 1, trouble: 2, misused: 64 } as const;
const CLEAR_LINE = "\r\u001B[K";

const isProgress = (answer: unknown): answer is { progress: Progress } =>
  typeof answer === "object" && answer !== null && "progress" in answer;

const createProgressBar = () => {
  let begun: number | null = null;
  const { isTTY } = process.stderr;
  return {
    show: (progress: Progress): void => {
      begun ??= performance.now();
      if (isTTY) process.stderr.write(`${CLEAR_LINE}${progressLine(progress, performance.now() - begun)}`);
      if (progress.total !== null && progress.done >= progress.total) begun = null;
    },
    clear: (): void => void (isTTY && process.stderr.write(CLEAR_LINE)),
  };
};

/** One JSON file, for its owner alone, written as the events come. */
const exportTo = async (file: FileHandle, answers: AsyncIterable<unknown>, person: string): Promise<number> => {
  const bar = createProgressBar();
  let held = 0;
  await file.write(`{\n"person": ${JSON.stringify(person)},\n"events": [`);
  for await (const answer of answers) {
    if (isProgress(answer)) bar.show(answer.progress);
    else if (isWarning(answer)) process.stderr.write(`${wordsOfAnswer(answer)}\n`);
    else await file.write(`${held++ === 0 ? "" : ","}\n${JSON.stringify((answer as { held: unknown }).held)}`);
  }
  await file.write("\n]\n}\n");
  bar.clear();
  return held;
};

const exported = async (dataFolder: string, question: OperatorQuestion): Promise<number> => {
  const person = question.argument ?? "";
  const path = question.to ?? resolve(`naqsh-export-${person}.json`);
  const file = await open(path, "wx", 0o600);
  try {
    const held = await exportTo(file, askOperator(dataFolder, question), person);
    process.stdout.write(`${held.toLocaleString("en")} events of and about ${person} are in ${path}\n`);
    return held === 0 ? EXIT.trouble : EXIT.fine;
  } finally {
    await file.close();
  }
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
    output.write(`${asJson ? JSON.stringify(answer) : wordsOfAnswer(answer)}\n`);
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
const checkedCertificate = async (file: string | undefined, asJson: boolean): Promise<number> => {
  if (file === undefined) throw new QuestionInvalid("check-certificate needs the name of a file");
  const { verdict, text } = certificateReport(await textOfFile(file));
  const { kind } = verdict;
  const answer =
    kind === "broken" ? { kind, findings: verdict.findings } : { where: null, ...verdict, certificate: undefined };
  process.stdout.write(`${asJson ? JSON.stringify(answer) : text}\n`);
  return kind === "intact" ? EXIT.fine : EXIT.trouble;
};

/** Needs the shop at rest, and opens both of its places here. */
const copied = async (args: readonly string[]): Promise<number> => {
  const question = copyQuestionFrom(args);
  const { dataFolder } = readConfig(process.env, []);
  return told(copyLog(question, dataFolder, process.env), question.asJson);
};

/** `npm run ops -- <command>`. */
const run = async (): Promise<number> => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "copy-log") return copied(rest);
  const { question, asJson } = questionFrom(process.argv.slice(2));
  if (question.command === "check-certificate") return checkedCertificate(question.argument, asJson);
  const cluster = readOperatedCluster(process.env);
  if (cluster !== null) {
    const service = createInternalClient({ service: "projection-service", ...cluster });
    return told(askCluster(service, question), asJson);
  }
  const { dataFolder } = readConfig(process.env, []);
  return question.command === "export" && question.argument !== undefined
    ? exported(dataFolder, question)
    : told(askOperator(dataFolder, question), asJson);
};

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof QuestionInvalid ? EXIT.misused : EXIT.failed);
  },
);
