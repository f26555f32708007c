import { resolve } from "node:path";
import { parseArgs } from "node:util";

/** What an operator asks; paths are absolute, times are instants. */
export type OperatorQuestion = {
  command: string;
  argument?: string;
  /** The thing that `replay` is asked for. */
  subject?: string;
  at?: string;
  keys?: string;
  to?: string;
};

export const OPERATOR_USAGE = `Usage: npm run ops -- <command>
  status                           how log, views, policies and jobs stand
  rebuild <view | all>             compute a view again beside the running one, show the difference, switch
  verify [view]                    compute a view (or all) again and compare document by document
  replay auction <id> [--at time]  an auction as it went, and as it stood
  explain <stream> [--at time]     a stream's events: who, when, why
  parked [--retry id]              what failed and waits for an operator; or try one again
  export <person> [--to file]      everything held about a person, as one JSON file
  backup <folder>                  copy log and pictures and, kept apart, the keys; also while the site runs
  restore <folder> [--keys folder] make a shop in DATA_FOLDER, which must be empty, from a backup
  copy-log --from … --to …         take a shop that rests to the engines of a cluster, or back; alone it says how
  check-log                        read all of the log, check every record, say what is damaged and what is kept
  check-certificate <file>         check the fairness certificate of an auction
In a cluster (PROJECTION_SERVICE_URL, SERVICE_TOKEN): status, rebuild, verify, parked.
Options: --json prints answers as JSON. A time is written as 2026-11-21T18:30:00Z.`;

/** The question cannot be understood; the message says what to write. */
export class QuestionInvalid extends Error {
  override name = "QuestionInvalid";
}

const OPTIONS = {
  at: { type: "string" },
  retry: { type: "string" },
  keys: { type: "string" },
  to: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean" },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new QuestionInvalid(`${error instanceof Error ? error.message : String(error)}\n${OPERATOR_USAGE}`);
  }
};

const instantOf = (text: string): string => {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new QuestionInvalid(`${text} is no time; write it as 2026-11-21T18:30:00Z`);
  return new Date(ms).toISOString();
};

/** Takes the arguments after the script's name. @throws QuestionInvalid */
export const questionFrom = (args: readonly string[]): { question: OperatorQuestion; asJson: boolean } => {
  const { values, positionals } = parsed(args);
  const [command, first, second] = positionals;
  if (command === undefined || values.help) throw new QuestionInvalid(OPERATOR_USAGE);
  const isRetry = command === "parked" && values.retry !== undefined;
  const argument = isRetry ? values.retry : argumentOf(command, first);
  const question: OperatorQuestion = {
    command: isRetry ? "retry" : command,
    ...(argument !== undefined && { argument }),
    ...(second !== undefined && { subject: second }),
    ...(values.at !== undefined && { at: instantOf(values.at) }),
    ...(values.keys !== undefined && { keys: resolve(values.keys) }),
    ...(values.to !== undefined && { to: resolve(values.to) }),
  };
  return { question, asJson: values.json ?? false };
};

/** The server that answers may have another working folder. */
const argumentOf = (command: string, argument: string | undefined): string | undefined =>
  argument !== undefined && ["backup", "restore"].includes(command) ? resolve(argument) : argument;
