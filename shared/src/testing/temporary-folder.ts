import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Gives new folders to the specs of one file and removes them afterwards. */
export const temporaryFolder = (): { fresh: () => string } => {
  const root = mkdtempSync(join(tmpdir(), "naqsh-"));
  // A process that was just killed may have been writing a file.
  afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));
  return { fresh: () => mkdtempSync(join(root, "folder-")) };
};
