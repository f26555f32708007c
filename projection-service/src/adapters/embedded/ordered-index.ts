import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { GrowingColumn } from "./growing-column";
import { loadInto, describePart, IndexPartitions, partitionsFrom } from "./index-partitions";
import type { PartsInTurn, Place } from "./index-partitions";
import { compareValues, rowReader } from "./index-row";
import type { Bound, Row, RowReader } from "./index-row";
import type { SliceOrder } from "./ordered-rows";
import { SortColumn } from "./sort-column";

/** Rows that others were compared with of late are mostly those that the next ones are compared with. */
const COMPARED_ROWS = 4096;

/** What an index holds without any row: how its parts lie in each other, and the numbers of their documents. */
export type IndexContent = { furthest: IndexValue; counts: Int32Array; values: IndexValue[]; numbers: Int32Array };

const inTurn = ({ counts, values, numbers }: IndexContent): PartsInTurn => {
  const at = { count: 0, value: 0, taken: 0 };
  return {
    count: () => counts[at.count++]!,
    value: () => values[at.value++]!,
    take: (count) => Array.from(numbers.subarray(at.taken, (at.taken += count))),
    get taken() {
      return at.taken;
    },
  };
};

/** One declared index: numbers of documents in the order of their rows, which are read from the documents when they are needed. */
export class OrderedIndex {
  private readonly reader: RowReader;
  private readonly root: ReturnType<typeof partitionsFrom>;
  private readonly column: SortColumn;
  private readonly compared: ({ id: number; row: Row } | undefined)[] = [];
  /** The greatest value of the last field that ever came: one beyond it lies behind all rows of its part, which need not be read. */
  private furthest: IndexValue = null;

  constructor(
    private readonly fields: IndexFields,
    private readonly documentAt: (id: number) => { key: string; document: object | null },
  ) {
    this.reader = rowReader(fields);
    const rowOf = (id: number): Row => this.rowOf(id);
    this.column = new SortColumn(rowOf);
    this.root = partitionsFrom(0, { fields: fields.length, rowOf, column: this.column });
  }

  /** Moves a document's rows; `null` if it did not exist, or is gone. The document's number still leads to `before`. */
  update({ id, key }: { id: number; key: string }, before: object | null, after: object | null): void {
    if (before !== null && after !== null && this.reader.isSame(before, after)) return;
    if (before !== null && after !== null && this.reader.hasSameFirst(before, after)) {
      this.move(id, key, { before, after });
    } else {
      if (before !== null) this.remove(key, before);
      if (after !== null) this.insert(id, key, after);
    }
    if (this.compared[id % COMPARED_ROWS]?.id === id) this.compared[id % COMPARED_ROWS] = undefined;
    this.column.set(id, () => (after === null ? null : this.reader.row(after, key)));
  }

  /** All that it holds; nothing may change meanwhile. */
  *content(): Generator<void, IndexContent> {
    const parts = { counts: new GrowingColumn(), values: [], numbers: new GrowingColumn(this.root.size) };
    yield* describePart(this.root, parts);
    return { furthest: this.furthest, ...parts, counts: parts.counts.all(), numbers: parts.numbers.all() };
  }

  /** Holds what another held, and nothing else. */
  load(content: IndexContent): void {
    this.furthest = content.furthest;
    const from = inTurn(content);
    loadInto(this.root, from.count(), from);
  }

  count(equals: Row, below?: IndexValue): number {
    return this.root.count(equals, below);
  }

  /** At most `limit` documents between two bounds, in the direction asked. */
  slice(from: Bound, to: Bound, order: SliceOrder<number>): Place[] {
    if (this.root instanceof IndexPartitions) return this.root.slice(from, to, order);
    return this.root.slice(from, to, order).map((id) => ({ id, first: this.rowOf(id)[0]! }));
  }

  /** The row under which a document was found. */
  rowAt({ id, first }: Place): Row {
    return [first, ...this.rowOf(id).slice(1)];
  }

  private rowOf(id: number): Row {
    const known = this.compared[id % COMPARED_ROWS];
    if (known?.id === id) return known.row;
    const { key, document } = this.documentAt(id);
    const row = this.reader.row(document!, key);
    this.compared[id % COMPARED_ROWS] = { id, row };
    return row;
  }

  /** The same row stands under each first value: within a partition the others tell rows apart. */
  private insert(id: number, key: string, document: object): void {
    const row = this.reader.row(document, key);
    const isLast = this.goesFurther(row);
    if (!(this.root instanceof IndexPartitions)) return this.root.insert(id, row, isLast);
    for (const first of this.reader.firsts(document)) this.root.insert(id, row, isLast, first);
  }

  private move(id: number, key: string, { before, after }: { before: object; after: object }): void {
    const change = { before: this.reader.row(before, key), after: this.reader.row(after, key) };
    const isLast = this.goesFurther(change.after);
    if (!(this.root instanceof IndexPartitions)) return this.root.move(id, change, isLast);
    for (const first of this.reader.firsts(after)) this.root.move(id, change, isLast, first);
  }

  /** Whether the last field's value lies behind all that came before. */
  private goesFurther(row: Row): boolean {
    const last = row[this.fields.length - 1]!;
    const isFurther = compareValues(this.furthest, last) < 0;
    if (isFurther) this.furthest = last;
    return isFurther;
  }

  private remove(key: string, document: object): void {
    const row = this.reader.row(document, key);
    if (!(this.root instanceof IndexPartitions)) return this.root.remove(row);
    for (const first of this.reader.firsts(document)) this.root.remove(row, first);
  }
}
