/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloads } from "./vite-preloads.ts";

/**
 * Many small pieces compress badly: the shell travels in one, the works on walls in one, the desk of an auction in one.
 * Everything else is split by route and by what routes share.
 */
const groups = [
  { name: "shell", tags: ["$initial" as const], priority: 3 },
  { name: "works", test: /features\/(home\/home-page|artwork\/home-gallery)/, priority: 2 },
  { name: "desk", test: /features\/auction\/components\/(home-live-lot|auctions-dot)/, priority: 1 },
];

export default defineConfig({
  // Vitest finds its files from the repository's root.
  ...(process.env["VITEST"] ? {} : { root: import.meta.dirname }),
  plugins: [react({ jsxImportSource: "@emotion/react" }), preloads()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // Emotion imports it for a function that nothing here calls.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
    },
  },
  test: { setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`] },
});
