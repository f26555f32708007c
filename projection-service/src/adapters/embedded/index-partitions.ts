import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import type { GrowingColumn } from "./growing-column";
import { compareValues } from "./index-row";
import type { Bound, Row, RowChange } from "./index-row";
import { OrderedRows } from "./ordered-rows";
import type { SliceOrder } from "./ordered-rows";
import type { SortColumn } from "./sort-column";

const LOWEST: Bound = { values: [], after: false };
const HIGHEST: Bound = { values: [], after: true };
/** Parts that are described between two looks at the clock. */
const LOOK_EACH = 256;

/** A number of a document, and the value of the index's first field under which it was found. */
export type Place = { id: number; first: IndexValue };
type Order = SliceOrder<number>;
type Node = IndexPartitions | OrderedRows<number>;

/** Instead of how many documents a part has: it is one that stands for itself. */
const ALONE = -1;

/**
 * What an index holds without any row, part after part, each followed by what is within it. `counts`: how many parts, or
 * documents, a part has. `values`: of the parts. `numbers`: of the documents, in order.
 */
export type DescribedParts = { counts: GrowingColumn; values: IndexValue[]; numbers: GrowingColumn };

/** The same, given one after the other. */
export type PartsInTurn = {
  count: () => number;
  value: () => IndexValue;
  take: (count: number) => number[];
  /** How many documents were taken. */
  readonly taken: number;
};

/** `fields`: how many the index has. `rowOf` gives the row of a document, `column` what of it mostly tells. */
export type IndexShape = { fields: number; rowOf: (id: number) => Row; column?: SortColumn };

/** What holds the rows that are equal up to a field: partitions by that field, or, for the last one, the rows in order. */
export const partitionsFrom = (level: number, shape: IndexShape): Node =>
  level === shape.fields - 1 ? new OrderedRows(shape.rowOf, level, shape.column) : new IndexPartitions(level, shape);

/** Documents kept apart by one field of an index, and within that by the next: what is new mostly belongs at the end of its part. */
export class IndexPartitions {
  /** Most values of a long history are met once: a single document's number stands for itself. */
  private readonly parts = new Map<IndexValue, Node | number>();
  /** The values in order, from the first question on that does not fix one. */
  private ordered: OrderedRows<Row> | null = null;
  private held = 0;

  constructor(
    private readonly level: number,
    private readonly shape: IndexShape,
  ) {}

  get size(): number {
    return this.held;
  }

  /** `isLast`: among rows that are equal up to the last field, it lies behind every other. */
  insert(id: number, row: Row, isLast: boolean, value: IndexValue = row[this.level]!): void {
    this.held += 1;
    const part = this.parts.get(value);
    if (part === undefined) {
      this.ordered?.insert([value], [value]);
      this.parts.set(value, id);
    } else if (typeof part === "number") {
      const node = this.nodeOf(part);
      node.insert(id, row, isLast);
      this.parts.set(value, node);
    } else {
      part.insert(id, row, isLast);
    }
  }

  remove(row: Row, value: IndexValue = row[this.level]!): void {
    const node = this.under(value);
    if (node === undefined) return;
    const before = node.size;
    node.remove(row);
    this.held -= before - node.size;
    if (node.size > 0) return;
    this.parts.delete(value);
    this.ordered?.remove([value]);
  }

  /** `value`: the part, if the first field is an array. */
  move(id: number, change: RowChange, isLast: boolean, value?: IndexValue): void {
    const [was, is] = value === undefined ? [change.before[this.level]!, change.after[this.level]!] : [value, value];
    const part = this.parts.get(is);
    if (was !== is || part === undefined) {
      this.remove(change.before, was);
      return this.insert(id, change.after, isLast, is);
    }
    // Alone in its part it stands for itself, whatever its row.
    if (typeof part !== "number") part.move(id, change, isLast);
  }

