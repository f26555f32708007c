import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Many specs wait for disks, processes and timers: a core less one would rest meanwhile.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: "services",
          globalSetup: ["shared/src/testing/start-containers.ts"],
          include: [
            "{shared,command-service,projection-service,worker,standalone}/src/**/*.spec.ts",
            "standalone/{art,demo-content}/**/*.spec.ts",
          ],
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "e2e",
          globalSetup: ["e2e/harness/build-client.ts"],
          include: ["e2e/**/*.e2e.ts"],
          environment: "node",
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          maxConcurrency: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
