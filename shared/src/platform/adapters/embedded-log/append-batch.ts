import type { AppendResult, EventToStore, StoredEvent } from "../../ports/event-store";
import { positionOf } from "./position-digits";
import { encodeRecord, recordBytesAtMost, type ChainHash } from "./record";
import { SEGMENT_HEADER_BYTES } from "./segment";

const FIRST_BYTES = 256 * 1024;
const KEPT_BYTES = 4 * 1024 * 1024;

/** `jsons`: of each event. */
export type Append = { stream: string; revision: number; events: readonly EventToStore[]; jsons: readonly string[] };

/** Appends that go to disk in one write and one sync. Records lie behind room for a segment's header. */
export class AppendBatch {
  buffer: Buffer;
  size = SEGMENT_HEADER_BYTES;
  /** Where each record ends, counted from the end of the header's room. */
  readonly ends: number[] = [];
  /** As readers will be given them. */
  readonly events: StoredEvent[] = [];
  /** Settles when all of it is durable, or never will be. */
  readonly done: Promise<void>;
  settle!: { resolve: () => void; reject: (error: Error) => void };

  constructor(
    /** Sequence of its first record. */
    readonly first: number,
    /** Hash of the record before its first. */
    readonly before: ChainHash,
    buffer?: Buffer,
  ) {
    this.buffer = buffer ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
    this.previous = before;
    this.done = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
  }

  /** Hash of its last record. */
  previous: ChainHash;

  get count(): number {
    return this.ends.length;
  }

  /** The buffer, for the next batch, unless one huge append blew it up. */
  reusableBuffer(): Buffer | undefined {
    return this.buffer.length > KEPT_BYTES ? undefined : this.buffer;
  }

  /** Encodes the events of one append, the first of them at `revision`; gives what its caller hears once it is durable. */
  add({ stream, revision, events, jsons }: Append): AppendResult {
    const positions: string[] = [];
    for (let place = 0; place < jsons.length; place += 1) {
      const json = jsons[place]!;
      this.#makeRoom(recordBytesAtMost(stream, json));
      const { end, hash } = encodeRecord(this.buffer, this.size, {
        previous: this.previous,
        sequence: this.first + this.count,
        left: jsons.length - 1 - place,
        flushed: this.count,
        revision: revision + place,
        stream,
        json,
      });
      this.size = end;
      this.previous = hash;
      const position = positionOf(this.first + this.count);
      positions.push(position);
      this.events.push(storedEvent(events[place]!, { stream, revision: revision + place, position }));
      this.ends.push(this.size - SEGMENT_HEADER_BYTES);
    }
    return { revision: revision + jsons.length - 1, positions };
  }

  #makeRoom(bytes: number): void {
    const needed = this.size + bytes;
    if (needed <= this.buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.buffer.length * 2));
    this.buffer.copy(grown, 0, 0, this.size);
    this.buffer = grown;
  }
}

const storedEvent = (
  { id, type, schemaVersion, recordedAt, data, metadata }: EventToStore,
  { stream, revision, position }: Pick<StoredEvent, "stream" | "revision" | "position">,
): StoredEvent => ({ id, type, schemaVersion, recordedAt, data, metadata, stream, revision, position });
