import { RevisionConflict, type StoredEvent } from "../../ports/event-store";
import type { Appender } from "./appender";
import type { EventReader } from "./event-reader";

/** Callers probe again soon, so a probe of a hanging server must not hold up the next one. */
const ANSWERS_WITHIN_MS = 2_000;

/**
 * Whether the server takes appends: the log's first event is sent again at its own place, which goes the way of every append
 * and stores nothing.
 */
export class LogProbe {
  #first: StoredEvent | null = null;

  constructor(
    private readonly reader: EventReader,
    private readonly appender: Appender,
  ) {}

  /** @throws StoreUnavailable */
  async takes(): Promise<void> {
    this.#first ??= await this.#firstOfLog();
    if (this.#first === null) return;
    const { stream, revision, position: _, ...event } = this.#first;
    try {
      await this.appender.append(stream, revision - 1, [event], ANSWERS_WITHIN_MS);
    } catch (error) {
      // A server that does not know the event again has answered all the same.
      if (!(error instanceof RevisionConflict)) throw error;
    }
  }

  async #firstOfLog(): Promise<StoredEvent | null> {
    for await (const event of this.reader.readAll({ limit: 1 })) return event;
    return null;
  }
}
