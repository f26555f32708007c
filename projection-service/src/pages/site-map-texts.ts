import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { compressedStream } from "@naqsh/shared/platform/http/compression";
import { bytesInSlices } from "../http/json-in-slices";

/** The most addresses of one map: the protocol allows 50,000, and 50 MB. */
const MOST_ADDRESSES = 25_000;

/** A text that is kept compressed alone: 8 MB of addresses become less than one. */
export type KeptMap = { gzip: Buffer; etag: string };

/** `/sitemap.xml`, and what it leads to if it is an index: the first page is `/sitemap-1.xml`. */
export type WrittenMaps = { whole: KeptMap; pages: readonly KeptMap[] };

const HEADER = `<?xml version="1.0" encoding="UTF-8"?>\n`;

const entryOf = (url: string): string =>
  `<url><loc>${url}</loc>` +
  `<xhtml:link rel="alternate" hreflang="ar" href="${url}"/>` +
  `<xhtml:link rel="alternate" hreflang="en" href="${url}?lang=en"/></url>\n`;

const mapPieces = function* (origin: string, paths: readonly string[]): Iterable<string> {
  yield HEADER;
  yield `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const path of paths) yield entryOf(origin + path);
  yield "</urlset>\n";
};

const indexPieces = function* (origin: string, maps: number): Iterable<string> {
  yield `${HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (let no = 1; no <= maps; no += 1) yield `<sitemap><loc>${origin}/sitemap-${no}.xml</loc></sitemap>\n`;
  yield "</sitemapindex>\n";
};

/** Compressed bit by bit: to join megabytes would hold the loop for milliseconds. */
const kept = async (pieces: Iterable<string>): Promise<KeptMap> => {
  const sha256 = createHash("sha256");
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for (const bytes of await bytesInSlices(pieces)) {
      sha256.update(bytes);
      yield bytes;
    }
  };
  const gzip = await buffer(compressedStream(Readable.from(hashed()), "gzip"));
  return { gzip, etag: sha256.digest("hex") };
};

/** The maps of these paths in both languages, each written in slices as soon as it is full. What is too long for one is an index with pages. */
export const writeMaps = async (origin: string, paths: AsyncIterable<string>): Promise<WrittenMaps> => {
  const pages: KeptMap[] = [];
  let waiting: string[] = [];
  for await (const path of paths) {
    if (waiting.length === MOST_ADDRESSES) {
      pages.push(await kept(mapPieces(origin, waiting)));
      waiting = [];
    }
    waiting.push(path);
  }
  const last = await kept(mapPieces(origin, waiting));
  if (pages.length === 0) return { whole: last, pages: [] };
  pages.push(last);
  return { whole: await kept(indexPieces(origin, pages.length)), pages };
};
