import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { compareRows, rowReader } from "./index-row";
import type { Bound, Row } from "./index-row";
import { OrderedRows } from "./ordered-rows";

type Order = { descending: boolean; limit: number };

/** One declared index: rows kept apart by their first value, so that a view's lists do not weigh on each other. */
export class OrderedIndex {
  private readonly readRows;
  private readonly partitioned: boolean;
  private readonly partitions = new Map<IndexValue, OrderedRows>();
  /** The first values, in order; for questions that do not fix one. */
  private readonly firsts = new OrderedRows();

  constructor(fields: IndexFields) {
    this.readRows = rowReader(fields);
    this.partitioned = fields.length > 1;
  }

  /** Moves a document's rows; `null` where it did not exist, or is gone. */
  update(key: string, before: object | null, after: object | null): void {
    const old = before === null ? [] : this.readRows(before, key);
    const fresh = after === null ? [] : this.readRows(after, key);
    if (old.length === 1 && fresh.length === 1 && compareRows(old[0]!, fresh[0]!) === 0) return;
    for (const row of old) this.remove(row);
    for (const row of fresh) this.insert(row);
  }

  count(equals: Row): number {
    const from = { values: equals, after: false };
    const to = { values: equals, after: true };
    if (!this.partitioned || equals.length > 0) {
      const rows = this.partitions.get(this.partitionOf(equals));
      if (rows === undefined) return 0;
      return this.partitioned && equals.length === 1 ? rows.size : rows.rank(to) - rows.rank(from);
    }
    let held = 0;
    for (const rows of this.partitions.values()) held += rows.size;
    return held;
  }

  /** At most `limit` rows between two bounds. */
  slice(from: Bound, to: Bound, order: Order): Row[] {
    if (!this.partitioned || (from.values.length > 0 && from.values[0] === to.values[0])) {
      return this.partitions.get(this.partitionOf(from.values))?.slice(from, to, order) ?? [];
    }
    return this.acrossPartitions(from, to, order);
  }

  private acrossPartitions(from: Bound, to: Bound, order: Order): Row[] {
    const firsts = this.firsts.slice(
      from.values.length > 1 ? { values: [from.values[0]!], after: false } : from,
      to.values.length > 1 ? { values: [to.values[0]!], after: true } : to,
      { descending: order.descending, limit: Number.POSITIVE_INFINITY },
    );
    const rows: Row[] = [];
    for (const [first] of firsts) {
      if (rows.length >= order.limit) break;
      rows.push(...this.partitions.get(first!)!.slice(from, to, { ...order, limit: order.limit - rows.length }));
    }
    return rows;
  }

  private insert(row: Row): void {
    const first = this.partitionOf(row);
    let rows = this.partitions.get(first);
    if (rows === undefined) {
      rows = new OrderedRows();
      this.partitions.set(first, rows);
      this.firsts.insert([first]);
    }
    rows.insert(row);
  }

  private remove(row: Row): void {
    const first = this.partitionOf(row);
    const rows = this.partitions.get(first);
    rows?.remove(row);
    if (rows?.size === 0) {
      this.partitions.delete(first);
      this.firsts.remove([first]);
    }
  }

  private partitionOf(values: Row): IndexValue {
    return this.partitioned ? values[0]! : null;
  }
}
