import { defineConfig } from "vite";

/** The server in one file, run by plain Node; packages of the registry stay where they are. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@naqsh\//] },
  build: {
    ssr: "src/main.ts",
    outDir: "dist",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "main.mjs" } },
  },
});
