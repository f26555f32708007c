import { compareRows, liesBefore } from "./index-row";
import type { Bound, Row } from "./index-row";

const CHUNK = 256;

/**
 * Rows in order, in chunks. Events arrive in log order, so most rows belong at the end: that is a plain push, which
 * no general tree offers (measured: 0.03 microseconds against 0.4 to 1.2 of a B+tree).
 */
export class OrderedRows {
  private chunks: Row[][] = [];
  private held = 0;

  /** `from`: the first field that tells its rows apart. */
  constructor(private readonly from = 0) {}

  get size(): number {
    return this.held;
  }

  insert(row: Row): void {
    this.held += 1;
    const last = this.chunks.at(-1);
    if (last === undefined) {
      this.chunks.push([row]);
    } else if (compareRows(last.at(-1)!, row, this.from) < 0) {
      if (last.length < CHUNK) last.push(row);
      else this.chunks.push([row]);
    } else {
      this.insertInside(row);
    }
  }

  remove(row: Row): void {
    const at = this.chunkFrom({ values: row, after: false });
    const chunk = this.chunks[at];
    if (chunk === undefined) return;
    const place = this.firstFrom(chunk, { values: row, after: false });
    if (chunk[place] === undefined || compareRows(chunk[place], row, this.from) !== 0) return;
    chunk.splice(place, 1);
    if (chunk.length === 0) this.chunks.splice(at, 1);
    this.held -= 1;
  }

  /** How many rows lie before a bound. */
  rank(bound: Bound): number {
    const at = this.chunkFrom(bound);
    let before = 0;
    for (let chunk = 0; chunk < at; chunk += 1) before += this.chunks[chunk]!.length;
    const chunk = this.chunks[at];
    return chunk === undefined ? before : before + this.firstFrom(chunk, bound);
  }

  /** At most `limit` rows between two bounds, in the direction asked. */
  slice(from: Bound, to: Bound, order: { descending: boolean; limit: number }): Row[] {
    return order.descending ? this.backward(from, to, order.limit) : this.forward(from, to, order.limit);
  }

  private forward(from: Bound, to: Bound, limit: number): Row[] {
    const rows: Row[] = [];
    let at = this.chunkFrom(from);
    let place = this.firstFrom(this.chunks[at] ?? [], from);
    for (; at < this.chunks.length; at += 1, place = 0) {
      const chunk = this.chunks[at]!;
      for (; place < chunk.length; place += 1) {
        const row = chunk[place]!;
        if (rows.length >= limit || !liesBefore(row, to, this.from)) return rows;
        rows.push(row);
      }
    }
    return rows;
  }

  private backward(from: Bound, to: Bound, limit: number): Row[] {
    const rows: Row[] = [];
    let at = this.chunkFrom(to);
    let place = this.firstFrom(this.chunks[at] ?? [], to) - 1;
    for (; at >= 0; at -= 1, place = (this.chunks[at]?.length ?? 0) - 1) {
      const chunk = this.chunks[at] ?? [];
      for (; place >= 0; place -= 1) {
        const row = chunk[place]!;
        if (rows.length >= limit || liesBefore(row, from, this.from)) return rows;
        rows.push(row);
      }
    }
    return rows;
  }

  private insertInside(row: Row): void {
    const bound = { values: row, after: false };
    const at = this.chunkFrom(bound);
    const chunk = this.chunks[at]!;
    chunk.splice(this.firstFrom(chunk, bound), 0, row);
    if (chunk.length > CHUNK * 2) this.chunks.splice(at + 1, 0, chunk.splice(CHUNK));
  }

  /** The first chunk whose last row does not lie before the bound. */
  private chunkFrom(bound: Bound): number {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (liesBefore(this.chunks[middle]!.at(-1)!, bound, this.from)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private firstFrom(chunk: Row[], bound: Bound): number {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (liesBefore(chunk[middle]!, bound, this.from)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
