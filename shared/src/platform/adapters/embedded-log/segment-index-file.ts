import { crc32 } from "node:zlib";
import { HASH_BYTES, type ChainHash } from "./record";
import type { SegmentContent, StreamSpan } from "./segment";

/**
 * What a segment's index holds, in this machine's byte order (another's reads as a foreign format):
 *
 *   0  "NAQSHIDX", u32 format, u32 records, u32 streams, u32 bytes of the segment up to the end of its last record, f64 first sequence
 *  32  hash of the record before its first, hash of its last record
 *  96  u32 offset of each record, then of each the sequence of its stream's event before
 *      of each stream: u32 revision of its first event here, u32 how many, u32 sequence of the last, u32 bytes of its name, the name
 *      u32 CRC-32 of all before
 */
const MAGIC = Buffer.from("NAQSHIDX", "latin1");
const FORMAT = 1;
const FIXED_BYTES = 32 + 2 * HASH_BYTES;
const SPAN_BYTES = 16;

export type SegmentIndex = { first: number; previous: ChainHash; last: ChainHash; content: SegmentContent };

const bytesOf = (numbers: Uint32Array | Float64Array): Buffer =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

const spanBytes = (stream: string, { first, count, last }: StreamSpan): Buffer[] => {
  const name = Buffer.from(stream);
  return [bytesOf(Uint32Array.of(first, count, last, name.length)), name];
};

export const encodeSegmentIndex = ({ first, previous, last, content }: SegmentIndex): Buffer => {
  const { offsets, before, spans, size } = content;
  const parts = [
    MAGIC,
    bytesOf(Uint32Array.of(FORMAT, offsets.length, spans.size, size)),
    bytesOf(Float64Array.of(first)),
    Buffer.from(previous + last, "latin1"),
    bytesOf(offsets),
    bytesOf(before),
  ];
  for (const [stream, span] of spans) parts.push(...spanBytes(stream, span));
  const body = Buffer.concat(parts);
  return Buffer.concat([body, bytesOf(Uint32Array.of(crc32(body)))]);
};

/** Copies numbers out, since they need not lie where such an array may begin. */
const numbersAt = (bytes: Buffer, at: number, count: number): Uint32Array => {
  const numbers = new Uint32Array(count);
  bytes.copy(bytesOf(numbers), 0, at, at + count * 4);
  return numbers;
};

/** Null for what is not an index as it was written. */
export const decodeSegmentIndex = (bytes: Buffer): SegmentIndex | null => {
  const end = bytes.length - 4;
  if (end < FIXED_BYTES || bytes.compare(MAGIC, 0, MAGIC.length, 0, MAGIC.length) !== 0) return null;
  const [format, records = 0, streams = 0, size = 0] = numbersAt(bytes, 8, 4);
  const [crc] = numbersAt(bytes, end, 1);
  if (format !== FORMAT || crc !== crc32(bytes.subarray(0, end))) return null;
  const first = new Float64Array(1);
  bytes.copy(bytesOf(first), 0, 24, 32);
  const spans = new Map<string, StreamSpan>();
  let at = FIXED_BYTES + records * 8;
  for (let stream = 0; stream < streams; stream += 1) {
    const [from = 0, count = 0, last = 0, length = 0] = numbersAt(bytes, at, 4);
    const name = bytes.toString("utf8", at + SPAN_BYTES, at + SPAN_BYTES + length);
    spans.set(name, { first: from, count, last });
    at += SPAN_BYTES + length;
  }
  const offsets = numbersAt(bytes, FIXED_BYTES, records);
  const before = numbersAt(bytes, FIXED_BYTES + records * 4, records);
  return {
    first: first[0]!,
    previous: bytes.toString("latin1", 32, 32 + HASH_BYTES),
    last: bytes.toString("latin1", 32 + HASH_BYTES, FIXED_BYTES),
    content: { offsets, before, spans, size },
  };
};
