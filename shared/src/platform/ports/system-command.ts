import type { AnyCommand, AnyRejection } from "../../kernel/decider";

/** A command of the system, of a policy or a job: what the worker's bus carries to command-service. */
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
