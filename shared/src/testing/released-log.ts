import type { Position } from "../kernel/position";
import type { LogReader, StoredEvent } from "../platform/ports/event-store";

export type ReleasedLog = {
  store: LogReader;
  /** Lets so many more events of the story happen. */
  release: (events: number) => void;
};

/** A log whose events are known, and happen when they are told to. */
export const releasedLog = (story: readonly StoredEvent[]): ReleasedLog => {
  let released = 0;
  let waiting: (() => void)[] = [];
  const after = (position: Position): StoredEvent[] =>
    story.slice(0, released).filter((event) => event.position > position);
  const news = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const over = (): void => {
        signal.removeEventListener("abort", over);
        resolve();
      };
      waiting.push(over);
      signal.addEventListener("abort", over, { once: true });
    });
  return {
    store: {
      head: async () => story[released - 1]?.position ?? "",
      readAll: async function* ({ after: from = "" } = {}) {
        yield* after(from);
      },
      readStream: async function* (stream) {
        yield* after("").filter((event) => event.stream === stream);
      },
      close: async () => undefined,
      subscribe: async function* ({ after: from, signal, maxBatch = 100 }) {
        let reached = from;
        while (!signal.aborted) {
          const batch = after(reached).slice(0, maxBatch);
          yield batch;
          reached = batch.at(-1)?.position ?? reached;
          if (after(reached).length === 0) await news(signal);
        }
      },
    },
    release: (events) => {
      released = Math.min(story.length, released + events);
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
    },
  };
};
