import type { Position } from "../../../kernel/position";
import type { EventStore, StoredEvent } from "../../ports/event-store";
import type { Signal } from "../../signal";
import { positionOf, sequenceOf } from "./position-digits";
import type { StoredEvents } from "./stored-events";

const PAGE = 512;
/** Parsed in one go: a question about a long stream holds nobody up. */
const PAGE_OF_STREAM = 32;

/** The reading half of the port over an index: the same for the writer and for a log that nobody writes. */
export type LogReadings = Pick<EventStore, "readStream" | "readAll" | "subscribe" | "head"> &
  Required<Pick<EventStore, "eventAt">>;

/** Waiting subscribers are told by `growth` of what came. */
export const createLogReadings = (events: StoredEvents, growth: Signal): LogReadings => {
  const { index } = events;

  async function* readStream(
    stream: string,
    options: { from?: number; limit?: number } = {},
  ): AsyncGenerator<StoredEvent> {
    const sequences = index.sequencesOf(stream, options.from ?? 0, options.limit ?? Infinity);
    for (let at = 0; at < sequences.length; at += PAGE_OF_STREAM) {
      yield* await events.of(sequences.slice(at, at + PAGE_OF_STREAM));
    }
  }

  async function* readAll(options: { after?: Position; limit?: number } = {}): AsyncGenerator<StoredEvent> {
    const after = sequenceOf(options.after ?? "");
    const last = Math.min(index.head, after + (options.limit ?? Infinity));
    for (let sequence = after; sequence < last;) {
      const page = await events.after(sequence, Math.min(PAGE, last - sequence));
      yield* page;
      sequence += page.length;
    }
  }

  async function* subscribe(options: {
    after: Position;
    signal: AbortSignal;
    maxBatch?: number;
  }): AsyncGenerator<StoredEvent[]> {
    const limit = options.maxBatch ?? PAGE;
    let sequence = sequenceOf(options.after);
    let isCaughtUp = false;
    /** For a reader that is far behind, reads the next batch from disk while this one is handled. */
    let ahead: Promise<() => StoredEvent[]> | null = null;
    try {
      while (!options.signal.aborted && !growth.hasEnded) {
        const fetched: () => StoredEvent[] = await (ahead ?? events.fetched(sequence, limit));
        const batch = fetched();
        ahead = null;
        if (options.signal.aborted || growth.hasEnded) return;
        sequence += batch.length;
        if (index.head >= sequence + limit) ahead = readAhead(sequence, limit);
        if (batch.length > 0 || !isCaughtUp) yield batch;
        isCaughtUp = batch.length === 0;
        if (isCaughtUp && index.head <= sequence) await growth.next(options.signal);
      }
    } finally {
      // The files that it reads may be closed next.
      await ahead?.catch(() => undefined);
    }
  }

  /** A failure is thrown when the batch is asked for. */
  const readAhead = (sequence: number, limit: number): Promise<() => StoredEvent[]> => {
    const reading = events.fetched(sequence, limit);
    reading.catch(() => undefined);
    return reading;
  };

  const head = async (): Promise<Position> => {
    return index.head === 0 ? "" : positionOf(index.head);
  };

  return { readStream, readAll, subscribe, head, eventAt: (position) => events.at(sequenceOf(position)) };
};
