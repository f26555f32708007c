import { OPERATOR_COMMANDS } from "./commands/commands";
import { count } from "./operator-command";
import type { AnswerKind } from "./operator-command";

export type Warning = {
  answer: "warning";
  warning: string;
  readUpTo: { events: number; lastRecordedAt: string | null };
};

/** Comes before the answers that a damaged log still gives, whatever was asked. */
const warned: AnswerKind<Warning> = {
  kind: "warning",
  words: ({ warning, readUpTo: { events, lastRecordedAt } }) =>
    `${warning}.\nWhat follows is read from the ${count(events)} events before it, the last of ${lastRecordedAt ?? "no time"}.`,
  isTrouble: () => true,
};

const KINDS: ReadonlyMap<unknown, AnswerKind> = new Map(
  [warned, ...OPERATOR_COMMANDS.flatMap(({ answers }) => answers)].map((answer) => [answer.kind, answer]),
);

type Tagged = object & { answer: string };

const isTagged = (answer: unknown): answer is Tagged =>
  typeof answer === "object" && answer !== null && "answer" in answer && typeof answer.answer === "string";

export const isWarning = (answer: unknown): answer is Warning => isTagged(answer) && answer.answer === warned.kind;

/** An answer in plain words; JSON for what is read as such. */
export const wordsOfAnswer = (answer: unknown): string => {
  const kind = isTagged(answer) ? KINDS.get(answer.answer) : undefined;
  if (kind !== undefined && isTagged(answer)) return kind.words(answer);
  return typeof answer === "object" && answer !== null ? JSON.stringify(answer, null, 2) : String(answer);
};

/** Exit code 2: the work was done, and found something that an operator has to look at. */
export const foundTrouble = (answer: unknown): boolean =>
  isTagged(answer) && (KINDS.get(answer.answer)?.isTrouble?.(answer) ?? false);
