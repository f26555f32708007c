import { sealedFilesOf } from "@naqsh/shared/registry";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { ReadableLog } from "./copy-events";
import { filesNamedIn } from "./files-named-in";
import { ExpectedEncryptedFiles } from "./expected-encrypted-files";

type Source = { log: ReadableLog; files: Files };

/**
 * Copies every file that any event of the log tells of; one that the target has is left. Gives how many were copied, and the
 * names for which neither side holds a file, though one should be there: a sealed one is gone rightly if a later event replaced,
 * destroyed or handed it on.
 */
export const copyFiles = async (from: Source, to: Files): Promise<{ copied: number; missing: string[] }> => {
  const seen = new Set<string>();
  const missing: string[] = [];
  const owed = new ExpectedEncryptedFiles();
  let copied = 0;
  /** False if neither side holds it. */
  const copy = async (name: string): Promise<boolean> => {
    if (seen.has(name) || (await to.has(name))) return true;
    const bytes = await from.files.read(name);
    if (bytes === null) return false;
    seen.add(name);
    await to.put(name, bytes);
    copied += 1;
    return true;
  };
  for await (const event of from.log.readAll()) {
    owed.take(event);
    for (const name of filesNamedIn(event)) {
      if (seen.has(name) || (await copy(name))) continue;
      seen.add(name);
      missing.push(name);
    }
    for (const { file } of sealedFilesOf(event)) await copy(file);
  }
  for (const names of owed.all()) {
    const found = await Promise.all(names.map(copy));
    if (!found.includes(true)) missing.push(names[0]!);
  }
  return { copied, missing };
};
