import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { digestInName } from "../../file-name";
import type { Files } from "../../ports/files";

/** Names whose files were read and found whole since the start. */
const MOST_REMEMBERED = 50_000;

/**
 * `files`, of which those named by the digest of their content are checked when they are first read: one that is not what was
 * put counts as missing, `onDamaged` is called, and the next `put` of the same content replaces it.
 */
export const contentCheckedFiles = (files: Files, onDamaged: (name: string) => void): Files => {
  const trusted = new Set<string>();

  const isWhole = async (name: string): Promise<boolean> => {
    const expected = digestInName(name);
    if (expected === null || trusted.has(name)) return true;
    const file = await files.open(name);
    if (file === null) return true;
    const hash = createHash("sha256");
    await pipeline(file.stream, hash);
    if (hash.digest("hex") !== expected) return false;
    if (trusted.size < MOST_REMEMBERED) trusted.add(name);
    return true;
  };
  const mayBeRead = async (name: string): Promise<boolean> => {
    const whole = await isWhole(name);
    if (!whole) onDamaged(name);
    return whole;
  };

  return {
    ...files,
    read: async (name) => ((await mayBeRead(name)) ? files.read(name) : null),
    open: async (name) => ((await mayBeRead(name)) ? files.open(name) : null),
    put: async (name, bytes) => {
      if (!(await isWhole(name))) await files.remove(name);
      await files.put(name, bytes);
    },
    remove: async (name) => {
      trusted.delete(name);
      await files.remove(name);
    },
  };
};
