import type { StoredEvent } from "../../ports/event-store";

/** The events of one flush, the first of them being number `first` of the log, and how many bytes they took on disk. */
export type FlushedEvents = { first: number; events: readonly StoredEvent[]; bytes: number };

/** The newest events as they were appended, kept in memory so that live readers need neither disk nor parser. */
export class RecentEvents {
  #kept: FlushedEvents[] = [];
  #bytes = 0;

  constructor(private readonly capacityBytes: number) {}

  add(flushed: FlushedEvents): void {
    this.#kept.push(flushed);
    this.#bytes += flushed.bytes;
    while (this.#bytes > this.capacityBytes) this.#bytes -= this.#kept.shift()!.bytes;
  }

  covers(sequence: number): boolean {
    const oldest = this.#kept[0];
    return oldest !== undefined && sequence >= oldest.first;
  }

  range(first: number, last: number): StoredEvent[] {
    if (!this.covers(first)) return [];
    const events: StoredEvent[] = [];
    for (let place = this.#placeOf(first); place < this.#kept.length; place += 1) {
      const kept = this.#kept[place]!;
      if (kept.first > last) break;
      const to = Math.min(last, kept.first + kept.events.length - 1);
      for (let sequence = Math.max(first, kept.first); sequence <= to; sequence += 1) {
        events.push(kept.events[sequence - kept.first]!);
      }
    }
    return events;
  }

  find(sequence: number): StoredEvent | undefined {
    return this.range(sequence, sequence)[0];
  }

  #placeOf(sequence: number): number {
    let low = 0;
    let high = this.#kept.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#kept[middle]!.first <= sequence) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
