import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import {
  RevisionConflict,
  type EventStore,
  type EventToStore,
  type StoredEvent,
} from "@naqsh/shared/platform/ports/event-store";

/** What a scheduler decides about: when an append happens, when its answer arrives, when a reading begins. */
export type Pause = (what: string) => Promise<void>;

/** A log in memory whose every step waits for its turn, so that a scheduler can try the orders of many processes. */
export const createScheduledEventStore = (pause: Pause): EventStore & { log: StoredEvent[] } => {
  const log: StoredEvent[] = [];
  const of = (stream: string): StoredEvent[] => log.filter((event) => event.stream === stream);

  const append = (stream: string, expected: number, events: readonly EventToStore[]) => {
    const held = of(stream);
    const earlier = held.slice(expected + 1, expected + 1 + events.length);
    if (earlier.length === events.length && earlier.every((event, place) => event.id === events[place]!.id)) {
      return { revision: expected + events.length, positions: earlier.map(({ position }) => position) };
    }
    if (held.length - 1 !== expected) throw new RevisionConflict(stream, expected, held.length - 1);
    const positions = events.map((event, place) => {
      const position = String(log.length + 1).padStart(20, "0");
      log.push({ ...structuredClone(event), stream, revision: expected + 1 + place, position });
      return position;
    });
    return { revision: expected + events.length, positions };
  };

  const readStream = async function* (stream: string, { from = 0, limit = Infinity } = {}) {
    await pause(`read ${stream}`);
    yield* of(stream).slice(from, from + limit);
  };

  return {
    log,
    append: async (stream, expected, events) => {
      await pause(`append to ${stream}`);
      const result = append(stream, expected, events);
      await pause(`answer of ${stream}`);
      return result;
    },
    takes: async () => undefined,
    readStream,
    readAll: async function* () {
      yield* log;
    },
    subscribe: async function* () {
      yield log;
    },
    head: async () => log.at(-1)?.position ?? START_OF_LOG,
    close: async () => undefined,
  };
};
