import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import type { Row } from "./index-row";

/** As a power of two, so that a number of a document is divided by shifting. */
const CHUNK_BITS = 10;
const CHUNK = 1 << CHUNK_BITS;
/** Of one length, so that their numbers are in the order of their texts; below what a number holds exactly. */
const POSITION = /^0{5}\d{15}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** As many letters as one number holds exactly. */
const LETTERS = 6;
const LETTER_VALUES = 256;

/** What is met on the way into the middle of a list more often than this is kept for every row that comes. */
const SCATTERED = 1_000;

/** Texts of an index are mostly instants and positions of the log; of others the beginning tells. Each kind has a column of its own. */
type Kind = "number" | "instant" | "position" | "text";

const kindOf = (value: IndexValue): Kind | null => {
  if (typeof value === "number") return "number";
  if (typeof value !== "string") return null;
  if (POSITION.test(value)) return "position";
  return INSTANT.test(value) ? "instant" : "text";
};

const FALSE = Number.MAX_VALUE;
const TRUE = Infinity;
const NULL = -Infinity;

/** In the order of texts; NaN if the first letters do not tell. */
const beginningOf = (key: string): number => {
  let number = 0;
  for (let place = 0; place < LETTERS; place += 1) {
    const letter = place < key.length ? key.charCodeAt(place) : 0;
    if (letter >= LETTER_VALUES || (letter === 0 && place < key.length)) return NaN;
    number = number * LETTER_VALUES + letter;
  }
  return number;
};

/** A text that goes on lies behind one that is nothing but the same letters. */
const GOES_ON = 0.5;
const textNumber = (text: string): number => beginningOf(text) + (text.length > LETTERS ? GOES_ON : 0);

/** In the order of an index's values, beside others of the kind; NaN for one that has no such number. */
const numberFrom = (value: IndexValue, kind: Kind | null): number => {
  if (value === null) return NULL;
  if (typeof value === "boolean") return value ? TRUE : FALSE;
  if (kind === "text") return typeof value === "string" ? textNumber(value) : NaN;
  if (kind === null || kindOf(value) !== kind) return NaN;
  if (kind === "instant") return Date.parse(value as string);
  if (kind === "position") return Number(value);
  return Math.abs(value as number) < FALSE ? (value as number) : NaN;
};

/** 0 if they do not tell. */
const order = (a: number, b: number): number => {
  if (a < b) return -1;
  return a > b ? 1 : 0;
};

/**
 * Of each document of an index the last field and the beginning of the key, as numbers: rows of a large view, which lie on
 * disk, are compared without being read. It has those that were compared, and all if rows mostly come out of order.
 */
export class SortColumn {
  private readonly chunks: (Float64Array | undefined)[] = [];
  /** That of the first value; others are not held. */
  private kind: Kind | null = null;
  private inside = 0;
  /** A row is compared with several on the way to its place. */
  private compared: { value: IndexValue; number: number } = { value: null, number: NULL };
  private comparedKey = { key: "", number: beginningOf("") };

  constructor(private readonly rowOf: (id: number) => Row) {}

  /**
   * Where a document's row lies beside another, as far as numbers tell: below or above zero, or 0 if it has to be read.
   * `value` and `key` are the other's; without a key, only the values count.
   */
  compare(id: number, value: IndexValue, key?: IndexValue): number {
    const other = this.numberOf(value);
    const own = this.at(id, 0);
    if (own !== other || typeof key !== "string") return order(own, other);
    if (this.kind === "text" && typeof value === "string" && value.length > LETTERS) return 0;
    return order(this.at(id, 1), this.numberOfKey(key));
  }

  /** The same of two documents. */
  order(id: number, other: number): number {
    const a = this.at(id, 0);
    const b = this.at(other, 0);
    // A text that goes on is told from its like by what comes then.
    if (a !== b || (this.kind === "text" && !Number.isInteger(a))) return order(a, b);
    return order(this.at(id, 1), this.at(other, 1));
  }

  private numberOfKey(key: string): number {
    if (key !== this.comparedKey.key) this.comparedKey = { key, number: beginningOf(key) };
    return this.comparedKey.number;
  }

  /** The number of another row's value, beside those of documents. */
  numberOf(value: IndexValue): number {
    this.kind ??= kindOf(value);
    if (value !== this.compared.value) this.compared = { value, number: numberFrom(value, this.kind) };
    return this.compared.number;
  }

  /** That of a document's; NaN if its row has to be read. */
  numberAt(id: number): number {
    return this.at(id, 0);
  }

  /** That of a key beside those of documents that have the same number; NaN if their values have to be read. */
  keyNumberOf(value: IndexValue, key: IndexValue | undefined): number {
    const goesOn = this.kind === "text" && !Number.isInteger(this.numberOf(value));
    return typeof key !== "string" || goesOn ? NaN : this.numberOfKey(key);
  }

  /** That of a document's key. */
  keyNumberAt(id: number): number {
    return this.at(id, 1);
  }

  /** A row came between others. */
  noteInside(): void {
    this.inside += 1;
  }

  /** What a document's row is from now on; null if there is none. */
  set(id: number, row: () => Row | null): void {
    const chunk = this.chunks[id >>> CHUNK_BITS];
    if (chunk !== undefined || this.inside >= SCATTERED) this.write(id, row());
  }

  private at(id: number, which: 0 | 1): number {
    const held = this.chunks[id >>> CHUNK_BITS]?.[(id & (CHUNK - 1)) * 2 + which];
    if (held !== undefined && !Number.isNaN(held)) return held;
    const chunk = this.write(id, this.rowOf(id));
    return chunk[(id & (CHUNK - 1)) * 2 + which]!;
  }

  private write(id: number, row: Row | null): Float64Array {
    const chunk = (this.chunks[id >>> CHUNK_BITS] ??= new Float64Array(CHUNK * 2).fill(NaN));
    const place = (id & (CHUNK - 1)) * 2;
    chunk[place] = row === null ? NaN : numberFrom(row.at(-2)!, this.kind);
    chunk[place + 1] = row === null ? NaN : beginningOf(String(row.at(-1)));
    return chunk;
  }
}
