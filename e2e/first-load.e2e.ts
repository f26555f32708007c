import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";

/** Where the client is built before these tests. */
const BUILT = join(import.meta.dirname, "../client/dist");

/**
 * The most bytes of script, in brotli, that a page may ask for at once in Arabic: the shell, its own pieces and its texts.
 * Each is what the page weighs now with some room. Whoever takes something out lowers it; whoever has to raise it says why.
 * The shell comes in three files, which weigh 2 KB more than one, so that it is evaluated in three tasks; that React is made
 * in its own weighs another 100 bytes, and how high a card is taken to be before it is laid out some 250. Artists and the
 * search have texts that are not among the first, 32 KB; what tells of a search is a piece of its own, so that the marketplace
 * fetches it late: it costs the search 250 bytes, and its place in the shell some 50. Dates of both calendars that wait for no
 * engine weigh 600 bytes, and marks and lines of what a search found 500 on its page, 150 elsewhere. Home's categories are links,
 * which weighs 70; what takes a filter off is a piece of its own for that, which costs the marketplace 190 and spares others 50.
 */
const BUDGETS: Record<string, number> = {
  "/": 200_800,
  "/marketplace": 190_650,
  "/auctions": 205_900,
  "/auctions/": 217_200,
  "/artwork/": 216_250,
  "/artists/": 221_050,
  "/search": 251_900,
};

/** The most bytes, as they are evaluated, of one script of the shell: each takes a task, in which a slow phone hears no touch. */
const LONGEST_SCRIPT = 240_000;

const sizes = new Map<string, Promise<number>>();

const compressed = async (file: string): Promise<number> =>
  brotliCompressSync(await readFile(join(BUILT, file))).length;

const sizeOf = (file: string): Promise<number> => {
  const known = sizes.get(file) ?? compressed(file);
  sizes.set(file, known);
  return known;
};

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g)].map(
    ([, file = ""]) => file,
  );

const piecesIn = (html: string): Record<string, string[]> => {
  const [, content = "{}"] = /<meta name="naqsh-preloads" content="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(content.replaceAll("&quot;", '"')) as Record<string, string[]>;
};

describe("what a public page fetches before it is used", () => {
  it.each(Object.entries(BUDGETS))("stays within its bytes: %s", async (page, atMost) => {
    const html = await readFile(join(BUILT, "index.html"), "utf8");
    const { [page]: own, ar: texts, [`${page} ar`]: laterTexts = [] } = piecesIn(html);
    if (!own || !texts) throw new Error(`index.html names no pieces of ${page}`);
    const files = [...new Set([...scriptsOf(html), ...own, ...texts, ...laterTexts])];
    const bytes = await Promise.all(files.map(sizeOf));
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(atMost);
  });

  it("carries no comment of our styles", async () => {
    // MUI's button has one of its own.
    const isOurs = (file: string): boolean => file.endsWith(".js") && !file.startsWith("ButtonBase-");
    const scripts = (await readdir(join(BUILT, "assets"))).filter(isOurs);
    expect(scripts.length).toBeGreaterThan(50);
    const commented = await Promise.all(
      scripts.map(async (file) => /^\s*\/\* .*\*\/$/m.test(await readFile(join(BUILT, "assets", file), "utf8"))),
    );
    expect(scripts.filter((_, number) => commented[number])).toEqual([]);
  });

  it("has a shell of scripts none of which takes long to evaluate", async () => {
    const files = scriptsOf(await readFile(join(BUILT, "index.html"), "utf8"));
    const lengths = await Promise.all(files.map(async (file) => (await readFile(join(BUILT, file))).length));
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_SCRIPT);
  });
});
