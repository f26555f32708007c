import type { EventMetadata } from "../../kernel/event";

/** What a span is of a command, so that the next stage finds it by what the event carries and nothing has to be handed on. */
export type SpanPlace = { commandId: string; as: "request" | "command" | "effect" };

/** A piece of work that is over. */
export type TracedSpan = {
  name: string;
  /** The trace: the command that began the whole chain. */
  correlationId: string;
  /** What other spans may hang under; left out for a leaf. */
  own?: SpanPlace;
  /** What it hangs under; null if it began the chain. */
  under: SpanPlace | null;
  /** By `now`. */
  beganMs: number;
  endedMs: number;
  /** Ids, counts and codes: never what people wrote. */
  attributes?: Readonly<Record<string, string | number | boolean>>;
  failure?: string;
};

/** What an event tells of its trace. */
export type TraceCause = Pick<EventMetadata, "correlationId" | "commandId">;

/** Takes the spans of commands on their way to the screens. */
export type Tracer = {
  /** False: nothing is kept, and callers gather nothing for it. */
  isOn: boolean;
  /** Milliseconds since 1970, with fractions. */
  now: () => number;
  record: (span: TracedSpan) => void;
  /** Hands over what is left. */
  close: () => Promise<void>;
};

export const NO_TRACER: Tracer = {
  isOn: false,
  now: () => 0,
  record: () => undefined,
  close: async () => undefined,
};

/** The span of the command that an event came from. */
export const commandOf = ({ commandId }: TraceCause): SpanPlace => ({ commandId, as: "command" });
