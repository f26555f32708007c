import type { Segment } from "./segment";

type StreamEntry = {
  /** Revision of its last event, those in flight included. */
  revision: number;
  /** Sequence of each readable event, by revision. */
  sequences: number[];
};

/** Where everything lies: segments by sequence, streams by revision. Holds what is readable; revisions also count what is in flight. */
export class LogIndex {
  readonly segments: Segment[] = [];
  readonly #streams = new Map<string, StreamEntry>();
  #head = 0;

  /** Sequence of the last readable event, 0 for none. */
  get head(): number {
    return this.#head;
  }

  get last(): Segment | undefined {
    return this.segments.at(-1);
  }

  /** Revision of a stream's last event, those in flight included; -1 for a missing stream. */
  revisionOf(stream: string): number {
    return this.#streams.get(stream)?.revision ?? -1;
  }

  /** Counts events that were given a place but cannot be read yet. */
  reserve(stream: string, revision: number): void {
    const entry = this.#streams.get(stream);
    if (entry) entry.revision = revision;
    else this.#streams.set(stream, { revision, sequences: [] });
  }

  /** Makes the next event readable; gives false where it does not continue its stream. */
  publish(stream: string, revision: number): boolean {
    let entry = this.#streams.get(stream);
    if (!entry) this.#streams.set(stream, (entry = { revision: -1, sequences: [] }));
    if (entry.sequences.length !== revision) return false;
    this.#head += 1;
    entry.sequences.push(this.#head);
    if (entry.revision < revision) entry.revision = revision;
    return true;
  }

  /** Sequences of a stream's readable events from a revision on. */
  sequencesOf(stream: string, from: number, limit: number): readonly number[] {
    return this.#streams.get(stream)?.sequences.slice(from, from + limit) ?? [];
  }

  segmentOf(sequence: number): Segment {
    let low = 0;
    let high = this.segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.segments[middle]!.first <= sequence) low = middle;
      else high = middle - 1;
    }
    return this.segments[low]!;
  }
}
