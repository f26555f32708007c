import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { digestInName } from "../../file-name";
import type { Files } from "../../ports/files";
import { sha256Of } from "../folder/file-digests";

/** Names whose files were read and found whole since the start. */
const MOST_REMEMBERED = 50_000;

/**
 * `files`, of which those named by the digest of their content are checked when they are first read: one that is not what was
 * put counts as missing, `onDamaged` is called, and the next `put` of the same content replaces it.
 */
export const contentCheckedFiles = (files: Files, onDamaged: (name: string) => void): Files => {
  const trusted = new Set<string>();

  const isTrusted = (name: string): boolean => digestInName(name) === null || trusted.has(name);
  const holds = (name: string, digest: string): boolean => {
    if (digest !== digestInName(name)) return false;
    if (trusted.size < MOST_REMEMBERED) trusted.add(name);
    return true;
  };

  const isWhole = async (name: string): Promise<boolean> => {
    if (isTrusted(name)) return true;
    const file = await files.open(name);
    if (file === null) return true;
    const hash = createHash("sha256");
    await pipeline(file.stream, hash);
    return holds(name, hash.digest("hex"));
  };

  return {
    ...files,
    read: async (name) => {
      const bytes = await files.read(name);
      if (bytes === null || isTrusted(name) || holds(name, sha256Of(bytes))) return bytes;
      onDamaged(name);
      return null;
    },
    open: async (name) => {
      if (await isWhole(name)) return files.open(name);
      onDamaged(name);
      return null;
    },
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
