import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { ValueNumbers } from "./value-numbers";
import type { Place } from "./index-partitions";
import { indexValue, rowReader } from "./index-row";
import type { Bound, Row } from "./index-row";
import { OrderedRows } from "./ordered-rows";
import type { SliceOrder } from "./ordered-rows";

/** Values that are passed between two looks at the clock. */
const LOOK_EACH = 256;

/** The values, how many events each has, and the events' numbers, value after value. */
export type PostingsContent = { values: readonly IndexValue[]; counts: Int32Array; numbers: Int32Array };

/**
 * One declared index of a view whose documents are events: under each value of the first field the numbers of its events, in
 * the order of the log, which its last field has to follow. Rows are read from the log, and only if a page begins inside.
 */
export class EventPostings {
  private readonly reader: ReturnType<typeof rowReader>;
  /** Each value of the first field by its number: the number is what a write-ahead log holds. */
  private readonly numbers = new ValueNumbers();
  private readonly values: IndexValue[] = [];
  /** By a value's number; most values are met once, where the event's number stands for itself. */
  private readonly parts: (OrderedRows<number> | number)[] = [];
  private readonly all: OrderedRows<number> | null;
  private held = 0;

  constructor(
    fields: IndexFields,
    private readonly documentAt: (id: number) => { key: string; document: object | null },
  ) {
    if (fields.length > 2) throw new Error(`An index of events has one or two fields: ${fields.join(", ")}`);
    this.reader = rowReader(fields);
    this.all = fields.length === 1 ? new OrderedRows<number>((id) => this.rowOf(id)) : null;
  }

  get valueCount(): number {
    return this.values.length;
  }

  valuesFrom(number: number): IndexValue[] {
    return this.values.slice(number);
  }

  /** Notes the newest event; adds the numbers of its values to a list, after how many they are. */
  add(id: number, document: object, into: number[]): void {
    if (this.all !== null) return this.addTo([], id);
    const at = into.push(0);
    const first = this.reader.first(document);
    if (!Array.isArray(first)) this.addValue(id, indexValue(first), { into, at });
    else for (const value of first) this.addValue(id, indexValue(value), { into, at });
    into[at - 1] = into.length - at;
  }

  /** A value that comes twice counts once. */
  private addValue(id: number, value: IndexValue, { into, at }: { into: number[]; at: number }): void {
    const number = this.numberOf(value);
    for (let place = at; place < into.length; place += 1) if (into[place] === number) return;
    into.push(number);
    this.addUnder(number, id);
  }

  /** The same from what was noted then. */
  addTo(values: readonly number[], id: number): void {
    if (this.all === null) for (const number of values) this.addUnder(number, id);
    else this.all.insert(id, [], true);
  }

  /** What it holds of the events that came before now, while others may come. */
  content(events: number): Generator<void, PostingsContent> {
    return this.contentOf(this.values.slice(), new Int32Array(this.held), events);
  }

  private *contentOf(values: IndexValue[], numbers: Int32Array, events: number): Generator<void, PostingsContent> {
    const counts = new Int32Array(values.length);
    let filled = 0;
    for (let value = 0; value < values.length; value += 1) {
      const part = this.parts[value]!;
      const before = filled;
      for (const chunk of typeof part === "number" ? [[part]] : part.inChunks()) {
        if (chunk[0]! >= events) break;
        for (const id of chunk) if (id < events) numbers[filled++] = id;
        if (chunk.length > 1) yield;
      }
      counts[value] = filled - before;
      if (value % LOOK_EACH === LOOK_EACH - 1) yield;
    }
    return { values, counts, numbers };
  }

  /** Holds what another held of so many events, and nothing else. */
  load({ values, counts, numbers }: PostingsContent, events: number): void {
    this.learn(values);
    this.all?.load(Array.from({ length: events }, (_, id) => id));
    let at = 0;
    for (const count of counts) {
      const part = numbers.subarray(at, (at += count));
      this.parts.push(count === 1 ? part[0]! : this.rowsOf(Array.from(part)));
    }
    this.held = numbers.length;
  }

  learn(values: readonly IndexValue[]): void {
    for (const value of values) this.numberOf(value);
  }

  /** @throws if a value of the first of two fields is to lie below another. */
  count(equals: Row, below?: IndexValue): number {
    if (this.all !== null) return this.all.count(equals, below);
    if (equals.length > 0) return this.under(equals[0]!)?.count(equals, below) ?? 0;
    if (below !== undefined) throw new Error("Events are counted by place under a value of their first field alone");
    return this.held;
  }

  /** At most `limit` events between two bounds, in the direction asked. @throws if no value of the first of two fields is named. */
  slice(from: Bound, to: Bound, order: SliceOrder<number>): Place[] {
    if (this.all !== null) return this.all.slice(from, to, order).map((id) => ({ id, first: null }));
    const first = from.values[0];
    if (first === undefined || first !== to.values[0]) throw new Error("A list of events names what they mention");
    const found = this.under(first)?.slice(from, to, order) ?? [];
    return found.map((id) => ({ id, first }));
  }

  /** The row under which an event was found. */
  rowAt({ id, first }: Place): Row {
    return this.all === null ? [first, ...this.rowOf(id).slice(1)] : this.rowOf(id);
  }

  private rowOf(id: number): Row {
    const { key, document } = this.documentAt(id);
    return this.reader.row(document!, key);
  }

  private numberOf(value: IndexValue): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  private addUnder(number: number, id: number): void {
    this.held += 1;
    const part = this.parts[number];
    if (part === undefined) this.parts[number] = id;
    else if (typeof part === "number") (this.parts[number] = this.rowsOf([part])).insert(id, [], true);
    else part.insert(id, [], true);
  }

  private under(value: IndexValue): OrderedRows<number> | undefined {
    const number = this.numbers.get(value);
    const part = number === undefined ? undefined : this.parts[number];
    return typeof part === "number" ? this.rowsOf([part]) : part;
  }

  private rowsOf(ids: readonly number[]): OrderedRows<number> {
    const rows = new OrderedRows<number>((held) => this.rowOf(held), 1);
    rows.load(ids);
    return rows;
  }
}
