import { createHash } from "node:crypto";
import { createPauses } from "../runner/pauses";

/** A text as the bytes that are sent, and their SHA-256 in hex. */
export type WrittenText = { bytes: Buffer; sha256: string };

const PIECE_CHARACTERS = 16_384;

/** Puts a long text together; it holds nobody up. */
export const writtenInTurns = async (pieces: Iterable<string>): Promise<WrittenText> => {
  const [written, sha256, pause] = [[] as Buffer[], createHash("sha256"), createPauses()];
  let waiting = "";
  const write = (): void => {
    const bytes = Buffer.from(waiting);
    written.push(bytes);
    sha256.update(bytes);
    waiting = "";
  };
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length > PIECE_CHARACTERS) write();
    await pause();
  }
  write();
  return { bytes: Buffer.concat(written), sha256: sha256.digest("hex") };
};

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
