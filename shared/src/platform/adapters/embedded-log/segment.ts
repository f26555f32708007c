import { crc32 } from "node:zlib";
import { LogDamaged } from "../../ports/event-store";
import { HASH_BYTES, type ChainHash } from "./record";

/** A segment's file begins with: "NAQSHLOG", u32 format, u48 first sequence, hash of the record before, u32 CRC-32 of these. */
const MAGIC = Buffer.from("NAQSHLOG", "latin1");
const FORMAT = 1;
const CRC_AT = 18 + HASH_BYTES;
export const SEGMENT_HEADER_BYTES = CRC_AT + 4;

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

/** One file of the log and where each of its records begins. */
export class Segment {
  #offsets = new Uint32Array(1024);
  #count = 0;

  constructor(
    readonly name: string,
    readonly fd: number,
    readonly first: number,
    /** Bytes up to the end of its last known record. */
    public size: number,
  ) {}

  get next(): number {
    return this.first + this.#count;
  }

  /** Notes that the next record lies from `at` to `end`. */
  add(at: number, end: number): void {
    if (this.#count === this.#offsets.length) {
      const grown = new Uint32Array(this.#offsets.length * 2);
      grown.set(this.#offsets);
      this.#offsets = grown;
    }
    this.#offsets[this.#count++] = at;
    this.size = end;
  }

  startOf(sequence: number): number {
    return this.#offsets[sequence - this.first]!;
  }

  endOf(sequence: number): number {
    return sequence + 1 < this.next ? this.startOf(sequence + 1) : this.size;
  }

  damaged(byte: number, reason: string): LogDamaged {
    return new LogDamaged(`Segment ${this.name}, record ${this.next}, byte ${byte}: ${reason}`);
  }
}
