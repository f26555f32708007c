import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isUuid } from "@naqsh/shared/kernel/uuid";

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
  rebuild <view | all>             compute a view again beside the running one, switch, show the difference
  verify [view]                    compute a view (or all) again and compare document by document
  replay auction <id> [--at time]  an auction as it went, and as it stood
  explain <stream> [--at time]     a stream's events: who, when, why
  parked [--retry id]              what failed and waits for an operator; or try one again
  confirm-clock                    after a start: the time on the clock has passed, take it (status says when this is asked)
  export <person> [--to file]      everything held about a person, as one JSON file
  backup <folder>                  copy log and pictures and, kept apart, the keys; also while the site runs
  restore <folder> [--keys folder] make a shop in DATA_FOLDER, which must be empty, from a backup
  copy-log --from … --to …         take a shop that rests to the engines of a cluster, or back; alone it says how
  check                            say of every file in DATA_FOLDER what it is and whether it is whole
  check-log                        read all of the log, check every record, say what is damaged and what is kept
  check-certificate <file>         check the fairness certificate of an auction
In a cluster (PROJECTION_SERVICE_URL, SERVICE_TOKEN): status, rebuild, verify, parked.
Options: --json prints answers as JSON, --help this page. A time is written as 2026-11-21T18:30:00Z.`;

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
} as const;

type Form = {
  /** The most words behind the command. */
  words: number;
  /** Said where a word that it needs is missing. */
  needs?: string;
  option?: "at" | "retry" | "keys" | "to";
};

const FORMS: Readonly<Record<string, Form>> = {
  status: { words: 0 },
  rebuild: { words: 1, needs: "the name of a view, or all" },
  verify: { words: 1 },
  replay: { words: 2, needs: "a kind and an id: replay auction <id>", option: "at" },
  explain: { words: 1, needs: "the name of a stream: auction-<id>", option: "at" },
  parked: { words: 0, option: "retry" },
  "confirm-clock": { words: 0 },
  export: { words: 1, needs: "a person's id", option: "to" },
  backup: { words: 1, needs: "an empty folder" },
  restore: { words: 1, needs: "the folder of a backup", option: "keys" },
  check: { words: 0 },
  "check-log": { words: 0 },
  "check-certificate": { words: 1, needs: "the name of a file" },
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new QuestionInvalid(`${error instanceof Error ? error.message : String(error)}\n${OPERATOR_USAGE}`);
  }
};

/** What is not understood is not passed over: whoever asks would take the answer for one to all of it. */
const checkForm = (command: string, words: readonly string[], options: Readonly<Record<string, unknown>>): void => {
  const form = Object.hasOwn(FORMS, command) ? FORMS[command] : undefined;
  if (form === undefined) throw new QuestionInvalid(`There is no command ${command}.\n${OPERATOR_USAGE}`);
  if (form.needs !== undefined && (words.length < form.words || words.includes(""))) {
    throw new QuestionInvalid(`${command} needs ${form.needs}`);
  }
  if (words.length > form.words) {
    throw new QuestionInvalid(`${command} does not take "${words.slice(form.words).join(" ")}"\n${OPERATOR_USAGE}`);
  }
  for (const name of Object.keys(options)) {
    if (name === "json" || name === form.option) continue;
    throw new QuestionInvalid(`${command} does not take --${name}\n${OPERATOR_USAGE}`);
  }
  if (command === "replay" && words[0] !== "auction") {
    throw new QuestionInvalid("Only auctions can be replayed: replay auction <id>");
  }
  if (command === "export" && !isUuid(words[0]!)) {
    throw new QuestionInvalid(`${words[0]} is no person's id; explain shows them: by …, collector <id>`);
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
  const [command, ...words] = positionals;
  if (command === undefined) throw new QuestionInvalid(OPERATOR_USAGE);
  checkForm(command, words, values);
  const isRetry = values.retry !== undefined;
  const argument = isRetry ? values.retry : argumentOf(command, words[0]);
  const question: OperatorQuestion = {
    command: isRetry ? "retry" : command,
    ...(argument !== undefined && { argument }),
    ...(words[1] !== undefined && { subject: words[1] }),
    ...(values.at !== undefined && { at: instantOf(values.at) }),
    ...(values.keys !== undefined && { keys: resolve(values.keys) }),
    ...(values.to !== undefined && { to: resolve(values.to) }),
  };
  return { question, asJson: values.json ?? false };
};

/** The server that answers may have another working folder. */
const argumentOf = (command: string, argument: string | undefined): string | undefined =>
  argument !== undefined && ["backup", "restore"].includes(command) ? resolve(argument) : argument;
