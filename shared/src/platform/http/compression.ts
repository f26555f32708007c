import type { IncomingHttpHeaders } from "node:http";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { SESSION_COOKIE } from "./session-cookie";

export type Encoding = "br" | "gzip";

/** Shorter texts gain less than their headers cost. */
export const WORTH_COMPRESSING = 1_024;

/** More takes longer than it saves on the way: answers are made anew each time. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 3 };

const brotli = promisify(brotliCompress);
const zipped = promisify<Buffer | string, typeof GZIP, Buffer>(gzip);

/**
 * The length of a compressed answer tells whether a guess that stands beside a secret was right (BREACH). Guessing takes
 * thousands of requests with the victim's cookie, sent by another site's page: those, and whatever does not say where it
 * comes from but carries a session, are answered as they are.
 */
export const mayCompressFor = (headers: IncomingHttpHeaders): boolean =>
  headers["sec-fetch-site"] === "same-origin" || !headers.cookie?.includes(`${SESSION_COOKIE}=`);

/** The better of what a reader takes (`Accept-Encoding`); null for neither. */
export const encodingFor = (accepted: string | undefined): Encoding | null => {
  const taken = new Set(
    (accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((word) => word.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  if (taken.has("br")) return "br";
  return taken.has("gzip") ? "gzip" : null;
};

/** Runs in the thread pool. */
export const compressedText = (text: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br"
    ? brotli(text, { params: { ...BROTLI.params, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
    : zipped(text, GZIP);

/** What is read compressed as it comes; its failure ends the other. */
export const compressedStream = (source: Readable, encoding: Encoding): Transform => {
  const compressing = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  pipeline(source, compressing, () => undefined);
  return compressing;
};
