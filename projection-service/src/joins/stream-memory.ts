import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";

/** Whole streams, for questions that are asked of their past. */
export type StreamMemory = {
  /** Every event of a stream, from the first; what was read lately is not read and decoded again. */
  eventsOf: (stream: string) => Promise<readonly RecordedEvent[]>;
  /** Whether a stream of so many events can be held. */
  holds: (events: number) => boolean;
};

export type StreamMemoryParts = {
  store: Pick<EventStore, "readStream">;
  decode: (event: StoredEvent) => RecordedEvent;
  /** How many are held at most: the streams that were asked for longest ago go first. */
  mostEvents: number;
};

export const createStreamMemory = ({ store, decode, mostEvents }: StreamMemoryParts): StreamMemory => {
  const held = new Map<string, readonly RecordedEvent[]>();
  let size = 0;

  const drop = (stream: string): void => {
    size -= held.get(stream)?.length ?? 0;
    held.delete(stream);
  };
  const holds = (events: number): boolean => events <= mostEvents;
  const hold = (stream: string, events: readonly RecordedEvent[]): void => {
    drop(stream);
    if (!holds(events.length)) return;
    held.set(stream, events);
    size += events.length;
    for (const oldest of held.keys()) {
      if (size <= mostEvents) return;
      drop(oldest);
    }
  };

  return {
    holds,
    eventsOf: async (stream) => {
      const known = held.get(stream) ?? [];
      const pause = createPauses(QUESTION_SLICE_MS);
      const added: RecordedEvent[] = [];
      for await (const stored of store.readStream(stream, { from: known.length })) {
        added.push(decode(stored));
        await pause();
      }
      const events = added.length === 0 ? known : [...known, ...added];
      // Another question may have read further meanwhile.
      if (events.length >= (held.get(stream)?.length ?? 0)) hold(stream, events);
      return events;
    },
  };
};
