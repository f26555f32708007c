import type { AppendResult, EventToStore, StoredEvent } from "../../ports/event-store";
import { positionOf } from "./position-digits";
import { encodeRecord, recordBytesAtMost, type ChainHash } from "./record";
import { SEGMENT_HEADER_BYTES } from "./segment";

/** A few bids: it grows with what comes, and the next batch has it. Large ones made V8 collect all garbage after some openings. */
const FIRST_BYTES = 16 * 1024;
const KEPT_BYTES = 4 * 1024 * 1024;
/** About a thousand bids: taken into the system's cache in a millisecond. */
const FULL_BYTES = 1024 * 1024;

/** `jsons`: of each event. */
export type Append = { stream: string; revision: number; events: readonly EventToStore[]; jsons: readonly string[] };

type Caller = { result: AppendResult; resolve: (result: AppendResult) => void; reject: (error: Error) => void };

/** Appends that go to disk in one write and one sync. Records lie behind room for a segment's header. */
export class AppendBatch {
  buffer: Buffer;
  size = SEGMENT_HEADER_BYTES;
  /** Where each record ends, counted from the end of the header's room. */
  readonly ends: number[] = [];
  /** As readers will be given them. */
  readonly events: StoredEvent[] = [];
  /** The callers that wait for it, in the order of their appends. */
  readonly #callers: Caller[] = [];
  #answered = 0;
  /** Resolves when each caller has heard, be it an answer or a failure. */
  readonly settled: Promise<void>;
  #settle!: () => void;

  constructor(
    /** Sequence of its first record. */
    readonly first: number,
    /** Hash of the record before its first. */
    readonly before: ChainHash,
    buffer?: Buffer,
  ) {
    this.buffer = buffer ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
    this.previous = before;
    this.settled = new Promise((resolve) => (this.#settle = resolve));
  }

  /** Hash of its last record. */
  previous: ChainHash;

  get count(): number {
    return this.ends.length;
  }

  /** It should take no more: what one write and sync carry holds up everybody. */
  get isFull(): boolean {
    return this.size >= FULL_BYTES;
  }

  /** The buffer, for the next batch, unless one huge append blew it up. */
  reusableBuffer(): Buffer | undefined {
    return this.buffer.length > KEPT_BYTES ? undefined : this.buffer;
  }

  /** Encodes the events of one append; answers its caller when `answer` comes to it. */
  add(append: Append): Promise<AppendResult> {
    const result = this.#encode(append);
    return new Promise((resolve, reject) => this.#callers.push({ result, resolve, reject }));
  }

  /** Answers the next callers, at most so many; gives how many. Of a batch that is durable. */
  answer(most: number): number {
    const from = this.#answered;
    const to = Math.min(from + most, this.#callers.length);
    for (let place = from; place < to; place += 1) {
      const { result, resolve } = this.#callers[place]!;
      resolve(result);
    }
    this.#answered = to;
    if (to === this.#callers.length) this.#settle();
    return to - from;
  }

  get isAnswered(): boolean {
    return this.#answered === this.#callers.length;
  }

  /** Tells all callers that it may never be durable. */
  refuse(failure: Error): void {
    for (const { reject } of this.#callers) reject(failure);
    this.#settle();
  }

  #encode({ stream, revision, events, jsons }: Append): AppendResult {
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
