import type { Indexes } from "@naqsh/shared/kernel/projection";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentWrite, Remake } from "@naqsh/shared/platform/ports/read-model-store";
import { readerOf } from "./index-row";
import { WalDamaged } from "./wal-frames";

/** What a frame begins with: enough to find the document again, and for every index. `indexed` is null for one that is gone. */
export type FrameHead = {
  key: string;
  position: Position;
  indexed: object | null;
  /** Nothing follows: the log has the rest. */
  isMade: boolean;
};

type Fields = Record<string, unknown>;
type HeadTuple = [key: string, position: Position, indexed: unknown[] | null];

/** JSON has no line break of its own. */
const BETWEEN = "\n";
const BREAK = 10;

/** A text of what JSON leaves as it is: neither quotes nor backslashes, control characters or halves of surrogate pairs. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** As in a list of JSON. Every new document of a replay passes here, and `JSON.stringify` takes half as long again. */
const jsonFrom = (value: unknown): string => {
  if (typeof value === "string" && PLAIN.test(value)) return `"${value}"`;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return JSON.stringify(value) ?? "null";
};

/** Puts a value where a path leads; what is on the way there is made. */
const setWithin = (fields: Fields, names: readonly string[], value: unknown): void => {
  let at = fields;
  for (const name of names.slice(0, -1)) {
    const next = at[name] ?? {};
    at[name] = next;
    at = next as Fields;
  }
  at[names.at(-1)!] = value;
};

/**
 * Writes and reads a view's documents in two parts: the fields that its indexes read, and the whole (dearer to divide than
 * to write). The second is left out if one event of the log makes it.
 */
export type DocumentFrames = {
  write: (stored: DocumentWrite<object>) => string;
  head: (frame: Buffer) => FrameHead;
  read: (frame: string) => DocumentWrite<object>;
};

export const documentFrames = (indexes: Indexes, remake?: Remake): DocumentFrames => {
  const indexed = [...new Set(Object.values(indexes).flat())].map((path) => ({
    names: path.split("."),
    read: readerOf(path),
  }));

  const write = ({ key, position, document, isMade }: DocumentWrite<object>): string => {
    if (document === null) return JSON.stringify([key, position, null]) + BETWEEN;
    let values = "";
    for (const { read } of indexed) values += `${values === "" ? "" : ","}${jsonFrom(read(document))}`;
    const begin = `[${jsonFrom(key)},${jsonFrom(position)},[${values}]]${BETWEEN}`;
    return isMade && remake !== undefined ? begin : begin + JSON.stringify(document);
  };

  const head = (frame: Buffer): FrameHead => {
    const isAlone = frame[frame.length - 1] === BREAK;
    const end = isAlone ? frame.length - 1 : frame.indexOf(BREAK);
    const [key, position, values] = JSON.parse(frame.toString("utf8", 0, end)) as HeadTuple;
    if (values === null) return { key, position, indexed: null, isMade: false };
    if (isAlone && remake === undefined) throw new WalDamaged("nothing tells how its documents are made");
    const fields: Fields = {};
    for (let place = 0; place < indexed.length; place += 1) setWithin(fields, indexed[place]!.names, values[place]);
    return { key, position, indexed: fields, isMade: isAlone };
  };

  const read = (frame: string): DocumentWrite<object> => {
    const end = frame.indexOf(BETWEEN);
    const [key, position, values] = JSON.parse(frame.slice(0, end)) as HeadTuple;
    if (values === null) return { key, position, document: null };
    if (end + 1 < frame.length) return { key, position, document: JSON.parse(frame.slice(end + 1)) as object };
    return { key, position, document: remake!(position, key), isMade: true };
  };

  return { write, head, read };
};

/** What the manifest says of a view, so that one with other indexes, or whose frames begin otherwise, begins anew. */
export const documentsSignature = (indexes: Indexes): string => {
  const reachesInside = Object.values(indexes).some((fields) => fields.some((path) => path.includes(".")));
  return JSON.stringify(reachesInside ? { indexes, heads: "paths" } : indexes);
};
