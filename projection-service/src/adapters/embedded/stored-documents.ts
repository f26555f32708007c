import type { IndexFields, Indexes } from "@naqsh/shared/kernel/projection";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentMark, DocumentWrite, IndexValue, Remake } from "@naqsh/shared/platform/ports/read-model-store";
import { documentFrames, documentsSignature } from "./document-frame";
import type { DocumentFrames } from "./document-frame";
import type { WriteAheadLog } from "./write-ahead-log";
import { GrowingNumbers } from "./growing-numbers";
import { KeyTable } from "./key-table";
import { LatestChanges } from "./latest-changes";
import type { OwnFile } from "./own-file";
import { OrderedIndex } from "./ordered-index";
import type { Column, IndexSnapshot } from "./index-snapshot";

/** An index as list questions use it. */
export type ListIndex = Pick<OrderedIndex, "slice" | "rowAt" | "count">;

/** What a collection needs of whatever holds its documents. */
export type Documents = Pick<
  StoredDocuments,
  | "size"
  | "checkpoint"
  | "signature"
  | "get"
  | "at"
  | "headAt"
  | "markAt"
  | "isMadeAt"
  | "put"
  | "writeBarrier"
  | "advance"
  | "index"
  | "fieldsOf"
  | "count"
> & {
  /** Null if nobody follows what changes. */
  readonly latest: LatestChanges | null;
  /** Where they are kept; both null if they are in memory alone. */
  readonly wal: WriteAheadLog | null;
  readonly ownFile: OwnFile | null;
};

/** The furthest value of each index. */
type SnapshotHead = IndexValue[];
/** For each index: counts, values and numbers of its parts. */
const COLUMNS_OF_INDEX = 3;

/** `null` for a document that is gone. */
export type StoredDocument = DocumentWrite<object>;

/** A document in another write-ahead log or place: what it was in memory then, if it was. */
export type CopiedDocument = { id: number; at: number; cached: StoredDocument | undefined };

/** A view of more documents than this leaves most of them in its write-ahead log. */
export const CACHED_DOCUMENTS = 10_000;

/**
 * The documents of one collection with their indexes and their checkpoint. If there is a write-ahead log, a large collection
 * holds in memory what changed of late, and of the others where they lie.
 */
export class StoredDocuments implements Documents {
  readonly signature: string;
  readonly ownFile = null;
  readonly latest = new LatestChanges();
  /** Documents are numbered as they come; the number is what indexes hold. */
  private readonly keys = new KeyTable((id) => this.headAt(id).key);
  private readonly cached = new Map<number, StoredDocument>();
  /** Where the newest frame of each begins. */
  private places = new GrowingNumbers();
  /** Numbers of documents whose newest state is not in the write-ahead log. */
  private readonly changed = new Set<number>();
  private lastRead: { id: number; stored: StoredDocument } | null = null;
  /** A caller that looks up a key's number mostly reads that document's head next. */
  private lastHead: { id: number; head: StoredDocument } | null = null;
  checkpoint: Position = START_OF_LOG;
  /** Write barrier: writers wait until it resolves. Mostly null. */
  writeBarrier: Promise<void> | null = null;
  /** While its write-ahead log is written anew, everything that is put stays in memory. */
  isCompacting = false;
  private readonly mostCached: number;
  private readonly indexes: ReadonlyMap<string, OrderedIndex>;
  private readonly frames: DocumentFrames;

  constructor(
    private readonly declared: Indexes,
    public wal: WriteAheadLog | null = null,
    { mostCached = CACHED_DOCUMENTS, remake }: { mostCached?: number | undefined; remake?: Remake | undefined } = {},
  ) {
    this.mostCached = mostCached;
    this.signature = documentsSignature(declared);
    this.frames = documentFrames(declared, remake);
    const at = (id: number): Pick<StoredDocument, "key" | "document"> => this.headAt(id);
    this.indexes = new Map(Object.entries(declared).map(([name, fields]) => [name, new OrderedIndex(fields, at)]));
  }

  get size(): number {
    return this.keys.size;
  }

  /** Numbers of the documents whose newest state is not in the write-ahead log. */
  get unsaved(): ReadonlySet<number> {
    return this.changed;
  }

  get(key: string): StoredDocument | undefined {
    const id = this.keys.find(key);
    return id < 0 ? undefined : this.at(id);
  }

  /** The document of a number. */
  at(id: number): StoredDocument {
    const cached = this.cached.get(id);
    if (cached !== undefined) return cached;
    if (this.lastRead?.id === id) return this.lastRead.stored;
    const stored = this.frames.read(this.wal!.frameAt(this.places.get(id)).toString());
    this.lastRead = { id, stored };
    return stored;
  }

  /** The same with no more than what indexes read. */
  headAt(id: number): StoredDocument {
    const whole = this.cached.get(id) ?? (this.lastRead?.id === id ? this.lastRead.stored : undefined);
    if (whole !== undefined) return whole;
    if (this.lastHead?.id === id) return this.lastHead.head;
    const { key, position, indexed, isMade } = this.frames.head(this.wal!.frameAt(this.places.get(id)));
    const head = { key, position, document: indexed, isMade };
    this.lastHead = { id, head };
    return head;
  }

  /** Null for a document that is gone. */
  markAt(id: number): DocumentMark | null {
    const { key, position, document, isMade = false } = this.headAt(id);
    return document === null ? null : { key, position, isMade };
  }

  isMadeAt({ key, position }: Pick<DocumentMark, "key" | "position">): boolean {
    const id = this.keys.find(key);
    const mark = id < 0 ? null : this.markAt(id);
    return mark !== null && mark.isMade && mark.position === position;
  }

