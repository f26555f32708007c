import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import type { Place } from "./index-partitions";
import { compareRows, liesBefore, rowReader } from "./index-row";
import type { Bound, Row } from "./index-row";
import type { Documents, ListIndex } from "./stored-documents";

type ReadableIndex = Pick<ListIndex, "slice" | "rowAt">;
type Within = NonNullable<Find["within"]>;
type Order = Parameters<ListIndex["slice"]>[2];

/** The number of rows up to which reading and sorting them is quicker than finding them among all others. */
const FEW = 64;

const allUnder = (equals: Row): [Bound, Bound] => [
  { values: equals, after: false },
  { values: equals, after: true },
];

/** Those under a prefix of another index, each read from its document and put into the order of this one. */
const sorted = (documents: Documents, find: Find, within: Within): ReadableIndex => {
  const index = documents.index(find.index);
  const reader = rowReader(documents.fieldsOf(find.index));
  const few = documents
    .index(within.index)
    .slice(...allUnder(within.equals), { descending: false, limit: FEW })
    .map(({ id }) => id);
  const rowsOf = (id: number): { place: Place; row: Row }[] => {
    const { key, document } = documents.headAt(id);
    if (document === null) return [];
    const row = reader.row(document, key);
    return reader.firsts(document).map((first) => ({ place: { id, first }, row: [first, ...row.slice(1)] }));
  };
  return {
    rowAt: (place) => index.rowAt(place),
    slice: (from: Bound, to: Bound, { descending, limit }: Order) =>
      few
        .flatMap(rowsOf)
        .filter(({ row }) => !liesBefore(row, from) && liesBefore(row, to))
        .toSorted((a, b) => (descending ? compareRows(b.row, a.row) : compareRows(a.row, b.row)))
        .slice(0, limit)
        .map(({ place }) => place),
  };
};

/** Those that are met in the order of this index and were marked before: no document is read to tell. */
const marked = (documents: Documents, find: Find, within: Within): ReadableIndex => {
  const index = documents.index(find.index);
  // A bit each: as bytes they would be most of what the collector has to do.
  const marks = new Uint32Array(Math.ceil(documents.size / 32));
  const mark = (id: number): boolean => {
    marks[id >>> 5]! |= 1 << (id & 31);
    return false;
  };
  // Taken by none: a list of them all would cost more than the marks.
  documents.index(within.index).slice(...allUnder(within.equals), { descending: false, limit: Infinity, only: mark });
  const only = (id: number): boolean => ((marks[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  return {
    rowAt: (place) => index.rowAt(place),
    slice: (from, to, order) => index.slice(from, to, { ...order, only }),
  };
};

/** The index that a question names, as far as it holds what the question's other index holds too. */
export const listIndex = (documents: Documents, find: Find): ReadableIndex => {
  const { within } = find;
  if (within === undefined) return documents.index(find.index);
  const isFew = documents.count(within.index, within.equals) <= FEW;
  return isFew ? sorted(documents, find, within) : marked(documents, find, within);
};
