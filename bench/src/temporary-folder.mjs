import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made = [];
process.on("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder that goes with this process; on `BENCH_FOLDER` if that is set (a disk, where /tmp is memory). */
export const temporaryFolder = (name) => {
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), `naqsh-bench-${name}-`));
  made.push(folder);
  return folder;
};
