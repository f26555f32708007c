import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { NaqshRejection } from "@naqsh/shared/registry";

/** A decider as the machinery sees it: it never looks into states, commands or events. */
export type AnyDecider = Decider<unknown, AnyCommand, AnyEvent, NaqshRejection>;
