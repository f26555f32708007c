import type { Position } from "@naqsh/shared/kernel/position";
import { createBoundedMap } from "./bounded-map";
import type { CommandTraces } from "./command-traces";

/** A stream as it stands after its durable events. Replaced, never changed, but for `commands`, which only grows. */
export type FoldedStream = {
  state: unknown;
  /** The revision of the last event; -1 while there is none. */
  revision: number;
  position: Position;
  /** Milliseconds; the stream's next event is never recorded earlier. */
  recordedAtMs: number;
  commands: CommandTraces;
  /** When the store was last seen to hold nothing newer, milliseconds. */
  checkedAtMs: number;
  /** Up to where it is kept outside of memory; -1 while it is not. */
  keptAt: number;
};

export type StreamCache = {
  get: (stream: string) => FoldedStream | undefined;
  /** Takes a fold unless a newer one is held. */
  put: (stream: string, folded: FoldedStream) => void;
  remove: (stream: string) => void;
};

/** States and the commands they know grow with a stream: all that are held have so many events together, some 300 bytes each. */
const MOST_EVENTS = 1_000_000;

/** Folded state of about the `streams` streams that were used last, of fewer if they are long. */
export const createStreamCache = (streams: number, mostEvents = MOST_EVENTS): StreamCache => {
  const weights = { weightOf: ({ revision }: FoldedStream) => revision + 1, most: mostEvents };
  const held = createBoundedMap<FoldedStream>(streams, weights);
  return {
    get: held.get,
    put: (stream, folded) => {
      const known = held.get(stream);
      if (!known || known.revision <= folded.revision) held.set(stream, folded);
    },
    remove: held.delete,
  };
};
