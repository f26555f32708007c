import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";

/** A line of an index: the document's values of the index's fields, then its key. */
export type Row = readonly IndexValue[];

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

export const compareRows = (a: Row, b: Row): number => {
  for (let field = 0; field < a.length; field += 1) {
    const order = compareValues(a[field]!, b[field]!);
    if (order !== 0) return order;
  }
  return 0;
};

export const liesBefore = (row: Row, bound: Bound): boolean => {
  for (let field = 0; field < bound.values.length; field += 1) {
    const order = compareValues(row[field]!, bound.values[field]!);
    if (order !== 0) return order < 0;
  }
  return bound.after;
};

export type ReadRows = (document: object, key: string) => Row[];

const readerOf = (path: string): ((document: object) => unknown) => {
  const steps = path.split(".");
  const only = steps.length === 1 ? steps[0]! : null;
  if (only !== null) return (document) => (document as Record<string, unknown>)[only];
  return (document) =>
    steps.reduce<unknown>(
      (value, step) => (typeof value === "object" && value !== null ? (value as Record<string, unknown>)[step] : null),
      document,
    );
};

const indexValue = (value: unknown): IndexValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

/** How an index reads a document: one row, or one for each element where a field holds an array. */
export const rowReader = (fields: IndexFields): ReadRows => {
  const readers = fields.map(readerOf);
  return (document, key) => {
    const row: IndexValue[] = [];
    let several: { field: number; values: readonly unknown[] } | null = null;
    for (const [field, read] of readers.entries()) {
      const value = read(document);
      if (Array.isArray(value)) several = { field, values: value };
      row.push(indexValue(value));
    }
    row.push(key);
    if (several === null) return [row];
    const { field, values } = several;
    return [...new Set(values.map(indexValue))].map((value) => row.with(field, value));
  };
};
