import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { systemCommandDigest } from "@naqsh/shared/platform/event-codec/command-digest";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandContext, CommandResult } from "../handler/command";
import type { CommandDeps } from "./command-deps";

export type SystemCommandHandler = (command: SystemCommand, deps: CommandDeps) => Promise<CommandResult>;

/** The commands of a module that the system may give, by their type. */
export type SystemCommands = Readonly<Record<string, SystemCommandHandler>>;

export const systemContext = async (
  { command, commandId, correlationId, causationId, actorId, streamId }: SystemCommand,
  { keys, clock }: Pick<CommandDeps, "keys" | "clock">,
): Promise<CommandContext> => ({
  commandId,
  digest: await systemCommandDigest(keys, [command.type, streamId, command.data]),
  actorId,
  actorRole: "system",
  receivedAt: instantFromMs(clock.now()),
  correlationId,
  causationId,
});

/** Answers nothing but that it was done. */
export const done = (): object => ({});

/**
 * Passes a system command to its decider as it is, with facts of other streams put in by `withFacts`. The worker's own
 * types make the command; over the wire only the service token lets one in.
 */
export const passedTo =
  <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    decider: Decider<State, Command, Event, Rejection>,
    withFacts: (command: Command, deps: CommandDeps) => Command | Promise<Command> = (command) => command,
  ): SystemCommandHandler =>
  async (sent, deps) => {
    const context = await systemContext(sent, deps);
    const command = await withFacts(sent.command as Command, deps);
    return deps.handleCommand({ decider, streamId: sent.streamId, command, context, answer: done });
  };
