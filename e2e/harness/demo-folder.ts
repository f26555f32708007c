import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const VARIABLE = "NAQSH_E2E_DEMO";

/** Where the first file that needs the demo puts it for all others of this run. */
export const demoFolder = (): string => {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error(`${VARIABLE} names no folder: journeys run by vitest's project e2e`);
  return folder;
};

export const setup = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-e2e-demo-"));
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
};
