import type { Indexes } from "../../kernel/projection";
import type { Position } from "../../kernel/position";
import { Unavailable } from "./unavailable";

export type IndexValue = string | number | boolean | null;

/**
 * A question to a view. It names an index: an equality prefix, then a range on the next field. A field that holds an
 * array is indexed by each of its elements, and asked for by equality.
 */
export type Find = {
  index: string;
  equals?: readonly IndexValue[];
  range?: { from?: IndexValue; above?: IndexValue; to?: IndexValue; below?: IndexValue };
  /** Only documents that another index holds under a prefix; the order and the pages are those of `index`. */
  within?: { index: string; equals: readonly IndexValue[] };
  direction?: "ascending" | "descending";
  /** From `next` of the answer before; opaque. */
  cursor?: string;
  limit: number;
  /** What is left of the filter after the index, in MongoDB's query language. */
  filter?: Record<string, unknown>;
};

export type Found<Document> = { documents: { key: string; document: Document }[]; next: string | null };

/**
 * `null` leaves a tombstone with its position. `isMade`: the document is what the event at that position alone makes, so
 * that a store which was told how (`CollectionSpec.remake`) need not keep its text. `isNew`: the store had nothing under the key a
 * moment ago, and need not look for it first.
 */
export type DocumentWrite<Document> = {
  key: string;
  document: Document | null;
  position: Position;
  isMade?: boolean;
  isNew?: boolean;
};

/** Contract: `read-model-store.contract.ts`. Documents given out are not to be changed by the reader. */
export type Collection<Document extends object> = {
  get: (key: string) => Promise<Document | null>;
  /** Documents with the positions that they hold, tombstones included (document null); missing keys are left out. */
  load: (keys: readonly string[]) => Promise<{ key: string; document: Document | null; position: Position }[]>;
  find: (find: Find) => Promise<Found<Document>>;
  /** How many documents an index holds under a prefix; with `below`, only those whose next field lies below it. */
  count: (index: string, equals?: readonly IndexValue[], below?: IndexValue) => Promise<number>;
  /**
   * Writes each document whose stored position lies before the given one (an older write is skipped, not an error),
   * then moves the checkpoint, which never goes back.
   */
  write: (writes: readonly DocumentWrite<Document>[], checkpoint: Position) => Promise<void>;
  /** Writes as `write` does and gives where the documents lie; their checkpoint is left to `ReadModelStore.advance`, which has it too. */
  put?: (writes: readonly DocumentWrite<Document>[]) => Promise<string>;
  checkpoint: () => Promise<Position>;
  /**
   * Names the documents that lie there: another name once others have taken their place, whatever their positions. Whoever follows
   * `changedAfter` asks for it before the checkpoint, and reads all of them again under another name.
   */
  generation: () => Promise<string>;
  /**
   * Notes among the documents themselves how far they have come, so that a copy of them brings its own word; `since` is what was
   * noted before. @throws ViewLost if the note lies before that, or is gone: the documents were dropped, or older ones lie there
   */
  anchor: (position: Position, since: Position) => Promise<void>;
  /** What was noted last: every document has taken in what lies up to there. The log's start if nothing was. */
  anchored: () => Promise<Position>;
  /** Every document, in no order, tombstones left out; what is written meanwhile may be met or not. */
  all: () => AsyncIterable<{ key: string; document: Document; position: Position }>;
  /** What `all` would give, without the documents that one event of the log makes; only if they are not kept. */
  marks?: () => AsyncIterable<DocumentMark>;
  /** Whether the document of that key is what the event at that position makes. */
  isMadeAt?: (mark: Pick<DocumentMark, "key" | "position">) => boolean;
  /** Documents that took in an event after a position, tombstones included, each once and in no order. */
  changedAfter: (position: Position) => AsyncIterable<{ key: string; document: Document | null; position: Position }>;
  drop: () => Promise<void>;
};

export type DocumentMark = { readonly key: string; readonly position: Position; readonly isMade: boolean };

export type CollectionSpec = {
  name: string;
  version: number;
  indexes: Indexes;
  /** Gives a document again that was written as made by the event at its position alone. */
  remake?: Remake;
  /** For a view with one document for each event: makes a document from its position, so that none is stored. */
  remakeEvent?: RemakeEvent;
};

export type RemakeEvent = (position: Position) => { key: string; document: object | null };

export type Remake = (position: Position, key: string) => object | null;

/** How a store is written fastest. */
export type WritingPace = {
  /** Collections that are written at the same time. */
  collections: number;
  /** Events that are folded before their documents are written. */
  events: number;
};

export type ReadModelStore = {
  /** If each write waits for a server; collections are written one after the other, in small steps, if it is left out. */
  pace?: WritingPace;
  /** Opens `<name>-v<version>` with the declared indexes; made when missing. */
  collection: <Document extends object>(spec: CollectionSpec) => Promise<Collection<Document>>;
  /** Names of all stored collections, `<name>-v<version>`. */
  collectionNames: () => Promise<string[]>;
  /**
   * The documents and the checkpoint of `from` become those of `to` in one step, also for callers that hold `to` already;
   * what `to` held is dropped, and `from` is gone.
   */
  replace: (from: CollectionSpec, to: CollectionSpec, token?: number) => Promise<void>;
  /**
   * From now on `replace` of the collection is refused with a smaller token, or none.
   * @throws LeaseLost if a larger token is known, as `replace` does then.
   */
  fence: (spec: CollectionSpec, token: number) => Promise<void>;
  /**
   * Moves the checkpoints of what was `put` in some places, in one write; none goes back. @throws ViewLost if one of them is gone,
   * when others may have moved
   */
  advance?: (places: readonly string[], position: Position) => Promise<void>;
  /** How far collections have come, in the order of the question; the log's start for one that is gone. */
  checkpoints: (specs: readonly CollectionSpec[]) => Promise<Position[]>;
  /** Makes what was written durable, if the adapter keeps snapshots. A loss before it is replayed from the log. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/** What was written to a view is gone, or older documents lie in its place: it is computed again. */
export class ViewLost extends Unavailable {
  constructor(view: string) {
    super(`The view ${view} is gone, or an older copy of it lies there`);
    this.name = "ViewLost";
  }
}

/** The cursor did not come from a page of this question. */
export class CursorInvalid extends Error {
  constructor() {
    super("The cursor did not come from this list");
    this.name = "CursorInvalid";
  }
}