  /** Adds what it holds in the order in which `load` takes it; nothing may change meanwhile. */
  *describe(into: DescribedParts): Generator<void> {
    into.counts.push(this.parts.size);
    for (const [value, part] of this.parts) {
      into.values.push(value);
      if (typeof part === "number") {
        into.counts.push(ALONE);
        into.numbers.push(part);
      } else {
        yield* describePart(part, into);
      }
      if (into.values.length % LOOK_EACH === 0) yield;
    }
  }

  /** Holds the so many parts that `describe` told of another, and nothing else. */
  load(count: number, from: PartsInTurn): void {
    const before = from.taken;
    for (let part = 0; part < count; part += 1) this.parts.set(from.value(), this.partFrom(from));
    this.held = from.taken - before;
  }

  /** How many are equal to these values; with `below`, only those whose next one lies below it. */
  count(equals: Row, below?: IndexValue): number {
    if (equals.length > this.level) return this.under(equals[this.level]!)?.count(equals, below) ?? 0;
    if (below === undefined) return this.held;
    let before = 0;
    for (const [value, part] of this.parts) {
      if (compareValues(value, below) < 0) before += typeof part === "number" ? 1 : part.size;
    }
    return before;
  }

  /** At most `limit` documents between two bounds that are equal up to this field. */
  slice(from: Bound, to: Bound, order: Order): Place[] {
    const places: Place[] = [];
    for (const value of this.valuesBetween(from, to, order.descending)) {
      if (places.length >= order.limit) break;
      const lower = from.values.length > this.level && from.values[this.level] === value ? from : LOWEST;
      const upper = to.values.length > this.level && to.values[this.level] === value ? to : HIGHEST;
      const rest = { ...order, limit: order.limit - places.length };
      for (const place of this.under(value)!.slice(lower, upper, rest)) {
        places.push(typeof place === "number" ? { id: place, first: value } : { id: place.id, first: value });
      }
    }
    return places;
  }

  private valuesBetween(from: Bound, to: Bound, descending: boolean): readonly IndexValue[] {
    const [lowest, highest] = [from.values[this.level], to.values[this.level]];
    if (lowest !== undefined && lowest === highest) return this.parts.has(lowest) ? [lowest] : [];
    const values = this.inOrder().slice(this.here(from, false), this.here(to, true), { descending, limit: Infinity });
    return values.map(([value]) => value!);
  }

  /** What a bound says of this field alone: one that says more of later fields takes in all that has its value. */
  private here({ values, after }: Bound, takenIn: boolean): Bound {
    return values.length > this.level + 1
      ? { values: [values[this.level]!], after: takenIn }
      : { values: values.slice(this.level), after };
  }

  private inOrder(): OrderedRows<Row> {
    if (this.ordered !== null) return this.ordered;
    this.ordered = new OrderedRows((row: Row) => row);
    for (const value of [...this.parts.keys()].toSorted(compareValues)) this.ordered.insert([value], [value]);
    return this.ordered;
  }

  private under(value: IndexValue): Node | undefined {
    const part = this.parts.get(value);
    return typeof part === "number" ? this.nodeOf(part) : part;
  }

  private partFrom(from: PartsInTurn): Node | number {
    const count = from.count();
    if (count === ALONE) return from.take(1)[0]!;
    const node = partitionsFrom(this.level + 1, this.shape);
    loadInto(node, count, from);
    return node;
  }

  private nodeOf(id: number): Node {
    const node = partitionsFrom(this.level + 1, this.shape);
    // Alone in its part, its place needs no row, which may have to be read from disk.
    node.insert(id, node instanceof OrderedRows ? [] : this.shape.rowOf(id), true);
    return node;
  }
}

/** Adds what a part holds. */
export function* describePart(part: Node, into: DescribedParts): Generator<void> {
  if (part instanceof IndexPartitions) return yield* part.describe(into);
  into.counts.push(part.size);
  for (const chunk of part.inChunks()) {
    into.numbers.pushAll(chunk);
    yield;
  }
}

/** Has an empty part hold the so many that were described. */
export const loadInto = (node: Node, count: number, from: PartsInTurn): void => {
  if (node instanceof IndexPartitions) node.load(count, from);
  else node.load(from.take(count));
};
