import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { compareValues } from "./index-row";
import type { Bound, Row, RowChange } from "./index-row";
import { OrderedRows } from "./ordered-rows";
import type { SliceOrder } from "./ordered-rows";

const LOWEST: Bound = { values: [], after: false };
const HIGHEST: Bound = { values: [], after: true };

/** A number of a document, and the value of the index's first field under which it was found. */
export type Place = { id: number; first: IndexValue };
type Order = SliceOrder<number>;
type Node = IndexPartitions | OrderedRows<number>;

/** How many documents a part has, in order; `ALONE` for one whose part stands for itself; or the parts within a part. */
export type PartsTree = number | [IndexValue, PartsTree][];
const ALONE = -1;

/** Numbers of documents, given one after the other. */
export type NumbersInTurn = { take: (count: number) => number[]; readonly taken: number };

/** `fields`: how many the index has. `rowOf` gives the row of a document. */
export type IndexShape = { fields: number; rowOf: (id: number) => Row };

/** What holds the rows that are equal up to a field: partitions by that field, or, for the last one, the rows in order. */
export const partitionsFrom = (level: number, shape: IndexShape): Node =>
  level === shape.fields - 1 ? new OrderedRows(shape.rowOf, level) : new IndexPartitions(level, shape);

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

  /** `value`: the part, where the first field is an array. */
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

  /** How it is divided; adds its documents' numbers to a list, in the order in which `adopt` takes them. */
  describe(into: number[]): PartsTree {
    return [...this.parts].map(([value, part]) => [value, describePart(part, into)]);
  }

  /** Holds what `describe` told of another, and nothing else. */
  adopt(tree: [IndexValue, PartsTree][], numbers: NumbersInTurn): void {
    const before = numbers.taken;
    for (const [value, part] of tree) this.parts.set(value, this.partFrom(part, numbers));
    this.held = numbers.taken - before;
  }

  count(equals: Row): number {
    if (equals.length <= this.level) return this.held;
    return this.under(equals[this.level]!)?.count(equals) ?? 0;
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

  private partFrom(tree: PartsTree, numbers: NumbersInTurn): Node | number {
    if (tree === ALONE) return numbers.take(1)[0]!;
    const node = partitionsFrom(this.level + 1, this.shape);
    adoptInto(node, tree, numbers);
    return node;
  }

  private nodeOf(id: number): Node {
    const node = partitionsFrom(this.level + 1, this.shape);
    // Alone in its part, its place needs no row, which may have to be read from disk.
    node.insert(id, node instanceof OrderedRows ? [] : this.shape.rowOf(id), true);
    return node;
  }
}

/** How a part is divided; adds its documents' numbers to a list. */
export const describePart = (part: Node | number, into: number[]): PartsTree => {
  if (typeof part === "number") {
    into.push(part);
    return ALONE;
  }
  if (part instanceof IndexPartitions) return part.describe(into);
  part.addTo(into);
  return part.size;
};

/** Has an empty part hold what was described. */
export const adoptInto = (node: Node, tree: PartsTree, numbers: NumbersInTurn): void => {
  if (typeof tree !== "number" && node instanceof IndexPartitions) node.adopt(tree, numbers);
  else if (typeof tree === "number" && node instanceof OrderedRows) node.adopt(numbers.take(tree));
  else throw new TypeError("An index is not divided like this");
};
