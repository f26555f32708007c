import type { AnyCommand, AnyRejection } from "@naqsh/shared/kernel/decider";

/** A command of the system: of a policy or a job. */
export type SystemCommand = {
  streamCategory: string;
  streamId: string;
  command: AnyCommand;
  /** uuid5 of the cause, the policy and the effect's index: told twice, it acts once. */
  commandId: string;
  correlationId: string;
  causationId: string | null;
  /** Name of the policy or job. */
  actorId: string;
};

export type CommandOutcome = { accepted: true } | { accepted: false; rejection: AnyRejection };

/** The worker's door to command-service: the same one as everyone's. Throws when the outcome is unknown. */
export type CommandBus = { dispatch: (command: SystemCommand) => Promise<CommandOutcome> };
