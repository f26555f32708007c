import type { LogDamaged, StoredEvent } from "../../ports/event-store";
import type { LogDisk } from "./log-disk";
import type { LogIndex } from "./log-index";
import type { RecentEvents } from "./recent-events";
import { eventAt, isCrcValid, recordEnd, sequenceAt } from "./record";
import type { Segment } from "./segment";

const READ_BYTES = 1024 * 1024;
const GAP_BYTES = 16 * 1024;

/** Gives events by their sequence: from memory if they are recent, else from disk, each checked. */
export class StoredEvents {
  constructor(
    private readonly disk: LogDisk,
    readonly index: LogIndex,
    private readonly recent: RecentEvents | null,
    /** Hears of a record that is not what was written, before its reader does. */
    private readonly onDamage: (damage: LogDamaged) => void = () => undefined,
  ) {}

  /** Readable events after a sequence, in log order: at least one if there is one, at most `limit`. */
  async after(sequence: number, limit: number): Promise<StoredEvent[]> {
    const events = await this.fetched(sequence, limit);
    return events();
  }

  /** The same, read from disk but not parsed before they are asked for: bytes that wait cost the collector nothing. */
  async fetched(sequence: number, limit: number): Promise<() => StoredEvent[]> {
    const first = sequence + 1;
    const last = Math.min(this.index.head, sequence + limit);
    if (first > last) return () => [];
    const recent = this.recent?.range(first, last) ?? [];
    if (recent.length > 0) return () => recent;
    const segment = this.index.segmentOf(first);
    let end = Math.min(last, segment.next - 1);
    const bytes = segment.endOf(end) - segment.startOf(first);
    if (bytes > READ_BYTES) end = Math.max(first, first + Math.floor((end - first) * (READ_BYTES / bytes)));
    return this.#fetch(segment, first, end);
  }

  /** One readable event, read at once. @throws LogDamaged, RangeError if there is none. */
  at(sequence: number): StoredEvent {
    if (sequence < 1 || sequence > this.index.head) throw new RangeError(`There is no event ${sequence}`);
    const recent = this.recent?.find(sequence);
    if (recent !== undefined) return recent;
    const segment = this.index.segmentOf(sequence);
    const from = segment.startOf(sequence);
    const buffer = Buffer.allocUnsafe(segment.endOf(sequence) - from);
    const length = this.disk.readNow(segment.fd, buffer, buffer.length, from);
    return this.#checked(segment, buffer.subarray(0, length), { sequence, from });
  }

  /** The events of these rising sequences. */
  async of(sequences: readonly number[]): Promise<StoredEvent[]> {
    const runs: Promise<StoredEvent[]>[] = [];
    for (let from = 0; from < sequences.length;) {
      const to = this.#runEnd(sequences, from);
      runs.push(this.#run(sequences.slice(from, to)));
      from = to;
    }
    return (await Promise.all(runs)).flat();
  }

  /** Neighbours that one read should fetch: in one segment, near to each other. */
  #runEnd(sequences: readonly number[], from: number): number {
    const segment = this.index.segmentOf(sequences[from]!);
    let to = from + 1;
    while (to < sequences.length) {
      const sequence = sequences[to]!;
      if (sequence >= segment.next) break;
      if (segment.startOf(sequence) - segment.endOf(sequences[to - 1]!) > GAP_BYTES) break;
      if (segment.endOf(sequence) - segment.startOf(sequences[from]!) > READ_BYTES) break;
      to += 1;
    }
    return to;
  }

  async #run(sequences: readonly number[]): Promise<StoredEvent[]> {
    const first = sequences[0]!;
    const recent = this.recent?.covers(first) ? sequences.map((sequence) => this.recent?.find(sequence)) : [undefined];
    if (recent.every((event) => event !== undefined)) return recent;
    const events = await this.#fetch(this.index.segmentOf(first), first, sequences.at(-1)!, new Set(sequences));
    return events();
  }

  async #fetch(
    segment: Segment,
    first: number,
    last: number,
    wanted?: ReadonlySet<number>,
  ): Promise<() => StoredEvent[]> {
    const from = segment.startOf(first);
    const buffer = Buffer.allocUnsafe(segment.endOf(last) - from);
    const read = buffer.subarray(0, await this.disk.read(segment.fd, buffer, buffer.length, from));
    return () => {
      const events: StoredEvent[] = [];
      for (let sequence = first; sequence <= last; sequence += 1) {
        if (!wanted || wanted.has(sequence)) events.push(this.#checked(segment, read, { sequence, from }));
      }
      return events;
    };
  }

  /** The event of a record among bytes that lie from a byte of its segment on. */
  #checked(segment: Segment, bytes: Buffer, { sequence, from }: { sequence: number; from: number }): StoredEvent {
    const at = segment.startOf(sequence) - from;
    const end = segment.endOf(sequence) - from;
    const isWhole = recordEnd(bytes, at) === end && isCrcValid(bytes, at, end);
    if (isWhole && sequenceAt(bytes, at) === sequence) return eventAt(bytes, at, end);
    const damage = segment.damaged(from + at, "it is not what was written", sequence);
    this.onDamage(damage);
    throw damage;
  }
}
