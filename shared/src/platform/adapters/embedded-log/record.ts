import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { EventToStore, StoredEvent } from "../../ports/event-store";
import { positionOf } from "./position-digits";

/**
 * One event on disk, little endian:
 *
 *  0  u32  CRC-32 of everything from byte 4 to the end
 *  4  u32  length of what follows
 *  8  32 B hash of the record before (SHA-256 of that record from its byte 8 on); zeros for the first
 * 40  u48  sequence, from 1 without gaps
 * 46  u16  how many events of the same append follow
 * 48  u32  how many records of the same flush lie before
 * 52  u32  revision in its stream
 * 56  u16  length of the stream's name in bytes
 * 58       the stream's name, then the event as JSON
 */
const FIXED_BYTES = 58;
const CHAINED_FROM = 8;
export const HASH_BYTES = 32;
export const GENESIS_HASH: Buffer = Buffer.alloc(HASH_BYTES);
export const LARGEST_RECORD = 8 * 1024 * 1024;

export type RecordHead = {
  sequence: number;
  revision: number;
  /** How many events of the same append follow: a log that ends before them ends torn. */
  left: number;
  /** How many records of the same flush lie before. */
  flushed: number;
};

/** The most bytes that a record of this stream and JSON text can take. */
export const recordBytesAtMost = (stream: string, json: string): number =>
  FIXED_BYTES + 3 * (stream.length + json.length);

export const jsonOf = (event: EventToStore): string =>
  JSON.stringify({
    id: event.id,
    type: event.type,
    schemaVersion: event.schemaVersion,
    recordedAt: event.recordedAt,
    data: event.data,
    metadata: event.metadata,
  });

/** Writes a record at `at` into a buffer with enough room; gives the byte after its end. */
export const encodeRecord = (
  into: Buffer,
  at: number,
  record: RecordHead & { previous: Buffer; stream: string; json: string },
): number => {
  const streamBytes = into.write(record.stream, at + FIXED_BYTES, "utf8");
  const jsonBytes = into.write(record.json, at + FIXED_BYTES + streamBytes, "utf8");
  const end = at + FIXED_BYTES + streamBytes + jsonBytes;
  into.writeUInt32LE(end - at - CHAINED_FROM, at + 4);
  record.previous.copy(into, at + CHAINED_FROM);
  into.writeUIntLE(record.sequence, at + 40, 6);
  into.writeUInt16LE(record.left, at + 46);
  into.writeUInt32LE(record.flushed, at + 48);
  into.writeUInt32LE(record.revision, at + 52);
  into.writeUInt16LE(streamBytes, at + 56);
  into.writeUInt32LE(crc32(into.subarray(at + 4, end)), at);
  return end;
};

/** The chain's next link: the hash of the record between the two offsets. */
export const recordHash = (buffer: Buffer, at: number, end: number): Buffer =>
  hash("sha256", buffer.subarray(at + CHAINED_FROM, end), "buffer");

/** Where the record at `at` ends by its own word; null where the buffer holds too little, "invalid" for a length that cannot be. */
export const recordEnd = (buffer: Buffer, at: number, limit = buffer.length): number | null | "invalid" => {
  if (at + CHAINED_FROM > limit) return null;
  const length = buffer.readUInt32LE(at + 4);
  if (length < FIXED_BYTES - CHAINED_FROM || length > LARGEST_RECORD) return "invalid";
  const end = at + CHAINED_FROM + length;
  return end > limit ? null : end;
};

export const isCrcValid = (buffer: Buffer, at: number, end: number): boolean =>
  buffer.readUInt32LE(at) === crc32(buffer.subarray(at + 4, end));

export const isChainedTo = (buffer: Buffer, at: number, previous: Buffer): boolean =>
  buffer.compare(previous, 0, HASH_BYTES, at + CHAINED_FROM, at + CHAINED_FROM + HASH_BYTES) === 0;

export const headOf = (buffer: Buffer, at: number): RecordHead => ({
  sequence: sequenceAt(buffer, at),
  left: buffer.readUInt16LE(at + 46),
  flushed: buffer.readUInt32LE(at + 48),
  revision: buffer.readUInt32LE(at + 52),
});

export const sequenceAt = (buffer: Buffer, at: number): number => buffer.readUIntLE(at + 40, 6);

export const streamAt = (buffer: Buffer, at: number): string =>
  buffer.toString("utf8", at + FIXED_BYTES, at + FIXED_BYTES + buffer.readUInt16LE(at + 56));

/** The event of a record that was found valid. */
export const eventAt = (buffer: Buffer, at: number, end: number): StoredEvent => {
  const bodyAt = at + FIXED_BYTES + buffer.readUInt16LE(at + 56);
  const event = JSON.parse(buffer.toString("utf8", bodyAt, end)) as StoredEvent;
  event.stream = buffer.toString("utf8", at + FIXED_BYTES, bodyAt);
  event.revision = buffer.readUInt32LE(at + 52);
  event.position = positionOf(sequenceAt(buffer, at));
  return event;
};
