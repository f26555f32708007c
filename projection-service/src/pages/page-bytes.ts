import { once } from "node:events";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress } from "node:zlib";

/** A part of a page as it goes out to readers. */
export type PageBytes = { html: Buffer; brotli: Buffer };

export type BytesInTwo = { first: PageBytes; rest: PageBytes };

/** More takes longer than it saves: a busy page is drawn anew each second. */
const QUALITY = 5;
const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const compress = promisify(brotliCompress);

/** Compresses a page that goes out once. */
export const compressed = (html: Buffer): Promise<Buffer> => compress(html, { params: PARAMS });

/**
 * Compresses a page of which the first part can be read before the rest has come. The same first part gives the same bytes
 * whatever follows it: who was sent those before the page was drawn goes on with the rest of any page that begins so.
 */
export const bytesInTwo = async (first: Buffer, rest: Buffer): Promise<BytesInTwo> => {
  const compressing = createBrotliCompress({ params: PARAMS });
  const pieces: Buffer[] = [];
  compressing.on("data", (piece: Buffer) => pieces.push(piece));
  compressing.write(first);
  await new Promise<void>((resolve) => compressing.flush(() => resolve()));
  const begun = Buffer.concat(pieces.splice(0));
  compressing.end(rest);
  await once(compressing, "end");
  return { first: { html: first, brotli: begun }, rest: { html: rest, brotli: Buffer.concat(pieces) } };
};

const startsWith = (bytes: Buffer, first: Buffer): boolean => bytes.subarray(0, first.length).equals(first);

/** What follows in a page for whoever was sent its first part; null if it begins otherwise. */
export const restAfter = (first: PageBytes, page: PageBytes): PageBytes | null =>
  startsWith(page.html, first.html) && startsWith(page.brotli, first.brotli)
    ? { html: page.html.subarray(first.html.length), brotli: page.brotli.subarray(first.brotli.length) }
    : null;
