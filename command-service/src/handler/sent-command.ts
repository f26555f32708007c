import type { AnyCommand, AnyEvent } from "@naqsh/shared/kernel/decider";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandContext, CommandEffect, CommandResult } from "./command";
import type { AnyDecider } from "./folded-streams";

/** A command without the types that are its module's own: the machinery looks into none of what they say. */
export type SentCommand = {
  decider: AnyDecider;
  /** The command, or why facts about other streams refuse it. */
  asked: { command: AnyCommand } | { refusal: NaqshRejection };
  context: CommandContext;
  answer: (effect: CommandEffect<unknown, AnyEvent>) => object;
  tellsPersonalFields?: boolean | undefined;
  /** Whether none of those who sent it waits for its answer any more. */
  isGone?: (() => boolean) | undefined;
  /** Whether a deadline refused it once, and every deadline has moved since that had to. */
  isDecidedAgain?: true;
};

/** A command in the line of its stream. */
export type WaitingCommand = SentCommand & {
  resolve: (result: CommandResult | Promise<CommandResult>) => void;
  reject: (error: unknown) => void;
};

/** Takes a module's request, or its target alone where only an earlier answer is looked for. */
export const sentFrom = (request: object): SentCommand => {
  const { decider, context, answer, tellsPersonalFields, command, refusal } = request as SentCommand & {
    command?: AnyCommand;
    refusal?: NaqshRejection | null;
  };
  const asked = refusal ? { refusal } : { command: command! };
  return { decider, context, answer, tellsPersonalFields, isGone: context.isGone, asked };
};
