import type { IndexFields, Indexes } from "@naqsh/shared/kernel/projection";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentMark, IndexValue, RemakeEvent } from "@naqsh/shared/platform/ports/read-model-store";
import type { WriteAheadLog } from "./write-ahead-log";
import { EventPostings } from "./event-postings";
import type { PostingsContent } from "./event-postings";
import { GrowingNumbers } from "./growing-numbers";
import { hashOf, KeyTable } from "./key-table";
import { CACHED_DOCUMENTS } from "./stored-documents";
import type { Documents, StoredDocument } from "./stored-documents";
import type { Column, IndexSnapshot } from "./index-snapshot";

/** Many events share a frame. */
const EVENTS_OF_FRAME = 512;

/** What a frame says of its events: their positions (each as the distance from the one before), the hashes of their keys, and for each index the values that are new and what each event has. */
type Frame = { digits: number; steps: number[]; keys: number[]; values: IndexValue[][]; rows: number[][] };

type SnapshotHead = { digits: number };
/** For each index: values, how many events each has, and the events. */
const COLUMNS_OF_INDEX = 3;

const NEVER_REPLACED = "Nothing of a view of events is ever replaced";

/**
 * A view that has a document for each event of the log, made by that event alone: what it holds is where the events lie and
 * by what they are found. Nothing in it ever changes; the documents are made when they are asked for.
 */
export class EventDocuments implements Documents {
  private readonly keys = new KeyTable((id) => this.at(id).key);
  private readonly numbers = new GrowingNumbers();
  private readonly indexes: ReadonlyMap<string, EventPostings>;
  private readonly postings: EventPostings[];
  private lastRead: { id: number; stored: StoredDocument } | null = null;
  /** The number of the newest event. */
  private last = 0;
  private digits = 0;
  private frame: Frame;
  /** For each index: how many values its write-ahead log knows. */
  private known: number[];
  checkpoint: Position = START_OF_LOG;
  isCompacting = false;
  readonly unsaved: ReadonlySet<number> = new Set();
  /** Nothing in it ever changes. */
  readonly writeBarrier = null;
  readonly signature: string;

  constructor(
    private readonly declared: Indexes,
    public wal: WriteAheadLog | null,
    private readonly remake: RemakeEvent,
    /** The frames of so few are read in a moment: they need no index snapshot. */
    private readonly fewEvents = CACHED_DOCUMENTS,
  ) {
    this.signature = eventsSignature(declared);
    const at = (id: number): StoredDocument => this.at(id);
    this.indexes = new Map(Object.entries(declared).map(([name, fields]) => [name, new EventPostings(fields, at)]));
    this.postings = [...this.indexes.values()];
    this.known = this.postings.map(() => 0);
    this.frame = this.emptyFrame();
  }

  get size(): number {
    return this.keys.size;
  }

  get(key: string): StoredDocument | undefined {
    const id = this.keys.find(key);
    return id < 0 ? undefined : this.at(id);
  }

  at(id: number): StoredDocument {
    if (this.lastRead?.id === id) return this.lastRead.stored;
    const position = this.positionOf(this.numbers.get(id));
    const stored = { ...this.remake(position), position };
    this.lastRead = { id, stored };
    return stored;
  }

  headAt(id: number): StoredDocument {
    return this.at(id);
  }

  /** The caller reads its key from the log. */
  markAt(id: number): DocumentMark {
    const keyOf = (): string => this.at(id).key;
    return {
      position: this.positionOf(this.numbers.get(id)),
      isMade: true,
      get key() {
        return keyOf();
      },
    };
  }

  isMadeAt({ position }: Pick<DocumentMark, "position">): boolean {
    const wanted = Number(position);
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.numbers.get(middle) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < this.size && this.positionOf(this.numbers.get(low)) === position;
  }

  /** Events come in the order of the log; one that was taken in is passed over. */
  put({ key, document, position }: StoredDocument): void {
    const number = this.numberFrom(position);
    if (number <= this.last || document === null) return;
    const hash = hashOf(key);
    const id = this.note(hash, number);
    this.frame.steps.push(number - this.last);
    this.frame.keys.push(hash);
    for (let place = 0; place < this.postings.length; place += 1) {
      this.postings[place]!.add(id, document, this.frame.rows[place]!);
    }
    this.last = number;
    if (this.frame.keys.length >= EVENTS_OF_FRAME) this.writeOut();
  }

