import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { COMMAND_MUTANTS } from "./command-mutants";
import { EDGE_MUTANTS } from "./edge-mutants";
import { ENGAGEMENT_MUTANTS } from "./engagement-mutants";
import type { Mutant } from "./mutant";
import { STORE_MUTANTS } from "./store-mutants";
import { VIEW_MUTANTS } from "./view-mutants";
import { WORKER_MUTANTS } from "./worker-mutants";

/** Every guard that the trials rest on; each taken away has to fail a spec. */
export const MUTANTS: readonly Mutant[] = [
  ...STORE_MUTANTS,
  ...COMMAND_MUTANTS,
  ...ENGAGEMENT_MUTANTS,
  ...VIEW_MUTANTS,
  ...WORKER_MUTANTS,
  ...EDGE_MUTANTS,
];

const PACKAGES = ["shared", "command-service", "projection-service", "worker", "standalone", "reliability"];
const CONFIG = `import { defineConfig } from "vitest/config";
export default defineConfig({ test: { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } }, cache: false } });
`;

/** A copy of the services' sources whose packages see each other and not the originals. */
const copyOfSources = (root: string): string => {
  const copy = mkdtempSync(join(tmpdir(), "naqsh-mutants-"));
  for (const name of PACKAGES) {
    cpSync(join(root, name, "src"), join(copy, name, "src"), { recursive: true });
    cpSync(join(root, name, "package.json"), join(copy, name, "package.json"));
    const own = join(root, name, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(copy, name, "node_modules"));
  }
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@naqsh"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@naqsh" && !name.startsWith(".")) symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of PACKAGES) symlinkSync(join(copy, name), join(modules, "@naqsh", name));
  for (const name of ["package.json", "tsconfig.json"]) cpSync(join(root, name), join(copy, name));
  writeFileSync(join(copy, "vitest.config.ts"), CONFIG);
  return copy;
};

/** A guard taken away may leave a loop that never ends; vitest's own limit lies behind it. */
const LONGEST_SPEC_MS = 600_000;

/** By the code alone: an error that nobody caught fails a run too, though each test of it passes; a run that a signal ends has none. */
const passes = async (copy: string, spec: string): Promise<boolean> => {
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  // Part of a sweep may miss what all of it finds.
  const env = { ...process.env, SWEEPS: "whole" };
  const options = { cwd: copy, stdio: "ignore", detached: true, env } as const;
  const child = spawn(process.execPath, [vitest, "run", "--bail=1", spec], options);
  // With all that it started.
  const limit = setTimeout(() => process.kill(-child.pid!, "SIGKILL"), LONGEST_SPEC_MS);
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(limit);
  return code === 0;
};

/**
 * Takes one guard after another out of a copy of the sources and runs the spec that has to fail then. Gives the names of
 * the mutants that survived. @throws if a spec fails on the unchanged sources, or a guard is not found.
 */
export const killMutants = async (
  root: string,
  mutants: readonly Mutant[],
  onKilled: (mutant: Mutant, killed: boolean) => void,
): Promise<string[]> => {
  const copy = copyOfSources(root);
  const survivors: string[] = [];
  try {
    for (const spec of new Set(mutants.map((mutant) => mutant.spec))) {
      if (!(await passes(copy, spec))) throw new Error(`${spec} fails on the unchanged sources`);
    }
    for (const mutant of mutants) {
      const path = join(copy, mutant.file);
      const source = readFileSync(path, "utf8");
      if (!source.includes(mutant.from)) throw new Error(`${basename(mutant.file)} has no "${mutant.from}"`);
      writeFileSync(path, source.replace(mutant.from, mutant.to));
      const killed = !(await passes(copy, mutant.spec));
      writeFileSync(path, source);
      if (!killed) survivors.push(mutant.name);
      onKilled(mutant, killed);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return survivors;
};
