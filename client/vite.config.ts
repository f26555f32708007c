/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { motifs } from "./vite-motifs.ts";
import { preloads } from "./vite-preloads.ts";
import { sources } from "./vite-sources.ts";
import { withoutStyleComments } from "./vite-style-comments.ts";

/** For a group: the modules of these files, with all that they alone bring in. */
const modulesOf = (...names: string[]): RegExp =>
  new RegExp(
    `(${sources(...names)
      .map((name) => name.replaceAll(".", "\\."))
      .join("|")})$`,
  );

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Many small pieces compress badly: the shell travels in three, each of which is evaluated in a task of its own
 * (`public/first-paint.js`), the works on walls in one, the desk of an auction in one.
 * Lists come page by page, and those of works show the stage, without the desk. Everything else is split by route and by what routes share.
 */
const groups = [
  { name: "react", test: new RegExp(`${REACT.source}|${modulesOf("app/react-root.ts").source}`), priority: 5 },
  { name: "libraries", test: /node_modules[\\/]/, tags: ["$initial" as const], priority: 4 },
  { name: "shell", tags: ["$initial" as const], priority: 3 },
  { name: "works", test: modulesOf("features/home/home-page.tsx", "features/artwork/home-gallery.tsx"), priority: 2 },
  { name: "lists", test: modulesOf("lib/paged.ts"), priority: 2 },
  { name: "stage", test: modulesOf("ui/artwork-stage.tsx"), priority: 2 },
  {
    name: "desk",
    test: modulesOf(
      "features/auction/home/home-live-lot.tsx",
      "features/auction/home/home-live-lots.tsx",
      "features/auction/list/auctions-dot.tsx",
    ),
    priority: 1,
  },
];

export default defineConfig({
  // Vitest finds its files from the repository's root.
  ...(process.env["VITEST"] ? {} : { root: import.meta.dirname }),
  plugins: [withoutStyleComments(), react({ jsxImportSource: "@emotion/react" }), motifs(), preloads()],
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
