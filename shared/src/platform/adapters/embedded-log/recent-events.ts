import type { StoredEvent } from "../../ports/event-store";
import { eventAt } from "./record";

/** The bytes of one flush: records that lie end to end, the first of them being number `first` of the log. */
export type FlushedRecords = { first: number; bytes: Buffer; ends: readonly number[] };

type Kept = FlushedRecords & { events: (StoredEvent | undefined)[] };

/** The newest events, kept in memory so that live readers need no disk; each is parsed once and then shared. */
export class RecentEvents {
  #kept: Kept[] = [];
  #bytes = 0;

  constructor(private readonly capacityBytes: number) {}

  add(flushed: FlushedRecords): void {
    this.#kept.push({ ...flushed, events: [] });
    this.#bytes += flushed.bytes.length;
    while (this.#bytes > this.capacityBytes) this.#bytes -= this.#kept.shift()!.bytes.length;
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
      const to = Math.min(last, kept.first + kept.ends.length - 1);
      for (let sequence = Math.max(first, kept.first); sequence <= to; sequence += 1)
        events.push(event(kept, sequence));
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

const event = (kept: Kept, sequence: number): StoredEvent => {
  const place = sequence - kept.first;
  const start = place === 0 ? 0 : kept.ends[place - 1]!;
  return (kept.events[place] ??= eventAt(kept.bytes, start, kept.ends[place]!));
};
