import { defineConfig } from "vite";

/**
 * The shop in one process, the operator's command, and each service as a process of its own: run by plain Node; packages
 * of the registry stay where they are, but for two of several hundred small files, whose reading took a fifth of a start.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@naqsh\//, "mingo", "zod"] },
  build: {
    ssr: true,
    outDir: "dist",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        ops: "src/ops.ts",
        "command-service": "../command-service/src/main.ts",
        "projection-service": "../projection-service/src/main.ts",
        worker: "../worker/src/main.ts",
      },
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
    },
  },
});
