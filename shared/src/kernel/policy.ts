import type { AnyCommand, AnyEvent } from "./decider";
import type { RecordedEvent } from "./event";
import type { Instant } from "./instant";

/** What a policy wants done: a command for a stream, or a job at a time. */
export type Effect = CommandEffect | JobEffect;

export type CommandEffect = { kind: "command"; streamCategory: string; streamId: string; command: AnyCommand };

export type JobEffect = {
  kind: "job";
  queue: string;
  name: string;
  /** Without a colon; the same id schedules once. */
  id: string;
  /** The id of a job of the same queue in whose place this one comes: that one is taken back if it still waits for its time. */
  replaces?: string;
  at: Instant;
  /** Ids only. */
  data: Record<string, string>;
};

/** A pure reaction to events. Named as a sentence: `<do>-<what>-when-<event>`. */
export type Policy<Event extends AnyEvent = AnyEvent> = {
  name: string;
  handles: readonly Event["type"][];
  /** A failure on the money path stops this policy and alerts; elsewhere it is parked after retries and the rest goes on. */
  onMoneyPath: boolean;
  /**
   * If it is added to a running shop, it takes in the whole log, and not only what comes: for what may be done late, and a second
   * time without harm.
   */
  reactsToPast?: true;
  /** Codes of refusals that are an outcome. On the money path any other refusal is a failure; elsewhere each is an outcome. */
  expectedRefusals?: readonly string[];
  /** Is given events that it handles, and no others. A method, so that a list can hold policies of different events. */
  react(event: RecordedEvent<Event>): Effect[];
};
