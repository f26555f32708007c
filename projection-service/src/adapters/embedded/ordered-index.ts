import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { compareValues, rowReader } from "./index-row";
import type { Bound, Entry, Row, RowReader } from "./index-row";
import { OrderedRows } from "./ordered-rows";

const LOWEST: Bound = { values: [], after: false };
const HIGHEST: Bound = { values: [], after: true };

type Order = { descending: boolean; limit: number };

/** One declared index: rows kept apart by their first value, so that a view's lists do not weigh on each other. */
export class OrderedIndex {
  private readonly reader: RowReader;
  private readonly partitioned: boolean;
  /** Most first values of a long history are met once: a single row stands for itself. */
  private readonly partitions = new Map<IndexValue, OrderedRows | Row>();
  /** The first values in order, from the first question on that does not fix one. */
  private firsts: OrderedRows | null = null;

  constructor(fields: IndexFields) {
    this.reader = rowReader(fields);
    this.partitioned = fields.length > 1;
  }

  /** Moves a document's rows; `null` where it did not exist, or is gone. */
  update(key: string, before: object | null, after: object | null): void {
    if (before !== null && after !== null && this.reader.isSame(before, after)) return;
    if (before !== null) this.remove(this.reader.read(before, key));
    if (after !== null) this.insert(this.reader.read(after, key));
  }

  count(equals: Row): number {
    const from = { values: equals, after: false };
    const to = { values: equals, after: true };
    if (!this.partitioned || equals.length > 0) {
      const rows = this.rowsUnder(this.partitionOf(equals));
      if (rows === undefined) return 0;
      return this.partitioned && equals.length === 1 ? rows.size : rows.rank(to) - rows.rank(from);
    }
    let held = 0;
    for (const rows of this.partitions.values()) held += rows instanceof OrderedRows ? rows.size : 1;
    return held;
  }

  /** At most `limit` rows between two bounds. */
  slice(from: Bound, to: Bound, order: Order): Row[] {
    if (!this.partitioned || (from.values.length > 0 && from.values[0] === to.values[0])) {
      return this.rowsUnder(this.partitionOf(from.values))?.slice(from, to, order) ?? [];
    }
    return this.acrossPartitions(from, to, order);
  }

  private acrossPartitions(from: Bound, to: Bound, order: Order): Row[] {
    const firsts = this.orderedFirsts().slice(
      from.values.length > 1 ? { values: [from.values[0]!], after: false } : from,
      to.values.length > 1 ? { values: [to.values[0]!], after: true } : to,
      { descending: order.descending, limit: Number.POSITIVE_INFINITY },
    );
    const rows: Row[] = [];
    for (const [first] of firsts) {
      if (rows.length >= order.limit) break;
      const lower = from.values.length > 1 && from.values[0] === first ? from : LOWEST;
      const upper = to.values.length > 1 && to.values[0] === first ? to : HIGHEST;
      const rest = { ...order, limit: order.limit - rows.length };
      rows.push(...this.rowsUnder(first!)!.slice(lower, upper, rest));
    }
    return rows;
  }

  /** The same row stands under each first value: within a partition the others tell rows apart. */
  private insert({ row, firsts }: Entry): void {
    if (!this.partitioned) return this.insertUnder(null, row);
    for (const first of firsts) this.insertUnder(first, row);
  }

  private remove({ row, firsts }: Entry): void {
    for (const first of this.partitioned ? firsts : [null]) {
      const rows = this.rowsUnder(first);
      rows?.remove(row);
      if (rows?.size !== 0) continue;
      this.partitions.delete(first);
      this.firsts?.remove([first]);
    }
  }

  private orderedFirsts(): OrderedRows {
    if (this.firsts !== null) return this.firsts;
    this.firsts = new OrderedRows();
    for (const first of [...this.partitions.keys()].toSorted(compareValues)) this.firsts.insert([first]);
    return this.firsts;
  }

  private insertUnder(first: IndexValue, row: Row): void {
    const held = this.partitions.get(first);
    if (held instanceof OrderedRows) return held.insert(row);
    if (held === undefined) this.firsts?.insert([first]);
    this.partitions.set(first, held === undefined ? row : this.ordered(held, row));
  }

  private rowsUnder(first: IndexValue): OrderedRows | undefined {
    const held = this.partitions.get(first);
    return held === undefined || held instanceof OrderedRows ? held : this.ordered(held);
  }

  private ordered(...rows: Row[]): OrderedRows {
    const ordered = new OrderedRows(this.partitioned ? 1 : 0);
    for (const row of rows) ordered.insert(row);
    return ordered;
  }

  private partitionOf(values: Row): IndexValue {
    return this.partitioned ? values[0]! : null;
  }
}
