import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import type { Place } from "./index-partitions";
import { indexValue, liesBefore, rowReader } from "./index-row";
import type { Bound, Row } from "./index-row";
import type { SliceOrder } from "./ordered-rows";
import type { PostingList } from "./posting-lists";
import { firstPlaceFromEnd } from "./stored-list";

type ListsOfEvents = {
  /** Every event. */
  all: () => PostingList;
  under: (value: IndexValue) => PostingList;
  /** How many events all values have together. */
  held: () => number;
  documentAt: (id: number) => { key: string; document: object | null };
};

const EMPTY: PostingList = { size: 0, at: () => -1 };

/**
 * One declared index of a view whose documents are events: under each value of the first field the numbers of its events, in
 * the order of the log, which its last field has to follow. Rows are read from the log, and only if a page begins inside.
 */
export class EventListIndex {
  private readonly reader: ReturnType<typeof rowReader>;
  /** With one field, all events are one list. */
  readonly isWhole: boolean;

  constructor(
    fields: IndexFields,
    private readonly events: ListsOfEvents,
  ) {
    if (fields.length > 2) throw new Error(`An index of events has one or two fields: ${fields.join(", ")}`);
    this.reader = rowReader(fields);
    this.isWhole = fields.length === 1;
  }

  /** The values under which a document stands. */
  valuesOf(document: object): readonly IndexValue[] {
    const first = this.reader.first(document);
    return Array.isArray(first) ? first.map(indexValue) : [indexValue(first)];
  }

  /** @throws if a value of the first of two fields is to lie below another. */
  count(equals: Row, below?: IndexValue): number {
    const values = below === undefined ? equals : [...equals, below];
    if (!this.isWhole && equals.length === 0) {
      if (below === undefined) return this.events.held();
      throw new Error("Events are counted by place under a value of their first field alone");
    }
    const list = this.isWhole ? this.events.all() : this.events.under(equals[0]!);
    const start = this.placeIn(list, { values: equals, after: false });
    return this.placeIn(list, { values, after: below === undefined }) - start;
  }

  /** At most `limit` events between two bounds, in the direction asked. @throws if no value of the first of two fields is named. */
  slice(from: Bound, to: Bound, { descending, limit, only }: SliceOrder<number>): Place[] {
    const first = this.isWhole ? null : from.values[0];
    if (first === undefined || (!this.isWhole && first !== to.values[0])) {
      throw new Error("A list of events names what they mention");
    }
    const list = this.isWhole ? this.events.all() : this.events.under(first);
    const [low, high] = [this.placeIn(list, from), this.placeIn(list, to)];
    const found: Place[] = [];
    for (let step = 0; step < high - low && found.length < limit; step += 1) {
      const id = list.at(descending ? high - 1 - step : low + step);
      if (only === undefined || only(id)) found.push({ id, first });
    }
    return found;
  }

  /** The row under which an event was found. */
  rowAt({ id, first }: Place): Row {
    return this.isWhole ? this.rowOf(id) : [first, ...this.rowOf(id).slice(1)];
  }

  private rowOf(id: number): Row {
    const { key, document } = this.events.documentAt(id);
    return this.reader.row(document!, key);
  }

  /** Where a bound lies in a list. One that says no more than the list's value needs no row. */
  private placeIn(list: PostingList = EMPTY, bound: Bound): number {
    const from = this.isWhole ? 0 : 1;
    if (bound.values.length <= from) return bound.after ? list.size : 0;
    // Rooms and first pages ask for what came last.
    return firstPlaceFromEnd(list.size, (place) => !liesBefore(this.rowOf(list.at(place)), bound, from));
  }
}
