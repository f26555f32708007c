import type { Plugin } from "vite";

/** What a page needs beside the shell, by the source that its route brings in; `public/first-paint.js` asks for it. */
const pages: Record<string, string[]> = {
  "/": [
    "/features/home/home-page.tsx",
    "/features/artwork/home-gallery.tsx",
    "/features/auction/home/home-live-lot.tsx",
  ],
  "/marketplace": ["/features/artwork/marketplace-page.tsx"],
  "/auctions": ["/features/auction/list/auction-list-page.tsx"],
  "/auctions/": ["/features/auction/room/auction-room-page.tsx"],
  "/artists/": ["/features/artist/artist-page.tsx"],
  "/artwork/": ["/features/artwork/artwork-page.tsx", "/features/auction/panel/auction-panel.tsx"],
  ar: ["/i18n/texts-ar.ts"],
  en: ["/i18n/texts-en.ts"],
};

type Chunks = Record<
  string,
  {
    type: string;
    fileName: string;
    imports?: string[];
    isEntry?: boolean;
    facadeModuleId?: string | null;
    moduleIds?: string[];
  }
>;

const withImports = (chunks: Chunks, fileName: string, seen: Set<string>): void => {
  const chunk = chunks[fileName];
  if (!chunk || chunk.type !== "chunk" || chunk.isEntry || seen.has(fileName)) return;
  seen.add(fileName);
  for (const imported of chunk.imports ?? []) withImports(chunks, imported, seen);
};

const filesOf = (chunks: Chunks, sources: string[]): string[] => {
  const files = new Set<string>();
  for (const [fileName, { moduleIds = [], facadeModuleId }] of Object.entries(chunks)) {
    if ([facadeModuleId ?? "", ...moduleIds].some((id) => sources.some((source) => id.endsWith(source))))
      withImports(chunks, fileName, files);
  }
  return [...files].map((file) => `/${file}`);
};

const BEFORE = '<script src="/first-paint.js">';

/** Tells the page which pieces its address and language need, so that they are fetched beside the shell, not after it. */
export const preloads = (): Plugin => ({
  name: "naqsh-preloads",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      if (!bundle) return html;
      if (!html.includes(BEFORE)) throw new Error(`index.html has no ${BEFORE}`);
      const chunks = bundle as unknown as Chunks;
      // What the page names itself needs no second word.
      const told = Object.entries(pages).map(([key, sources]) => [
        key,
        filesOf(chunks, sources).filter((file) => !html.includes(file)),
      ]);
      const content = JSON.stringify(Object.fromEntries(told)).replaceAll('"', "&quot;");
      return html.replace(BEFORE, `<meta name="naqsh-preloads" content="${content}" />\n    ${BEFORE}`);
    },
  },
});
