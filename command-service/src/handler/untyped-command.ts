import type { AnyCommand, AnyEvent } from "@naqsh/shared/kernel/decider";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandContext, CommandEffect, CommandResult } from "./command";
import type { AnyDecider } from "./folded-streams";

/** A command without the types that are its module's own: the machinery looks into none of what they say. */
export type UntypedCommand = {
  decider: AnyDecider;
  /** The command, or why facts about other streams refuse it. */
  asked: { command: AnyCommand } | { refusal: NaqshRejection };
  context: CommandContext;
  answer: (effect: CommandEffect<unknown, AnyEvent>) => object;
  tellsPersonalFields?: boolean | undefined;
  /** True once none of its senders waits for the answer. */
  isGone?: (() => boolean) | undefined;
  /** Set if a deadline refused the command once, and every deadline that had to has moved since. */
  isDecidedAgain?: true;
};

/** A command in the queue of its stream. */
export type WaitingCommand = UntypedCommand & {
  resolve: (result: CommandResult | Promise<CommandResult>) => void;
  reject: (error: unknown) => void;
};

/** Drops the types of a module's request, or of its target alone if only an earlier answer is looked for. */
export const eraseTypes = (request: object): UntypedCommand => {
  const { decider, context, answer, tellsPersonalFields, command, refusal } = request as UntypedCommand & {
    command?: AnyCommand;
    refusal?: NaqshRejection | null;
  };
  const why = context.forbidden ?? refusal;
  const asked = why ? { refusal: why } : { command: command! };
  return { decider, context, answer, tellsPersonalFields, isGone: context.isGone, asked };
};
