import type { Indexes } from "@naqsh/shared/kernel/projection";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentWrite, IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import type { DocumentJournal } from "./document-journal";
import { OrderedIndex } from "./ordered-index";

export type StoredDocument = { document: object | null; position: Position };

/** A view of more documents than this leaves most of them in its journal. */
export const RESIDENT_DOCUMENTS = 10_000;

type FrameTuple = [key: string, position: Position, document: object | null];

/**
 * The documents of one collection with their indexes and their checkpoint. Where there is a journal, a large collection
 * holds in memory what changed of late, and of the others where they lie.
 */
export class StoredDocuments {
  /** By key: the document, or where its frame begins in the journal. */
  private readonly held = new Map<string, StoredDocument | number>();
  /** Keys whose newest document is not in the journal. */
  readonly unsaved = new Set<string>();
  checkpoint: Position = START_OF_LOG;
  /** While its journal is written anew, everything that is put stays in memory. */
  isMoving = false;
  private readonly indexes: ReadonlyMap<string, OrderedIndex>;

  constructor(
    readonly declared: Indexes,
    public journal: DocumentJournal | null = null,
    private readonly resident = RESIDENT_DOCUMENTS,
  ) {
    this.indexes = new Map(Object.entries(declared).map(([name, fields]) => [name, new OrderedIndex(fields)]));
  }

  get size(): number {
    return this.held.size;
  }

  get isLarge(): boolean {
    return this.journal !== null && this.held.size > this.resident;
  }

  keys(): IterableIterator<string> {
    return this.held.keys();
  }

  get(key: string): StoredDocument | undefined {
    const held = this.held.get(key);
    if (typeof held !== "number") return held;
    const [, position, document] = JSON.parse(this.journal!.textAt(held)) as FrameTuple;
    return { document, position };
  }

  put(write: DocumentWrite<object>): void {
    const stored = this.get(write.key);
    if (stored !== undefined && stored.position >= write.position) return;
    for (const index of this.indexes.values()) index.update(write.key, stored?.document ?? null, write.document);
    // What is new in a large view is mostly never changed: kept as text at once, it costs the collector nothing.
    if (stored === undefined && this.isLarge && !this.isMoving) {
      this.held.set(write.key, this.journal!.append(frameJson(write)));
      return;
    }
    this.held.set(write.key, { document: write.document, position: write.position });
    if (this.journal !== null) this.unsaved.add(write.key);
  }

  /** Takes in a frame of its own journal. */
  restore(text: string, at: number): void {
    const [key, position, document] = JSON.parse(text) as FrameTuple;
    const stored = this.get(key);
    for (const index of this.indexes.values()) index.update(key, stored?.document ?? null, document);
    this.held.set(key, this.isLarge ? at : { document, position });
  }

  /** Adds a document to a journal; gives a function that makes that its place, unless it was changed since. */
  copyInto(journal: DocumentJournal, key: string): () => void {
    const held = this.held.get(key)!;
    const json = typeof held === "number" ? this.journal!.textAt(held) : frameJson({ key, ...held });
    const at = journal.append(json);
    return () => {
      if (this.held.get(key) !== held) return;
      this.unsaved.delete(key);
      if (this.isLarge) this.held.set(key, at);
    };
  }

  advance(checkpoint: Position): void {
    if (checkpoint > this.checkpoint) this.checkpoint = checkpoint;
  }

  /** @throws when the index was not declared: a list question without an index is a bug. */
  index(name: string): OrderedIndex {
    const index = this.indexes.get(name);
    if (index === undefined) throw new Error(`No index ${name} is declared`);
    return index;
  }

  fieldCount(index: string): number {
    return this.declared[index]?.length ?? 0;
  }

  count(index: string, equals: readonly IndexValue[]): number {
    return this.index(index).count(equals);
  }
}

const frameJson = ({ key, position, document }: DocumentWrite<object>): string =>
  JSON.stringify([key, position, document]);
