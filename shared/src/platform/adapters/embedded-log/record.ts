import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { EventToStore, StoredEvent } from "../../ports/event-store";
import { positionOf } from "./position-digits";

/**
 * One event on disk, little endian:
 *
 *  0  u32  CRC-32 of everything from byte 4 to the end
 *  4  u32  length of what follows
 *  8  32 B hash of the record before (SHA-256 of that record from its byte 4 on); zeros for the first
 * 40  u48  sequence, from 1 without gaps
 * 46  u16  how many events of the same append follow
 * 48  u32  how many records of the same flush lie before
 * 52  u32  revision in its stream
 * 56  u16  length of the stream's name in bytes
 * 58       the stream's name, then the event as JSON
 */
const FIXED_BYTES = 58;
const PREVIOUS_AT = 8;
const COVERED_FROM = 4;
export const HASH_BYTES = 32;

/** A link of the chain: the 32 bytes of a hash, as a string of as many characters (a Buffer each would cost more than the hash). */
export type ChainHash = string;

export const GENESIS_HASH: ChainHash = "\0".repeat(HASH_BYTES);
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

/** Writes a record at `at` into a buffer with enough room; gives the byte after its end, and its hash. */
export const encodeRecord = (
  into: Buffer,
  at: number,
  record: RecordHead & { previous: ChainHash; stream: string; json: string },
): { end: number; hash: ChainHash } => {
  const streamBytes = into.write(record.stream, at + FIXED_BYTES, "utf8");
  const jsonBytes = into.write(record.json, at + FIXED_BYTES + streamBytes, "utf8");
  const end = at + FIXED_BYTES + streamBytes + jsonBytes;
  into.writeUInt32LE(end - at - PREVIOUS_AT, at + 4);
  into.write(record.previous, at + PREVIOUS_AT, "latin1");
  into.writeUIntLE(record.sequence, at + 40, 6);
  into.writeUInt16LE(record.left, at + 46);
  into.writeUInt32LE(record.flushed, at + 48);
  into.writeUInt32LE(record.revision, at + 52);
  into.writeUInt16LE(streamBytes, at + 56);
  const covered = into.subarray(at + COVERED_FROM, end);
  into.writeUInt32LE(crc32(covered), at);
  return { end, hash: hash("sha256", covered, "binary") };
};

/** The chain's next link: the hash of the record between the two offsets. */
export const recordHash = (buffer: Buffer, at: number, end: number): ChainHash =>
  hash("sha256", buffer.subarray(at + COVERED_FROM, end), "binary");

/** Where the record at `at` ends by its own word; null if the buffer holds too little, "invalid" for a length that cannot be. */
export const recordEnd = (buffer: Buffer, at: number, limit = buffer.length): number | null | "invalid" => {
  if (at + PREVIOUS_AT > limit) return null;
  const length = buffer.readUInt32LE(at + 4);
  if (length < FIXED_BYTES - PREVIOUS_AT || length > LARGEST_RECORD) return "invalid";
  const end = at + PREVIOUS_AT + length;
  return end > limit ? null : end;
};

export const isCrcValid = (buffer: Buffer, at: number, end: number): boolean =>
  buffer.readUInt32LE(at) === crc32(buffer.subarray(at + COVERED_FROM, end));

export const isChainedTo = (buffer: Buffer, at: number, previous: ChainHash): boolean =>
  buffer.toString("latin1", at + PREVIOUS_AT, at + PREVIOUS_AT + HASH_BYTES) === previous;

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
