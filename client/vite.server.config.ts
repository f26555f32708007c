import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What draws the first view on the server: one thread's code with all that it needs, so that nothing is resolved at a start. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ jsxImportSource: "@emotion/react" })],
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
