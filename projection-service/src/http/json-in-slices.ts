import { createHash } from "node:crypto";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";

/** A text as the bytes that are sent, and their SHA-256 in hex. */
export type WrittenText = { bytes: Buffer; sha256: string };

const PIECE_CHARACTERS = 16_384;

/** Pieces of a long text as bytes, which cost the collector nothing while the others are made. */
export const bytesInSlices = async (pieces: Iterable<string> | AsyncIterable<string>): Promise<Buffer[]> => {
  const [written, pause] = [[] as Buffer[], createPauses(QUESTION_SLICE_MS)];
  let waiting = "";
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length > PIECE_CHARACTERS) {
      written.push(Buffer.from(waiting));
      waiting = "";
    }
    await pause();
  }
  written.push(Buffer.from(waiting));
  return written;
};

/** One text of such bytes; it holds nobody up. */
export const joinedInSlices = async (written: readonly Buffer[]): Promise<WrittenText> => {
  const [sha256, pause] = [createHash("sha256"), createPauses(QUESTION_SLICE_MS)];
  for (const bytes of written) {
    sha256.update(bytes);
    await pause();
  }
  return { bytes: Buffer.concat(written), sha256: sha256.digest("hex") };
};

/** The text of all pieces. */
export const writtenInSlices = async (pieces: Iterable<string>): Promise<WrittenText> =>
  joinedInSlices(await bytesInSlices(pieces));

/** The same text as `JSON.stringify(body, null, indent)` of an object, an item of its lists at a time. */
export const jsonPieces = function* (body: object, indent = 0): Generator<string> {
  const line = (deep: number): string => (indent === 0 ? "" : `\n${" ".repeat(indent * deep)}`);
  const textOf = (value: unknown, deep: number): string =>
    (JSON.stringify(value, null, indent) ?? "null").replaceAll("\n", line(deep) || "\n");
  let before = "{";
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    yield `${before}${line(1)}${JSON.stringify(name)}:${indent === 0 ? "" : " "}`;
    before = ",";
    if (!Array.isArray(value) || value.length === 0) {
      yield textOf(value, 1);
      continue;
    }
    for (const [place, item] of value.entries()) yield `${place === 0 ? "[" : ","}${line(2)}${textOf(item, 2)}`;
    yield `${line(1)}]`;
  }
  yield before === "{" ? "{}" : `${line(0)}}`;
};
