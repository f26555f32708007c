import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { LmdbBroken } from "./lmdb-page";

/** An entry's bytes: this mark, with which nothing begins that earlier builds wrote, u32 CRC-32 of the key and the value, the value. */
const MARK = 0xc1;
const HEADER_BYTES = 5;

const checksumOf = (key: Uint8Array, value: Uint8Array): number => crc32(value, crc32(key));

/** A value as it lies under its key, which the checksum covers too. */
export const sealEntry = (key: Uint8Array, value: unknown): Buffer => {
  const body = serialize(value);
  const sealed = Buffer.allocUnsafe(HEADER_BYTES + body.length);
  sealed.writeUInt8(MARK, 0);
  sealed.writeUInt32LE(checksumOf(key, body), 1);
  body.copy(sealed, HEADER_BYTES);
  return sealed;
};

/** Whether it was written with a checksum. */
export const isSealed = (data: Uint8Array): boolean => data[0] === MARK;

/** Whether it lies here as it was written, under this key. */
export const isWhole = (key: Uint8Array, data: Buffer): boolean =>
  data.length > HEADER_BYTES && isSealed(data) && data.readUInt32LE(1) === checksumOf(key, data.subarray(HEADER_BYTES));

/** @throws LmdbBroken if the key or the value was altered. */
export const openEntry = (key: Uint8Array, data: Buffer): unknown => {
  if (!isWhole(key, data)) throw new LmdbBroken("an entry does not fit its checksum");
  return deserialize(data.subarray(HEADER_BYTES));
};
