import { fstatSync, readSync } from "node:fs";
import { LmdbBroken } from "./lmdb-page";

/** The bytes of an LMDB file, in memory or on disk. */
export type BytesAt = {
  readonly length: number;
  /** Bytes that lie within the length; read into a buffer of their size if one is given. @throws LmdbBroken */
  at: (from: number, to: number, into?: Buffer) => Buffer;
};

/** Of a file that was read whole. */
export const bytesInMemory = (bytes: Buffer): BytesAt => ({
  length: bytes.length,
  at: (from, to) => bytes.subarray(from, to),
});

/** Of an open file, of which only what is asked for is in memory. */
export const bytesOnDisk = (fd: number): BytesAt => ({
  length: fstatSync(fd).size,
  at: (from, to, into = Buffer.allocUnsafe(to - from)) => {
    const read = readSync(fd, into, 0, to - from, from);
    if (read < to - from) throw new LmdbBroken(`it is cut off at byte ${from + read}`);
    return into;
  },
});

/** Two pages of the largest size. */
const METAS_BYTES = 2 * 65_536;

/** Begins with the metas of the file, of which each transaction writes one. */
export const metasOf = (bytes: BytesAt): Buffer => bytes.at(0, Math.min(METAS_BYTES, bytes.length));
