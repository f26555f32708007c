import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandNamed, OPERATOR_COMMANDS } from "./commands/commands";
import { UsageError } from "./usage-error";

/** What an operator asks; paths are absolute, times are instants. */
export type OperatorRequest = {
  command: string;
  argument?: string;
  /** The thing that `replay` is asked for. */
  subject?: string;
  at?: string;
  keys?: string;
  to?: string;
};

/** Words before what a command does. */
const FORM_WIDTH = 33;

const linesOfUsage = OPERATOR_COMMANDS.flatMap(({ usage }) =>
  usage === null ? [] : [`  ${usage.form.padEnd(FORM_WIDTH)}${usage.what}`],
);

/** The commands that a cluster answers, as they are written. */
export const CLUSTER_COMMANDS = OPERATOR_COMMANDS.filter(
  ({ askCluster, askCommands, usage }) => (askCluster ?? askCommands) && usage,
).map(({ name }) => name);

export const OPERATOR_USAGE = `Usage: npm run ops -- <command>
${linesOfUsage.join("\n")}
In a cluster (PROJECTION_SERVICE_URL, SERVICE_TOKEN): ${CLUSTER_COMMANDS.join(", ")}.
Options: --json prints answers as JSON, --help this page. A time is written as 2026-11-21T18:30:00Z.`;

const OPTIONS = {
  at: { type: "string" },
  retry: { type: "string" },
  keys: { type: "string" },
  to: { type: "string" },
  json: { type: "boolean" },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${OPERATOR_USAGE}`);
  }
};

/** What is not understood is not passed over: whoever asks would take the answer for one to all of it. */
const checkInput = (command: string, words: readonly string[], options: Readonly<Record<string, unknown>>): void => {
  const input = commandNamed(command)?.input;
  if (!input) throw new UsageError(`There is no command ${command}.\n${OPERATOR_USAGE}`);
  if (input.needs !== undefined && (words.length < input.words || words.includes(""))) {
    throw new UsageError(`${command} needs ${input.needs}`);
  }
  if (words.length > input.words) {
    throw new UsageError(`${command} does not take "${words.slice(input.words).join(" ")}"\n${OPERATOR_USAGE}`);
  }
  for (const name of Object.keys(options)) {
    if (name === "json" || name === input.option) continue;
    throw new UsageError(`${command} does not take --${name}\n${OPERATOR_USAGE}`);
  }
  const mistake = input.mistakeIn?.(words) ?? null;
  if (mistake !== null) throw new UsageError(mistake);
};

const instantOf = (text: string): string => {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new UsageError(`${text} is no time; write it as 2026-11-21T18:30:00Z`);
  return new Date(ms).toISOString();
};

/** Takes the arguments after the script's name. @throws UsageError */
export const questionFrom = (args: readonly string[]): { question: OperatorRequest; asJson: boolean } => {
  const { values, positionals } = parsed(args);
  const [command, ...words] = positionals;
  if (command === undefined) throw new UsageError(OPERATOR_USAGE);
  checkInput(command, words, values);
  const isRetry = values.retry !== undefined;
  const argument = isRetry ? values.retry : argumentOf(command, words[0]);
  const question: OperatorRequest = {
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
  argument !== undefined && commandNamed(command)?.input?.isPath ? resolve(argument) : argument;
