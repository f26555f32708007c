import type { Decision } from "./decision";
import type { Instant } from "./instant";

/** A command as a decider sees it: an imperative name and its data; the sender stands in `data` if a rule needs it. */
export type CommandOf<Type extends string, Data> = { type: Type; data: Data };

/** An event as a decider makes it: a past-tense fact, unique by its type in the whole log. */
export type EventOf<Type extends string, Data> = { type: Type; data: Data };

export type AnyCommand = CommandOf<string, object>;
export type AnyEvent = EventOf<string, object>;
export type AnyRejection = { code: string };

/** When the last byte of the command was read, and when it is decided. */
export type Times = { receivedAt: Instant; now: Instant };

/** A state as it is kept: a small part, and lists that may be long. Plain data: no functions, nothing nested deeply. */
export type KeptState = { head: unknown; lists: Readonly<Record<string, readonly unknown[]>> };

/** How states of long streams are kept; `version` rises with every change of what the fold makes of the same events. */
export type StateKeeping<State> = {
  version: number;
  taken: (state: State) => KeptState;
  given: (kept: KeptState) => State;
};

/**
 * The rules of one kind of stream. Pure and synchronous: `decide` gives events or a refusal and never throws for
 * bad input; `evolve` never validates, since a recorded event is a fact.
 */
export type Decider<State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends AnyRejection> = {
  /** The first part of the stream's name: `<category>-<id>`; holds no dash. */
  streamCategory: string;
  initialState: State;
  decide: (command: Command, state: State, times: Times) => Decision<Event, Rejection>;
  evolve: (state: State, event: Event) => State;
  /** If its streams may grow long. */
  keeping?: StateKeeping<State>;
};
