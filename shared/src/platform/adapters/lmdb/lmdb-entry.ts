import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { LmdbBroken } from "./lmdb-page";

/** An entry's bytes: this mark, with which nothing begins that earlier builds wrote, u32 CRC-32 of the key and the value, the value. */
export const ENTRY_MARK = 0xc1;
export const ENTRY_HEADER_BYTES = 5;

const checksumOf = (key: Uint8Array, value: Uint8Array): number => crc32(value, crc32(key));

/** Bytes as they lie under their key, which the checksum covers too. */
export const sealBytes = (key: Uint8Array, body: Buffer): Buffer => {
  const sealed = Buffer.allocUnsafe(ENTRY_HEADER_BYTES + body.length);
  sealed.writeUInt8(ENTRY_MARK, 0);
  sealed.writeUInt32LE(checksumOf(key, body), 1);
  body.copy(sealed, ENTRY_HEADER_BYTES);
  return sealed;
};

/** The same for any value. */
export const sealEntry = (key: Uint8Array, value: unknown): Buffer => sealBytes(key, serialize(value));

/** Whether it was written with a checksum. */
export const isSealed = (data: Uint8Array): boolean => data[0] === ENTRY_MARK;

/** Whether it lies here as it was written, under this key. */
export const isWhole = (key: Uint8Array, data: Buffer): boolean =>
  data.length > ENTRY_HEADER_BYTES &&
  isSealed(data) &&
  data.readUInt32LE(1) === checksumOf(key, data.subarray(ENTRY_HEADER_BYTES));

/** @throws LmdbBroken if the key or the bytes were altered. */
export const openBytes = (key: Uint8Array, data: Buffer): Buffer => {
  if (!isWhole(key, data)) throw new LmdbBroken("an entry does not fit its checksum");
  return data.subarray(ENTRY_HEADER_BYTES);
};

/** @throws LmdbBroken if the key or the value was altered. */
export const openEntry = (key: Uint8Array, data: Buffer): unknown => deserialize(openBytes(key, data));
