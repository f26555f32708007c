import { isSameList } from "@naqsh/shared/kernel/is-same-list";
import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";

/** A line of an index: the document's values of the index's fields, then its key. */
export type Row = readonly IndexValue[];

/** The rows of one document before and after a change. */
export type RowChange = { before: Row; after: Row };

/** A place between rows: before all rows that begin with `values`, or after them. */
export type Bound = { values: Row; after: boolean };

const rankOf = (value: IndexValue): number => {
  if (value === null) return 0;
  if (typeof value === "number") return 1;
  return typeof value === "string" ? 2 : 3;
};

/** Null, then numbers, strings and booleans: the order of MongoDB. */
export const compareValues = (a: IndexValue, b: IndexValue): number => {
  if (a === b) return 0;
  if (a !== null && b !== null && typeof a === typeof b) return a < b ? -1 : 1;
  return rankOf(a) - rankOf(b);
};

/** Compares from a field on: rows of one partition share what lies before. */
export const compareRows = (a: Row, b: Row, from = 0): number => {
  for (let field = from; field < a.length; field += 1) {
    const order = compareValues(a[field]!, b[field]!);
    if (order !== 0) return order;
  }
  return 0;
};

export const liesBefore = (row: Row, bound: Bound, from = 0): boolean => {
  for (let field = from; field < bound.values.length; field += 1) {
    const order = compareValues(row[field]!, bound.values[field]!);
    if (order !== 0) return order < 0;
  }
  return bound.after;
};

export type RowReader = {
  row: (document: object, key: string) => Row;
  /** What a document's one row stands under: its first field, or each value of that field if it is an array. */
  firsts: (document: object) => readonly IndexValue[];
  /** The first field as it stands in the document. */
  first: (document: object) => unknown;
  /** Whether two documents of one key certainly stand under the same first values. */
  hasSameFirst: (a: object, b: object) => boolean;
  /** Whether two documents of one key certainly have the same entry. */
  isSame: (a: object, b: object) => boolean;
};

const within = (value: unknown, names: readonly string[], from: number): unknown => {
  if (from === names.length) return value;
  if (Array.isArray(value)) return value.map((one) => within(one, names, from));
  if (typeof value !== "object" || value === null) return undefined;
  return within((value as Record<string, unknown>)[names[from]!], names, from + 1);
};

/** Reads a field of a document; dots reach inside, also into each of a list. */
export const readerOf = (path: string): ((document: object) => unknown) => {
  const names = path.split(".");
  const [first] = names as [string];
  if (names.length === 1) return (document) => (document as Record<string, unknown>)[first];
  return (document) => within(document, names, 0);
};

export const indexValue = (value: unknown): IndexValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

/** Up to so many are told apart by comparing each with each. */
const FEW = 16;

/** Every document of a replay passes here: a set of few values costs several times what they do. */
const distinct = (values: readonly unknown[]): readonly IndexValue[] => {
  if (values.length > FEW) return [...new Set(values.map(indexValue))];
  const found: IndexValue[] = [];
  for (const value of values) {
    const one = indexValue(value);
    if (!found.includes(one)) found.push(one);
  }
  return found;
};

/** @throws Error when the document has an array there: an index with one field keeps its documents under one value each. */
const readerOfOne =
  (path: string, read = readerOf(path)): ((document: object) => unknown) =>
  (document) => {
    const value = read(document);
    if (!Array.isArray(value)) return value;
    throw new Error(`The only field of an index, ${path}, is an array: name a second field to order its documents by`);
  };

/** A document that was read from disk again has lists of its own. */
const isSameValue = (a: unknown, b: unknown): boolean => {
  if (a === b || !Array.isArray(a) || !Array.isArray(b)) return a === b;
  return isSameList(a, b);
};

/** Reads documents for an index. The first of several fields may be an array. */
export const rowReader = (fields: IndexFields): RowReader => {
  const [only, second] = fields;
  const readers = only !== undefined && second === undefined ? [readerOfOne(only)] : fields.map(readerOf);
  // Every document of a replay passes here: a row that grew as it is filled would take three times the room.
  const empty: IndexValue[] = [...fields.map(() => null), null];
  return {
    row: (document, key) => {
      const row = empty.slice();
      for (let field = 0; field < readers.length; field += 1) row[field] = indexValue(readers[field]!(document));
      row[readers.length] = key;
      return row;
    },
    firsts: (document) => {
      const first = readers[0]!(document);
      return Array.isArray(first) ? distinct(first) : [indexValue(first)];
    },
    first: readers[0]!,
    hasSameFirst: (a, b) => isSameValue(readers[0]!(a), readers[0]!(b)),
    isSame: (a, b) => {
      for (const read of readers) if (!isSameValue(read(a), read(b))) return false;
      return true;
    },
  };
};
