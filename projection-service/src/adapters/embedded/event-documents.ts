import type { IndexFields, Indexes } from "@naqsh/shared/kernel/projection";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { BytesEntry } from "@naqsh/shared/platform/adapters/lmdb/lmdb-bytes";
import type { DocumentMark, IndexValue, RemakeEvent } from "@naqsh/shared/platform/ports/read-model-store";
import { EventListIndex } from "./event-list-index";
import { bytesOfMark, markFrom, MARK_KEY } from "./event-mark";
import { entriesBelow, idIfOf, keyEntry, keyShard } from "./key-entry";
import { PostingLists } from "./posting-lists";
import type { PostingList } from "./posting-lists";
import type { Postings } from "./postings-file";
import type { OwnFile } from "./own-file";
import type { Documents, StoredDocument } from "./stored-documents";
import { firstPlace } from "./stored-list";
import type { StoredList } from "./stored-list";

/** Kinds of lists: events by their keys, and the positions of all; behind them those of the indexes. */
const KEYS = 0;
const POSITIONS = 1;
const FIRST_INDEX = 2;

/** A replay writes when so many have come, one of a running shop when the views are saved. */
const EVENTS_OF_WRITE = 32_768;
/** How many are held in memory, at most, while others are written. */
const MOST_UNWRITTEN = 2 * EVENTS_OF_WRITE;

/**
 * A view that has a document for each event of the log, made by that event alone: its file has where the events lie and by
 * what they are found. Nothing in it ever changes; the documents are made when they are asked for.
 */
export class EventDocuments implements Documents, OwnFile {
  private readonly lists: PostingLists;
  private readonly indexes: ReadonlyMap<string, EventListIndex>;
  private readonly byPlace: readonly EventListIndex[];
  /** Positions that the file has; read again after each write. */
  private positions: StoredList;
  private lastRead: { id: number; stored: StoredDocument } | null = null;
  private lastKey: string | null = null;
  /** Found last: whoever compares two views asks for the next one. */
  private lastFound = 0;
  private digits = 0;
  /** The position of the newest event, as a number. */
  private last = 0;
  private held: number[];
  private isWriting = false;
  private written: Promise<void> = Promise.resolve();
  /** Up to where the log was read when its file was written last. */
  reached: Position = START_OF_LOG;
  checkpoint: Position = START_OF_LOG;
  writeBarrier: Promise<void> | null = null;
  size = 0;
  readonly wal = null;
  readonly latest = null;
  readonly ownFile = this;
  readonly signature: string;

  /** @throws Error if what the file has is of another log. */
  constructor(
    private readonly declared: Indexes,
    private readonly postings: Postings,
    private readonly remake: RemakeEvent,
    private readonly eventsOfWrite = EVENTS_OF_WRITE,
  ) {
    this.signature = eventsSignature(declared);
    this.lists = new PostingLists(postings);
    const names = Object.keys(declared);
    this.byPlace = names.map((name, place) => this.indexFrom(declared[name]!, place));
    this.indexes = new Map(names.map((name, place) => [name, this.byPlace[place]!]));
    this.held = names.map(() => 0);
    this.positions = this.lists.stored(POSITIONS, null);
    this.restore();
  }

  get file(): string {
    return this.postings.file;
  }

  get(key: string): StoredDocument | undefined {
    const ids = this.lists.list(KEYS, keyShard(key), entriesBelow(this.size));
    for (let place = 0; place < ids.size; place += 1) {
      const id = idIfOf(key, ids.at(place));
      if (id === null) continue;
      const stored = this.at(id);
      if (stored.key === key) return stored;
    }
    return undefined;
  }

