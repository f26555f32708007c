import type { IndexFields, Indexes } from "@naqsh/shared/kernel/projection";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentMark, DocumentWrite, IndexValue, Remake } from "@naqsh/shared/platform/ports/read-model-store";
import { documentFrames } from "./document-frame";
import type { DocumentFrames } from "./document-frame";
import type { DocumentJournal } from "./document-journal";
import { GrowingNumbers } from "./growing-numbers";
import { KeyTable } from "./key-table";
import { OrderedIndex } from "./ordered-index";
import type { Column, ViewTable } from "./view-table";

/** An index as list questions use it. */
export type ListIndex = Pick<OrderedIndex, "slice" | "rowAt" | "count">;

/** What a collection needs of whatever holds its documents. */
export type KeptDocuments = Pick<
  StoredDocuments,
  | "size"
  | "unsaved"
  | "checkpoint"
  | "isMoving"
  | "journal"
  | "signature"
  | "get"
  | "at"
  | "headAt"
  | "markAt"
  | "isMadeAt"
  | "put"
  | "restore"
  | "stillness"
  | "whileStill"
  | "isWorthTabling"
  | "table"
  | "adopt"
  | "writeOut"
  | "copyInto"
  | "settle"
  | "exchange"
  | "advance"
  | "index"
  | "fieldsOf"
  | "count"
>;

/** Of each index the furthest value. */
type TableHead = IndexValue[];
/** Of each index: counts, values and numbers of its parts. */
const COLUMNS_OF_INDEX = 3;

/** `null` for a document that is gone. */
export type StoredDocument = DocumentWrite<object>;

/** A document in another journal or place: what it was in memory then, if it was. */
export type CopiedDocument = { id: number; at: number; resident: StoredDocument | undefined };

/** A view of more documents than this leaves most of them in its journal. */
export const RESIDENT_DOCUMENTS = 10_000;

/**
 * The documents of one collection with their indexes and their checkpoint. Where there is a journal, a large collection
 * holds in memory what changed of late, and of the others where they lie.
 */
export class StoredDocuments {
  readonly signature: string;
  /** Documents are numbered as they come; the number is what indexes hold. */
  private readonly keys = new KeyTable((id) => this.headAt(id).key);
  private readonly residents = new Map<number, StoredDocument>();
  /** Where the newest frame of each begins. */
  private places = new GrowingNumbers();
  /** Of documents whose newest state is not in the journal. */
  private readonly changed = new Set<number>();
  private lastRead: { id: number; stored: StoredDocument } | null = null;
  /** Whoever looks for a key's number mostly asks for that document's head next. */
  private lastHead: { id: number; head: StoredDocument } | null = null;
  checkpoint: Position = START_OF_LOG;
  /** Whoever would change a document waits until it is over; null mostly. */
  stillness: Promise<void> | null = null;
  /** While its journal is written anew, everything that is put stays in memory. */
  isMoving = false;
  private readonly mostResident: number;
  private readonly indexes: ReadonlyMap<string, OrderedIndex>;
  private readonly frames: DocumentFrames;

  constructor(
    private readonly declared: Indexes,
    public journal: DocumentJournal | null = null,
    {
      mostResident = RESIDENT_DOCUMENTS,
      remake,
    }: { mostResident?: number | undefined; remake?: Remake | undefined } = {},
  ) {
    this.mostResident = mostResident;
    this.signature = documentsSignature(declared);
    this.frames = documentFrames(declared, remake);
    const at = (id: number): Pick<StoredDocument, "key" | "document"> => this.headAt(id);
    this.indexes = new Map(Object.entries(declared).map(([name, fields]) => [name, new OrderedIndex(fields, at)]));
  }

  get size(): number {
    return this.keys.size;
  }

  /** Numbers of the documents whose newest state is not in the journal. */
  get unsaved(): ReadonlySet<number> {
    return this.changed;
  }

  get(key: string): StoredDocument | undefined {
    const id = this.keys.find(key);
    return id < 0 ? undefined : this.at(id);
  }

  /** The document of a number. */
  at(id: number): StoredDocument {
    const resident = this.residents.get(id);
    if (resident !== undefined) return resident;
    if (this.lastRead?.id === id) return this.lastRead.stored;
    const stored = this.frames.read(this.journal!.frameAt(this.places.get(id)).toString());
    this.lastRead = { id, stored };
    return stored;
  }

  /** The same with no more than what indexes read. */
  headAt(id: number): StoredDocument {
    const whole = this.residents.get(id) ?? (this.lastRead?.id === id ? this.lastRead.stored : undefined);
    if (whole !== undefined) return whole;
    if (this.lastHead?.id === id) return this.lastHead.head;
    const { key, position, indexed, isMade } = this.frames.head(this.journal!.frameAt(this.places.get(id)));
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
    this.updateIndexes(id, stored?.document ?? null, write);
    if (isNew && this.journal !== null && !this.isMoving) this.begin(id, write, this.journal);
    else this.hold(id, write);
  }

