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

/** Folded state of about the `streams` streams that were used last. */
export const createStreamCache = (streams: number): StreamCache => {
  const held = createBoundedMap<FoldedStream>(streams);
  return {
    get: held.get,
    put: (stream, folded) => {
      const known = held.get(stream);
      if (!known || known.revision <= folded.revision) held.set(stream, folded);
    },
    remove: held.delete,
  };
};
