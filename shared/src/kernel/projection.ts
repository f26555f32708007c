import type { AnyEvent } from "./decider";
import type { RecordedEvent } from "./event";

/** Fields of the document, in order; a query gives an equality prefix, then a range on the next field. Dots reach inside. */
export type IndexFields = readonly string[];

/** Which of a projection's own documents an event touches: by their keys, or all that an own index holds under a prefix. */
export type DocumentKeys = readonly string[] | { index: string; equals: readonly (string | number | boolean | null)[] };

export type Indexes = Readonly<Record<string, IndexFields>>;

/**
 * One view: a pure fold from events to documents, each named by a key. Delivery may repeat; the runner keeps the
 * position of the last event in each document and skips what it has taken in. `null` removes the document (a
 * tombstone with its position stays).
 */
export type Projection<Document extends object, Event extends AnyEvent = AnyEvent> = {
  name: string;
  /** Raised when the logic changes: a new version fills new collections beside the old ones. */
  version: number;
  indexes: Indexes;
  /** The types that it folds; others only move its checkpoint. */
  handles: readonly Event["type"][];
  /**
   * It has at most one document for each event that it handles: named by the event's id, made by it alone, never changed. Its
   * indexes have two fields at most, and the last of each follows the order of the log among documents of one first value.
   */
  isOfEvents?: true;
  /** Views whose documents its own name: a batch is written there first, so that readers find what is named. */
  writtenAfter?: readonly string[];
  // Methods, whose parameters are compared both ways: the runner holds projections of all kinds, and gives each what it handles.
  keysOf(event: RecordedEvent<Event>): DocumentKeys;
  evolve(document: Document | null, event: RecordedEvent<Event>, key: string): Document | null;
};
