import type { Plugin } from "vite";
import { sources } from "./vite-sources.ts";

/** For pages whose texts are not among the first: those of each language. */
const later = (...addresses: string[]): Record<string, string[]> =>
  Object.fromEntries(
    addresses.flatMap((address) =>
      ["ar", "en"].map((language) => [`${address} ${language}`, sources(`i18n/later-texts-${language}.ts`)]),
    ),
  );

/** What a page needs beside the shell, by the source that its route brings in; `public/first-paint.js` asks for it. */
const pages: Record<string, string[]> = {
  "/": sources(
    "features/home/home-page.tsx",
    "features/artwork/home-gallery.tsx",
    "features/auction/home/home-live-lot.tsx",
  ),
  "/marketplace": sources("features/artwork/marketplace-page.tsx"),
  "/auctions": sources("features/auction/list/auction-list-page.tsx"),
  "/auctions/": sources("features/auction/room/auction-room-page.tsx"),
  "/artists/": sources("features/artist/artist-page.tsx"),
  "/search": sources("features/search/search-page.tsx", "features/auction/list/found-auctions.tsx"),
  "/artwork/": sources("features/artwork/artwork-page.tsx", "features/auction/panel/auction-panel.tsx"),
  ar: sources("i18n/texts-ar.ts"),
  en: sources("i18n/texts-en.ts"),
  ...later("/artists/", "/search"),
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

const filesOf = (chunks: Chunks, names: string[]): string[] => {
  const files = new Set<string>();
  for (const [fileName, { moduleIds = [], facadeModuleId }] of Object.entries(chunks)) {
    if ([facadeModuleId ?? "", ...moduleIds].some((id) => names.some((name) => id.endsWith(name))))
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
      const told = Object.entries(pages).map(([key, names]) => [
        key,
        filesOf(chunks, names).filter((file) => !html.includes(file)),
      ]);
      const content = JSON.stringify(Object.fromEntries(told)).replaceAll('"', "&quot;");
      return html.replace(BEFORE, `<meta name="naqsh-preloads" content="${content}" />\n    ${BEFORE}`);
    },
  },
});
