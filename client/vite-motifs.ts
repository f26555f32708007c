import type { Plugin } from "vite";
import { wovenStyles } from "./src/ui/motif/woven-styles.ts";

/** Puts the woven bands into the page that begins the client, and so into each that the server draws. */
export const motifs = (): Plugin => ({
  name: "naqsh-motifs",
  transformIndexHtml: () => [{ tag: "style", children: wovenStyles(), injectTo: "head" }],
});
