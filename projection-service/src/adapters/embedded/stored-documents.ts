import type { Indexes } from "@naqsh/shared/kernel/projection";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentWrite, IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { OrderedIndex } from "./ordered-index";

export type StoredDocument = { document: object | null; position: Position };

/** The documents of one collection with their indexes and their checkpoint. */
export class StoredDocuments {
  readonly records = new Map<string, StoredDocument>();
  checkpoint: Position = START_OF_LOG;
  /** Rises with each change of a document: a snapshot need not be written again while it stands. */
  changes = 0;
  private readonly indexes: ReadonlyMap<string, OrderedIndex>;

  constructor(readonly declared: Indexes) {
    this.indexes = new Map(Object.entries(declared).map(([name, fields]) => [name, new OrderedIndex(fields)]));
  }

  put(write: DocumentWrite<object>): void {
    const stored = this.records.get(write.key);
    if (stored !== undefined && stored.position >= write.position) return;
    for (const index of this.indexes.values()) index.update(write.key, stored?.document ?? null, write.document);
    this.records.set(write.key, { document: write.document, position: write.position });
    this.changes += 1;
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
