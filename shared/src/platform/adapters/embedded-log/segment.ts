import { crc32 } from "node:zlib";
import { LogDamaged } from "../../ports/event-store";
import { HASH_BYTES, type ChainHash } from "./record";

/** A segment's file begins with: "NAQSHLOG", u32 format, u48 first sequence, hash of the record before, u32 CRC-32 of these. */
const MAGIC = Buffer.from("NAQSHLOG", "latin1");
const FORMAT = 1;
const CRC_AT = 18 + HASH_BYTES;
export const SEGMENT_HEADER_BYTES = CRC_AT + 4;

const FIRST_ROOM = 1024;

const NAME = /^(\d{20})\.log$/;

export const segmentName = (firstSequence: number): string => `${String(firstSequence).padStart(20, "0")}.log`;

/** Names of the segments among a directory's files, in log order. */
export const segmentNames = (names: readonly string[]): string[] => names.filter((name) => NAME.test(name)).toSorted();

export const firstSequenceOf = (name: string): number => Number(NAME.exec(name)?.[1]);

export const writeSegmentHeader = (into: Buffer, firstSequence: number, previous: ChainHash): void => {
  MAGIC.copy(into, 0);
  into.writeUInt32LE(FORMAT, 8);
  into.writeUIntLE(firstSequence, 12, 6);
  into.write(previous, 18, "latin1");
  into.writeUInt32LE(crc32(into.subarray(0, CRC_AT)), CRC_AT);
};

/** Whether the buffer begins with a whole and valid header of the segment that begins at `firstSequence`. */
export const hasSegmentHeader = (buffer: Buffer, firstSequence: number): boolean =>
  buffer.length >= SEGMENT_HEADER_BYTES &&
  buffer.compare(MAGIC, 0, MAGIC.length, 0, MAGIC.length) === 0 &&
  buffer.readUInt32LE(CRC_AT) === crc32(buffer.subarray(0, CRC_AT)) &&
  buffer.readUInt32LE(8) === FORMAT &&
  buffer.readUIntLE(12, 6) === firstSequence;

/** The chain's link that a segment's header begins with. */
export const previousInHeader = (header: Buffer): ChainHash => header.toString("latin1", 18, 18 + HASH_BYTES);

/** A stream's events in one segment: the revision of the first, how many, and the sequence of the last. */
export type StreamSpan = { first: number; count: number; last: number };

/** What a segment's index says of its records; `size`: bytes up to the end of the last. */
export type SegmentContent = {
  offsets: Uint32Array;
  /** For each record the sequence of its stream's previous event; 0 for a stream's first. */
  before: Uint32Array;
  spans: Map<string, StreamSpan>;
  size: number;
};

/** One file of the log, where each of its records begins, and which streams it holds. */
export class Segment {
  #offsets: Uint32Array = new Uint32Array(FIRST_ROOM);
  #before: Uint32Array = new Uint32Array(FIRST_ROOM);
  #count = 0;
  /** The streams of its records, until they are in its index on disk. */
  #spans = new Map<string, StreamSpan>();
  /** Bytes up to the end of its last known record. */
  size = SEGMENT_HEADER_BYTES;
  /** Up to which byte an index on disk knows of it. */
  indexedSize = 0;
  /** Up to which byte its records are taken on the word of that index, since it was opened. */
  trustedSize = 0;
  /** Hash of its last record; null while it is the last segment. */
  last: ChainHash | null = null;

  constructor(
    readonly name: string,
    readonly fd: number,
    readonly first: number,
    /** Hash of the record before its first. */
    readonly previous: ChainHash,
  ) {}

  get next(): number {
    return this.first + this.#count;
  }

  /** Notes the next record: its stream and revision, where it lies, and its stream's event before. */
  add(stream: string, revision: number, { at, end, before }: { at: number; end: number; before: number }): void {
    if (this.#count === this.#offsets.length) this.#makeRoom();
    const span = this.#spans.get(stream);
    if (span) {
      span.count += 1;
      span.last = this.next;
    } else {
      this.#spans.set(stream, { first: revision, count: 1, last: this.next });
    }
    this.#before[this.#count] = before;
    this.#offsets[this.#count++] = at;
    this.size = end;
  }

  /** Takes the word of an index for all records that it knows of. */
  adopt({ offsets, before, spans, size }: SegmentContent): void {
    this.#offsets = offsets;
    this.#before = before;
    this.#spans = spans;
    this.#count = offsets.length;
    this.size = size;
    this.indexedSize = size;
    this.trustedSize = size;
  }

  content(): SegmentContent {
    const [offsets, before] = [this.#offsets.subarray(0, this.#count), this.#before.subarray(0, this.#count)];
    return { offsets, before, spans: this.#spans, size: this.size };
  }

  /** It takes no more records, and all of it is in its index on disk. */
  forgetSpans(): void {
    this.#spans = new Map();
  }

  startOf(sequence: number): number {
    return this.#offsets[sequence - this.first]!;
  }

  endOf(sequence: number): number {
    return sequence + 1 < this.next ? this.startOf(sequence + 1) : this.size;
  }

  /** Sequence of the event of its stream before this one; 0 for none. */
  beforeOf(sequence: number): number {
    return this.#before[sequence - this.first]!;
  }

  damaged(byte: number, reason: string, record = this.next): LogDamaged {
    return new LogDamaged(`Segment ${this.name}, record ${record}, byte ${byte}: ${reason}`);
  }

  #makeRoom(): void {
    const room = Math.max(FIRST_ROOM, this.#count * 2);
    const [offsets, before] = [new Uint32Array(room), new Uint32Array(room)];
    offsets.set(this.#offsets);
    before.set(this.#before);
    this.#offsets = offsets;
    this.#before = before;
  }
}
