import { sealedFilesOf } from "@naqsh/shared/registry";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { ReadableLog } from "./copy-events";
import { filesNamedIn } from "./files-named-in";

type Source = { log: ReadableLog; files: Files };

/**
 * Copies every file that any event of the log tells of; one that the target has is left. Gives how many were copied, and the
 * names for which neither side holds a file, though one should be there.
 */
export const copyFiles = async (from: Source, to: Files): Promise<{ copied: number; missing: string[] }> => {
  const seen = new Set<string>();
  const missing: string[] = [];
  let copied = 0;
  for await (const event of from.log.readAll()) {
    const sealed = sealedFilesOf(event).map(({ file }) => file);
    for (const name of [...filesNamedIn(event), ...sealed]) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (await to.has(name)) continue;
      const bytes = await from.files.read(name);
      if (bytes === null) {
        if (!sealed.includes(name)) missing.push(name);
        continue;
      }
      await to.put(name, bytes);
      copied += 1;
    }
  }
  return { copied, missing };
};
