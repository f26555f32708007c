import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { PATIENCE_MS, TEST_LIMIT_MS } from "./shared/src/testing/patience.ts";

/** What comes late is right all the same: how long it takes is measured by the benchmarks. */
const patience = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};

/**
 * In CI one lost race for a busy core must not hide what the other thousands say, and must not be hidden either: a test may
 * be begun a second time, and `.ci/counts.mjs` names each that was. What a property found by a seed is a fault at once.
 */
const secondAttempt = process.env["CI"] === "true" ? { retry: { count: 1, condition: /^(?!Property failed)/ } } : {};

/**
 * Faults, simulated worlds, the walk through all screens and the whole journey take the longest: begun last, one would go on while
 * all others rest. The journey opens shops of its own: it does not wait while the walk tells the demo's month.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      moduleId.includes("/reliability/src/faults/") ||
      moduleId.endsWith("/simulation.spec.ts") ||
      moduleId.endsWith("/e2e/screens.e2e.ts") ||
      moduleId.endsWith("/e2e/journey.e2e.ts");
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * The product is translated once for all projects: screens begin with what the services' specs have left. A run begins with none,
 * since what is kept is not made anew where a file comes that a module finds by its name.
 */
const translated = mkdtempSync(join(tmpdir(), "naqsh-translated-"));
process.once("exit", () => rmSync(translated, { recursive: true, force: true }));

export default defineConfig({
  test: {
    // Many specs wait for disks, processes and timers: a core less one would rest meanwhile.
    maxWorkers: Math.max(2, availableParallelism()),
    teardownTimeout: PATIENCE_MS,
    experimental: { fsModuleCache: true, fsModuleCachePath: translated },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "services",
          globalSetup: [
            "shared/src/testing/memory-folder.ts",
            "shared/src/testing/start-containers.ts",
            "shared/src/testing/start-ferretdb.ts",
            "shared/src/testing/built-program.ts",
          ],
          include: ["{shared,command-service,projection-service,worker,standalone,demo,reliability}/src/**/*.spec.ts"],
          environment: "node",
          // To import the product anew for each file took as long as all tests; a spec leaves nothing behind in its process.
          isolate: false,
          ...patience,
          ...secondAttempt,
        },
      },
      {
        extends: "client/vite.config.ts",
        test: {
          name: "client",
          include: ["client/src/**/*.spec.{ts,tsx}"],
          environment: "jsdom",
          // A window for each file would cost more than all that the files do; each test leaves its own clean.
          isolate: false,
          ...patience,
          ...secondAttempt,
        },
      },
      {
        test: {
          name: "e2e",
          globalSetup: [
            "shared/src/testing/memory-folder.ts",
            "e2e/harness/build-client.ts",
            "e2e/harness/demo-folder.ts",
            "shared/src/testing/start-ferretdb.ts",
            "shared/src/testing/built-program.ts",
          ],
          include: ["e2e/**/*.e2e.ts"],
          environment: "node",
          // The files of a worker share its browser and what they have imported.
          isolate: false,
          ...patience,
          ...secondAttempt,
          maxWorkers: 2,
          maxConcurrency: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
