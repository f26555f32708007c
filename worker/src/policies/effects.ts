import type { CommandEffect, JobEffect } from "@naqsh/shared/kernel/policy";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";

/** A command for `<category>-<id>`. */
export const commandTo = <Command extends NaqshSystemCommand>(
  streamCategory: string,
  streamId: string,
  command: Command,
): CommandEffect => ({ kind: "command", streamCategory, streamId, command });

export const jobAt = (job: Omit<JobEffect, "kind">): JobEffect => ({ kind: "job", ...job });
