import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";

/** Streams with an append of unknown outcome: what lies in the store may not be what was decided here. */
export class UncertainAppends {
  readonly #streams = new Set<string>();

  constructor(private readonly store: Pick<EventStore, "readStream">) {}

  add(stream: string): void {
    this.#streams.add(stream);
  }

  has(stream: string): boolean {
    return this.#streams.has(stream);
  }

  /**
   * True if the store holds these very events, and then the stream is certain again; false if it answered for an earlier append
   * of the same ids.
   */
  async settle(stream: string, events: readonly StoredEvent[]): Promise<boolean> {
    const own = events.values();
    for await (const stored of this.store.readStream(stream, { from: events[0]!.revision, limit: events.length })) {
      const { value: event } = own.next();
      if (!event || !isSame(stored, event)) return false;
    }
    this.#streams.delete(stream);
    return true;
  }
}

const isSame = (stored: StoredEvent, own: StoredEvent): boolean =>
  stored.id === own.id &&
  stored.recordedAt === own.recordedAt &&
  stored.metadata.commandDigest === own.metadata.commandDigest &&
  JSON.stringify(stored.data) === JSON.stringify(own.data);
