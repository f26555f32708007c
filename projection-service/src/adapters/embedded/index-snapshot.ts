import { open, readFile, rename, rm } from "node:fs/promises";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { crc32 } from "node:zlib";
import type { WalMark } from "./write-ahead-log";

/** What a view holds in memory besides its documents: long columns of numbers and values, and a small head. */
export type IndexSnapshot = { head: unknown; columns: readonly Column[] };
export type Column = Int32Array | Float64Array | readonly IndexValue[];

/** An index snapshot with what it tells of. */
export type MarkedSnapshot = IndexSnapshot & { mark: WalMark };

type Kind = "ints" | "floats" | "values";
/** Stands behind the columns, and behind it its own length and the CRC-32 of all before that. */
type Contents = { mark: WalMark; head: unknown; columns: { kind: Kind; bytes: number }[] };

const FOOTER_BYTES = 8;
const PIECE_BYTES = 256 * 1024;
const VALUES_OF_PIECE = 1024;

/** Columns begin where numbers of 8 bytes may. */
const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** The index snapshot of a write-ahead log lies beside it. */
export const snapshotFile = (walFile: string): string => `${walFile}.table`;

const kindOf = (column: Column): Kind => {
  if (column instanceof Int32Array) return "ints";
  return column instanceof Float64Array ? "floats" : "values";
};

function* piecesOf(column: Column): Generator<Buffer> {
  if (column instanceof Int32Array || column instanceof Float64Array) {
    const bytes = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    return;
  }
  for (let at = 0; at < column.length; at += VALUES_OF_PIECE) {
    const text = JSON.stringify(column.slice(at, at + VALUES_OF_PIECE)).slice(1, -1);
    yield Buffer.from((at === 0 ? "[" : ",") + text);
  }
  yield Buffer.from(column.length === 0 ? "[]" : "]");
}

/** The file's bytes, none of the pieces long. */
function* bytesOf({ mark, head, columns }: MarkedSnapshot): Generator<Buffer> {
  const contents: Contents = { mark, head, columns: [] };
  for (const column of columns) {
    let bytes = 0;
    for (const piece of piecesOf(column)) {
      bytes += piece.length;
      yield piece;
    }
    contents.columns.push({ kind: kindOf(column), bytes });
    yield Buffer.alloc(aligned(bytes) - bytes);
  }
  const text = Buffer.from(JSON.stringify(contents));
  const length = Buffer.alloc(FOOTER_BYTES / 2);
  length.writeUInt32LE(text.length);
  yield Buffer.concat([text, length]);
}

/**
 * Writes the index snapshot of what a write-ahead log holds, in the place of the last one once it is whole. One that does not reach the disk is
 * noticed, so nobody waits for that.
 */
export const writeSnapshot = async (path: string, snapshot: MarkedSnapshot): Promise<void> => {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    let crc = 0;
    for (const piece of bytesOf(snapshot)) {
      crc = crc32(piece, crc);
      await file.writeFile(piece);
    }
    const footer = Buffer.alloc(FOOTER_BYTES / 2);
    footer.writeUInt32LE(crc);
    await file.writeFile(footer);
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
};

const columnFrom = ({ kind, bytes }: Contents["columns"][number], buffer: ArrayBuffer, at: number): Column => {
  if (kind === "ints") return new Int32Array(buffer, at, bytes / 4);
  if (kind === "floats") return new Float64Array(buffer, at, bytes / 8);
  return JSON.parse(Buffer.from(buffer, at, bytes).toString()) as IndexValue[];
};

/** Null if there is none, or it is not what was written. */
export const readSnapshot = async (path: string): Promise<MarkedSnapshot | null> => {
  const read = await readFile(path).catch(() => null);
  if (read === null || read.length < FOOTER_BYTES) return null;
  const end = read.length - FOOTER_BYTES / 2;
  if (crc32(read.subarray(0, end)) !== read.readUInt32LE(end)) return null;
  const textEnd = read.length - FOOTER_BYTES;
  const text = read.toString("utf8", textEnd - read.readUInt32LE(textEnd), textEnd);
  const { mark, head, columns } = JSON.parse(text) as Contents;
  // Into a buffer of its own, where columns lie as their numbers need it.
  const { buffer } = new Uint8Array(read);
  let at = 0;
  const found = columns.map((column) => {
    const from = at;
    at += aligned(column.bytes);
    return columnFrom(column, buffer, from);
  });
  return { mark, head, columns: found };
};