  /** Takes in a frame of its write-ahead log. */
  restore(bytes: Buffer): void {
    const { digits, steps, keys, values, rows } = JSON.parse(bytes.toString()) as Frame;
    this.digits = digits;
    for (const [place, index] of this.postings.entries()) index.learn(values[place]!);
    const read = rows.map(() => 0);
    for (const [place, hash] of keys.entries()) {
      this.last += steps[place]!;
      const id = this.note(hash, this.last);
      for (const [which, index] of this.postings.entries())
        read[which] = restoreRow(index, id, rows[which]!, read[which]!);
    }
    this.known = this.postings.map(({ valueCount }) => valueCount);
  }

  whenQuiescent<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  get shouldSnapshot(): boolean {
    return this.size > this.fewEvents;
  }

  /** All that it has now and gives its write-ahead log, while others may come. */
  snapshot(): Generator<void, IndexSnapshot> {
    this.writeOut();
    const { digits, size } = this;
    const contents = this.postings.map((index) => index.content(size));
    return this.described({ digits }, size, contents);
  }

  private *described(
    head: SnapshotHead,
    size: number,
    contents: readonly Generator<void, PostingsContent>[],
  ): Generator<void, IndexSnapshot> {
    const columns: Column[] = [yield* this.keys.hashes(size), yield* this.numbers.first(size)];
    for (const content of contents) {
      const { values, counts, numbers } = yield* content;
      columns.push(values, counts, numbers);
    }
    return { head, columns };
  }

  /** Takes in what the index snapshot of its own write-ahead log tells, before anything else. */
  loadSnapshot({ head, columns }: IndexSnapshot): void {
    const [hashes, numbers, ...parts] = columns as [Int32Array, Float64Array, ...Column[]];
    this.digits = (head as SnapshotHead).digits;
    for (const [place, hash] of hashes.entries()) this.note(hash, numbers[place]!);
    this.last = numbers.at(-1) ?? 0;
    for (const [which, index] of this.postings.entries()) {
      const [values, counts, ids] = parts.slice(which * COLUMNS_OF_INDEX) as [IndexValue[], Int32Array, Int32Array];
      index.load({ values, counts, numbers: ids }, this.size);
    }
    this.known = this.postings.map(({ valueCount }) => valueCount);
  }

  /** Gives the write-ahead log what it does not have yet. */
  writeOut(): void {
    if (this.frame.keys.length > 0) {
      const values = this.postings.map((index, place) => index.valuesFrom(this.known[place]!));
      this.known = this.postings.map(({ valueCount }) => valueCount);
      this.wal?.append(JSON.stringify({ ...this.frame, digits: this.digits, values }));
    }
    this.frame = this.emptyFrame();
  }

  copyInto(): never {
    throw new Error(NEVER_REPLACED);
  }

  settle(): never {
    throw new Error(NEVER_REPLACED);
  }

  replaceWal(): never {
    throw new Error(NEVER_REPLACED);
  }

  advance(checkpoint: Position): void {
    if (checkpoint > this.checkpoint) this.checkpoint = checkpoint;
  }

  /** @throws when the index was not declared: a list question without an index is a bug. */
  index(name: string): EventPostings {
    const index = this.indexes.get(name);
    if (index === undefined) throw new Error(`No index ${name} is declared`);
    return index;
  }

  fieldsOf(index: string): IndexFields {
    return this.declared[index] ?? [];
  }

  count(index: string, equals: readonly IndexValue[], below?: IndexValue): number {
    return this.index(index).count(equals, below);
  }

  private note(hash: number, number: number): number {
    const id = this.keys.addHashed(hash);
    this.numbers.set(id, number);
    return id;
  }

  private emptyFrame(): Frame {
    return { digits: 0, steps: [], keys: [], values: [], rows: this.postings.map(() => []) };
  }

  private positionOf(number: number): Position {
    return String(number).padStart(this.digits, "0");
  }

  /** Positions are kept as numbers, which those of a log in reach are. @throws TypeError for any other. */
  private numberFrom(position: Position): number {
    if (this.digits === 0) this.digits = position.length;
    const number = Number(position);
    if (position.length === this.digits && number <= Number.MAX_SAFE_INTEGER) return number;
    throw new TypeError(`Not a position of a log in reach: ${position}`);
  }
}

const restoreRow = (index: EventPostings, id: number, rows: readonly number[], from: number): number => {
  if (rows.length === 0) {
    index.addTo([], id);
    return from;
  }
  const end = from + 1 + rows[from]!;
  index.addTo(rows.slice(from + 1, end), id);
  return end;
};

/** What the manifest says of such a view: its frames are no documents. */
export const eventsSignature = (indexes: Indexes): string => JSON.stringify({ events: indexes });