  /** Takes in a frame of its own journal. */
  restore(frame: Buffer, at: number): void {
    const { key, position, indexed, isMade } = this.frames.head(frame);
    const sizeBefore = this.size;
    const id = this.keys.findOrAdd(key);
    const before = id < sizeBefore ? this.headAt(id).document : null;
    this.updateIndexes(id, before, { key, position, document: indexed });
    this.places.set(id, at);
    if (this.isLarge || isMade) this.leave(id);
    else this.residents.set(id, this.frames.read(frame.toString()));
  }

  /** Does what needs all documents as they are now, in as many turns as it takes. */
  async whileStill<Result>(work: () => Promise<Result>): Promise<Result> {
    let over = (): void => undefined;
    this.stillness = new Promise((resolve) => (over = resolve));
    try {
      return await work();
    } finally {
      this.stillness = null;
      over();
    }
  }

  /** A view that holds its documents reads them all at a start. */
  get isWorthTabling(): boolean {
    return this.isLarge;
  }

  /** Where its documents lie and what its indexes hold, to be asked while it is still and its journal has all of it. */
  *table(): Generator<void, ViewTable> {
    const head: TableHead = [];
    const columns: Column[] = [yield* this.keys.hashes(this.size), yield* this.places.first(this.size)];
    for (const index of this.indexes.values()) {
      const { furthest, counts, values, numbers } = yield* index.content();
      head.push(furthest);
      columns.push(counts, values, numbers);
    }
    return { head, columns };
  }

  /** Takes in what the table of its own journal tells, before anything else. */
  adopt({ head, columns }: ViewTable): void {
    const [hashes, places, ...parts] = columns as [Int32Array, Float64Array, ...Column[]];
    for (const hash of hashes) this.keys.addHashed(hash);
    for (let id = 0; id < this.size; id += 1) this.places.set(id, places[id]!);
    for (const [which, index] of [...this.indexes.values()].entries()) {
      const [counts, values, numbers] = parts.slice(which * COLUMNS_OF_INDEX) as [Int32Array, IndexValue[], Int32Array];
      index.adopt({ furthest: (head as TableHead)[which]!, counts, values, numbers });
    }
  }

  /** Adds a document to a journal. */
  copyInto(journal: DocumentJournal, id: number): CopiedDocument {
    const resident = this.residents.get(id);
    const at = journal.append(
      resident === undefined ? this.journal!.frameAt(this.places.get(id)).toString() : this.frames.write(resident),
    );
    return { id, at, resident };
  }

  /** Makes a copy in its own journal its place, unless it was changed since. */
  settle({ id, at, resident }: CopiedDocument): void {
    if (this.residents.get(id) !== resident) return;
    this.changed.delete(id);
    this.places.set(id, at);
    if (this.isLarge) this.leave(id);
  }

  /**
   * Another journal takes the place of its own in one step, with where each document lies in it. What changed since it was
   * copied is in memory, and is not looked for there.
   */
  exchange(journal: DocumentJournal, places: GrowingNumbers): void {
    this.journal = journal;
    this.places = places;
  }

  /** All that its journal does not have yet is in `unsaved`. */
  writeOut(): void {
    return;
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
    return this.journal !== null && this.size > this.mostResident;
  }

  private updateIndexes(id: number, before: object | null, { key, document }: StoredDocument): void {
    for (const index of this.indexes.values()) index.update({ id, key }, before, document);
  }

  /**
   * A new document becomes text at once: the journal keeps the order in which documents came, so that a start finds each at
   * the end of its lists, and one of a large view, mostly never changed again, costs the collector nothing.
   */
  private begin(id: number, stored: StoredDocument, journal: DocumentJournal): void {
    this.places.set(id, journal.append(this.frames.write(stored)));
    if (!this.isLarge) this.keep(id, stored);
  }

  private hold(id: number, stored: StoredDocument): void {
    this.keep(id, stored);
    if (this.journal !== null) this.changed.add(id);
  }

  /** Who wrote it may hold more about it, which is not to be kept. */
  private keep(id: number, { key, document, position, isMade }: StoredDocument): void {
    this.residents.set(id, isMade ? { key, document, position, isMade } : { key, document, position });
  }

  private leave(id: number): void {
    this.residents.delete(id);
    if (this.lastRead?.id === id) this.lastRead = null;
    if (this.lastHead?.id === id) this.lastHead = null;
  }
}

/** What the list of journals says of a view, so that one with other indexes begins anew. */
export const documentsSignature = (indexes: Indexes): string => JSON.stringify(indexes);
