import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { wordOf } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";

type Reset = { reset: boolean; code?: string };

const WORDS: Readonly<Record<string, string>> = {
  ACCOUNT_UNKNOWN: "Nobody has a verified account with this e-mail.",
  SECOND_FACTOR_UNKNOWN: "This account has no second factor: the password alone opens it.",
};

const factorsReset: AnswerKind<Reset> = {
  kind: "factorsReset",
  words: ({ reset, code = "" }) =>
    reset
      ? "Every second factor, recovery code and session of this account is gone. The person signs in with the password and sets up a new factor."
      : (WORDS[code] ?? `It was refused: ${code}`),
  isTrouble: ({ reset }) => !reset,
};

const NEEDS = "the e-mail of an account";

/** Asked again it is another command: what was added since goes, too. */
const commandFor = (word: unknown, asked: string): SystemCommand => {
  const email = wordOf(word, `reset-factors needs ${NEEDS}`);
  const commandId = uuid5(NAQSH_NAMESPACE, `operator/reset-factors/${asked}`);
  return {
    streamCategory: "secondFactor",
    streamId: "of-email",
    command: { type: "ResetFactorsOfEmail", data: { email } },
    commandId,
    correlationId: commandId,
    causationId: null,
    actorId: "operator",
  };
};

const told = (outcome: CommandOutcome): Reset & { answer: string } => ({
  answer: "factorsReset",
  ...(outcome.accepted ? { reset: true } : { reset: false, code: outcome.rejection.code }),
});

/** The way back for whoever lost every second factor, an administrator above all; the log names the operator as its actor. */
export const resetFactors: OperatorCommand = {
  name: "reset-factors",
  usage: {
    form: "reset-factors <email>",
    what: "take every second factor of an account away: its person lost them all",
  },
  input: { words: 1, needs: NEEDS },
  answers: [factorsReset],
  askShop: async function* ({ commands }, { argument }) {
    yield told(await commands.commandBus.dispatch(commandFor(argument, crypto.randomUUID())));
  },
  askCommands: async function* (service, { argument }) {
    const outcome = await service.post("/internal/commands", commandFor(argument, crypto.randomUUID()));
    yield told(outcome as CommandOutcome);
  },
};
