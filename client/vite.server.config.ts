import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { withoutStyleComments } from "./vite-style-comments.ts";

const WAITING_QUERIES = join(import.meta.dirname, "src/server/waiting-queries.ts");

/** Components ask by hooks that have React wait for the answers. */
const waitingQueries: Plugin = {
  name: "waiting-queries",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "@tanstack/react-query" && importer !== WAITING_QUERIES ? WAITING_QUERIES : null,
};

/** What draws the first view on the server: one thread's code with all that it needs, so that nothing is resolved at a start. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [waitingQueries, withoutStyleComments(), react({ jsxImportSource: "@emotion/react" })],
  publicDir: false,
  // Else React brings what it warns by.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: "dist-server",
    emptyOutDir: true,
    target: "node20",
    assetsInlineLimit: 2048,
    minify: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: { "page-thread": "src/server/page-thread.ts" },
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs", codeSplitting: false },
    },
  },
});