  at(id: number): StoredDocument {
    if (this.lastRead?.id === id) return this.lastRead.stored;
    const position = this.positionAt(id);
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
      position: this.positionAt(id),
      isMade: true,
      get key() {
        return keyOf();
      },
    };
  }

  isMadeAt({ position }: Pick<DocumentMark, "position">): boolean {
    const wanted = Number(position);
    const positions = this.positionList();
    const next = this.lastFound + 1;
    const isNext = next < this.size && positions.at(next) === wanted;
    const place = isNext ? next : firstPlace(this.size, (id) => positions.at(id) >= wanted);
    if (place === this.size || this.positionAt(place) !== position) return false;
    this.lastFound = place;
    return true;
  }

  /** Events come in the order of the log; one that was taken in is passed over. */
  put({ key, document, position }: StoredDocument): void {
    const number = this.numberFrom(position);
    if (number <= this.last || document === null) return;
    const id = this.size;
    this.lists.add(POSITIONS, null, number);
    this.lists.add(KEYS, keyShard(key), keyEntry(key, id));
    for (const [place, index] of this.byPlace.entries()) {
      if (index.isWhole) continue;
      for (const value of index.valuesOf(document)) {
        if (this.lists.add(FIRST_INDEX + place, value, id)) this.held[place]! += 1;
      }
    }
    this.lists.noteEvent();
    this.size += 1;
    this.last = number;
    this.lastKey = key;
    if (this.lists.unwrittenEvents >= this.eventsOfWrite) this.writeBehind();
  }

  advance(checkpoint: Position): void {
    if (checkpoint > this.checkpoint) this.checkpoint = checkpoint;
  }

  /** @throws when the index was not declared: a list question without an index is a bug. */
  index(name: string): EventListIndex {
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

  /** @throws Unavailable if the file takes nothing; the next save tries again. */
  async save(): Promise<void> {
    const written = (): void => void (this.positions = this.lists.stored(POSITIONS, null));
    await this.lists.flush(() => this.mark(), written);
  }

  close(): Promise<void> {
    return this.postings.close();
  }

  async closeSealed(): Promise<void> {
    await this.postings.closeSealed();
  }

  /** Writers wait when more came meanwhile than is to be held. A disk that is full is told of by the next save. */
  private writeBehind(): void {
    if (!this.isWriting) {
      this.isWriting = true;
      this.written = this.save()
        .catch(() => undefined)
        .finally(() => (this.isWriting = false));
    }
    if (this.writeBarrier !== null || this.lists.unwrittenEvents < MOST_UNWRITTEN) return;
    this.writeBarrier = this.written.finally(() => (this.writeBarrier = null));
  }

  private mark(): BytesEntry {
    const { digits, size, checkpoint, lastKey } = this;
    return { key: MARK_KEY, body: bytesOfMark({ digits, size, checkpoint, lastKey, held: [...this.held] }) };
  }

  /** Goes on from what the file says of itself. */
  private restore(): void {
    const body = this.postings.get(MARK_KEY);
    if (body === undefined) return;
    const { digits, size, checkpoint, lastKey, held } = markFrom(body);
    this.digits = digits;
    this.size = size;
    this.reached = checkpoint;
    this.lastKey = lastKey;
    this.held = held;
    if (size === 0) return;
    this.last = this.positionList().at(size - 1);
    if (this.at(size - 1).key !== lastKey) throw new Error("It is of another log");
  }

  private indexFrom(fields: IndexFields, place: number): EventListIndex {
    return new EventListIndex(fields, {
      all: () => ({ size: this.size, at: (id) => id }),
      under: (value) => this.lists.list(FIRST_INDEX + place, value, this.size),
      held: () => this.held[place]!,
      documentAt: (id) => this.at(id),
    });
  }

  private positionList(): PostingList {
    return this.lists.list(POSITIONS, null, Infinity, this.positions);
  }

  private positionAt(id: number): Position {
    return String(this.positionList().at(id)).padStart(this.digits, "0");
  }

  /** Positions are kept as numbers, which those of a log in reach are. @throws TypeError for any other. */
  private numberFrom(position: Position): number {
    if (this.digits === 0) this.digits = position.length;
    const number = Number(position);
    if (position.length === this.digits && number <= Number.MAX_SAFE_INTEGER) return number;
    throw new TypeError(`Not a position of a log in reach: ${position}`);
  }
}

/** What the manifest says of such a view: its file holds no documents. */
export const eventsSignature = (indexes: Indexes): string => JSON.stringify({ postings: indexes, keys: "sharded" });
