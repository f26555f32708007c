import { open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Walked } from "@naqsh/shared/platform/adapters/lmdb/lmdb-walk";

/** Read in one step, in about a millisecond. */
const STEP_BYTES = 1024 * 1024;

/** The first bytes of a file, which are never written again, with their CRC-32. */
type Prefix = { bytes: number; crc: number };

/** Reads the first bytes of a file. `rest` comes before each step, and ends the walk if it gives false. */
export const walkPrefix = async (path: string, mark: Prefix, rest: () => Promise<boolean>): Promise<Walked> => {
  const file = await open(path, "r");
  try {
    const piece = Buffer.allocUnsafeSlow(STEP_BYTES);
    let crc = 0;
    for (let at = 0; at < mark.bytes;) {
      if (!(await rest())) return { isWhole: null, damage: null };
      const { bytesRead } = await file.read(piece, 0, Math.min(STEP_BYTES, mark.bytes - at), at);
      if (bytesRead === 0) return { isWhole: false, damage: "it is shorter than it was" };
      crc = crc32(piece.subarray(0, bytesRead), crc);
      at += bytesRead;
    }
    return crc === mark.crc
      ? { isWhole: true, damage: null }
      : { isWhole: false, damage: "it is not what its table was made of" };
  } finally {
    await file.close();
  }
};
