import type { AnyCommand } from "@naqsh/shared/kernel/decider";
import type { CommandEffect, JobEffect } from "@naqsh/shared/kernel/policy";

/** A command for `<category>-<id>`. */
export const commandTo = <Command extends AnyCommand>(
  streamCategory: string,
  streamId: string,
  command: Command,
): CommandEffect => ({ kind: "command", streamCategory, streamId, command });

export const jobAt = (job: Omit<JobEffect, "kind">): JobEffect => ({ kind: "job", ...job });
