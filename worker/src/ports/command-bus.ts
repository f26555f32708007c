import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";

/** The worker's way into command-service: the same one as everyone's. Throws when the outcome is unknown. */
export type CommandBus = { dispatch: (command: SystemCommand) => Promise<CommandOutcome> };