  put(write: StoredDocument): void {
    const sizeBefore = this.size;
    const id = this.keys.findOrAdd(write.key);
    const isNew = id === sizeBefore;
    const stored = isNew ? undefined : this.at(id);
    if (stored !== undefined && stored.position >= write.position) return;
    this.latest.note(id, write.position);
    this.updateIndexes(id, stored?.document ?? null, write);
    if (isNew && this.wal !== null && !this.isCompacting) this.begin(id, write, this.wal);
    else this.hold(id, write);
  }

  /** Takes in a frame of its own write-ahead log. */
  restore(frame: Buffer, at: number): void {
    const { key, position, indexed, isMade } = this.frames.head(frame);
    const sizeBefore = this.size;
    const id = this.keys.findOrAdd(key);
    const before = id < sizeBefore ? this.headAt(id).document : null;
    this.updateIndexes(id, before, { key, position, document: indexed });
    this.places.set(id, at);
    if (this.isLarge || isMade) this.leave(id);
    else this.cached.set(id, this.frames.read(frame.toString()));
  }

  /** Runs `work` over documents that do not change meanwhile, in as many turns as it takes. */
  async whenQuiescent<Result>(work: () => Promise<Result>): Promise<Result> {
    let over = (): void => undefined;
    this.writeBarrier = new Promise((resolve) => (over = resolve));
    try {
      return await work();
    } finally {
      this.writeBarrier = null;
      over();
    }
  }

  /** A view that holds its documents reads them all at a start. */
  get shouldSnapshot(): boolean {
    return this.isLarge;
  }

  /** The places of the documents and the contents of the indexes. Call it behind the write barrier, when the write-ahead log has everything. */
  *snapshot(): Generator<void, IndexSnapshot> {
    const head: SnapshotHead = [];
    const columns: Column[] = [yield* this.keys.hashes(this.size), yield* this.places.first(this.size)];
    for (const index of this.indexes.values()) {
      const { furthest, counts, values, numbers } = yield* index.content();
      head.push(furthest);
      columns.push(counts, values, numbers);
    }
    return { head, columns };
  }

  /** Takes in what the index snapshot of its own write-ahead log tells, before anything else. */
  loadSnapshot({ head, columns }: IndexSnapshot): void {
    const [hashes, places, ...parts] = columns as [Int32Array, Float64Array, ...Column[]];
    for (const hash of hashes) this.keys.addHashed(hash);
    for (let id = 0; id < this.size; id += 1) this.places.set(id, places[id]!);
    for (const [which, index] of [...this.indexes.values()].entries()) {
      const [counts, values, numbers] = parts.slice(which * COLUMNS_OF_INDEX) as [Int32Array, IndexValue[], Int32Array];
      index.load({ furthest: (head as SnapshotHead)[which]!, counts, values, numbers });
    }
  }

  /** Where the first frame lies that begins at a byte or behind it; else the last one. */
  frameFrom(byte: number): number {
    let [first, last] = [Infinity, 0];
    for (let id = 0; id < this.size; id += 1) {
      const place = this.places.get(id);
      last = Math.max(last, place);
      if (place >= byte) first = Math.min(first, place);
    }
    return first === Infinity ? last : first;
  }

  /** Adds a document to a write-ahead log. */
  copyInto(wal: WriteAheadLog, id: number): CopiedDocument {
    const cached = this.cached.get(id);
    const at = wal.append(
      cached === undefined ? this.wal!.frameAt(this.places.get(id)).toString() : this.frames.write(cached),
    );
    return { id, at, cached };
  }

  /** Makes a copy in its own write-ahead log its place, unless it was changed since. */
  settle({ id, at, cached }: CopiedDocument): void {
    if (this.cached.get(id) !== cached) return;
    this.changed.delete(id);
    this.places.set(id, at);
    if (this.isLarge) this.leave(id);
  }

  /**
   * Replaces the write-ahead log in one step, together with the places of its documents. Documents that changed since they
   * were copied are in memory, and are not read from it.
   */
  replaceWal(wal: WriteAheadLog, places: GrowingNumbers): void {
    this.wal = wal;
    this.places = places;
  }

  advance(checkpoint: Position): void {
    if (checkpoint > this.checkpoint) this.checkpoint = checkpoint;
  }

  /** @throws when the index was not declared: a list question without an index is a bug. */
  index(name: string): ListIndex {
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

  private get isLarge(): boolean {
    return this.wal !== null && this.size > this.mostCached;
  }

  private updateIndexes(id: number, before: object | null, { key, document }: StoredDocument): void {
    for (const index of this.indexes.values()) index.update({ id, key }, before, document);
  }

  /**
   * A new document becomes text at once: the write-ahead log keeps the order in which documents came, so that a start finds each at
   * the end of its lists, and one of a large view, mostly never changed again, costs the collector nothing.
   */
  private begin(id: number, stored: StoredDocument, wal: WriteAheadLog): void {
    this.places.set(id, wal.append(this.frames.write(stored)));
    if (!this.isLarge) this.keep(id, stored);
  }

  private hold(id: number, stored: StoredDocument): void {
    this.keep(id, stored);
    if (this.wal !== null) this.changed.add(id);
  }

  /** The writer's object may have more fields, which are not kept. */
  private keep(id: number, { key, document, position, isMade }: StoredDocument): void {
    this.cached.set(id, isMade ? { key, document, position, isMade } : { key, document, position });
  }

  private leave(id: number): void {
    this.cached.delete(id);
    if (this.lastRead?.id === id) this.lastRead = null;
    if (this.lastHead?.id === id) this.lastHead = null;
  }
}
