import { defineConfig } from "vite";

/** The server and the operator's command, run by plain Node; packages of the registry stay where they are. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@naqsh\//] },
  build: {
    ssr: true,
    outDir: "dist",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      input: ["src/main.ts", "src/ops.ts"],
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
    },
  },
});
