import * as lmdb from "lmdb";
import type { Key } from "lmdb";

/** What its types leave out. */
type Keys = {
  /** A key's bytes in a file. */
  keyValueToBuffer: (key: Key) => Buffer;
  bufferToKeyValue: (bytes: Buffer) => Key;
};

export const { keyValueToBuffer: bytesOfKey, bufferToKeyValue: keyOfBytes } = lmdb as unknown as Keys;
