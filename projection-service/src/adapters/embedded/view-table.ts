import { readFile, writeFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { DocumentJournal, JournalMark } from "./document-journal";

/** Of a view, what is in memory besides its documents: long lists of numbers, and the rest as JSON. */
export type ViewTable = { head: unknown; columns: readonly Column[] };
export type Column = Int32Array | Float64Array;

/** A table can be thrown away: without it each frame of its journal is parsed. */
type Contents = { mark: JournalMark; head: unknown; lengths: number[]; isWide: boolean[] };

const HEADER_BYTES = 8;
/** Columns begin where numbers of 8 bytes may. */
const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** The table of a journal lies beside it. */
export const tableFile = (journalFile: string): string => `${journalFile}.table`;

const bytesFrom = (mark: JournalMark, { head, columns }: ViewTable): Buffer => {
  const lengths = columns.map(({ length }) => length);
  const isWide = columns.map((column) => column instanceof Float64Array);
  const text = Buffer.from(JSON.stringify({ mark, head, lengths, isWide } satisfies Contents));
  const begin = aligned(HEADER_BYTES + text.length);
  const bytes = Buffer.alloc(columns.reduce((size, { byteLength }) => size + aligned(byteLength), begin));
  bytes.writeUInt32LE(text.length, 4);
  text.copy(bytes, HEADER_BYTES);
  let at = begin;
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += aligned(column.byteLength);
  }
  bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0);
  return bytes;
};

const tableFrom = (bytes: Uint8Array<ArrayBuffer>): ViewTable & { mark: JournalMark } => {
  const view = new DataView(bytes.buffer);
  const end = HEADER_BYTES + view.getUint32(4, true);
  const { mark, head, lengths, isWide } = JSON.parse(
    Buffer.from(bytes.buffer, HEADER_BYTES, end - HEADER_BYTES).toString(),
  ) as Contents;
  let at = aligned(end);
  const columns = lengths.map((length, place) => {
    const column = isWide[place]
      ? new Float64Array(bytes.buffer, at, length)
      : new Int32Array(bytes.buffer, at, length);
    at += aligned(column.byteLength);
    return column;
  });
  return { mark, head, columns };
};

/** Writes the table of what a journal holds. One that does not reach the disk as a whole is noticed, so nobody waits for that. */
export const writeTable = (path: string, journal: DocumentJournal, table: ViewTable): Promise<void> =>
  writeFile(path, bytesFrom(journal.mark, table), { mode: 0o600 });

/** Null where there is none, or it is not what was written. */
export const readTable = async (path: string): Promise<(ViewTable & { mark: JournalMark }) | null> => {
  const read = await readFile(path).catch(() => null);
  if (read === null || read.length < HEADER_BYTES || crc32(read.subarray(4)) !== read.readUInt32LE(0)) return null;
  // Into a buffer of its own, where columns lie as their numbers need it.
  return tableFrom(new Uint8Array(read));
};
