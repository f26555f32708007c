import type { EventMetadata } from "../../kernel/event";
import type { Instant } from "../../kernel/instant";
import type { Position } from "../../kernel/position";
import { Unavailable } from "./unavailable";

/** An event as it is stored: sealed, in the shape of its schema version. `data` is JSON without undefined or BigInt. */
export type EventToStore = {
  id: string;
  type: string;
  schemaVersion: number;
  recordedAt: Instant;
  data: Record<string, unknown>;
  metadata: EventMetadata;
};

export type StoredEvent = EventToStore & { stream: string; revision: number; position: Position };

/** The revision of the last event that the writer knows of; -1 if the stream must not exist yet. */
export type ExpectedRevision = number;

export const NO_STREAM: ExpectedRevision = -1;

export type AppendResult = {
  /** Revision of the last event of this append. */
  revision: number;
  /** Position of each appended event, in order. */
  positions: Position[];
};

/**
 * The append-only log. Contract: `event-store.contract.ts`. Events are shared objects: neither writers nor readers change
 * them afterwards.
 */
export type EventStore = {
  /**
   * Appends all events or none, and answers only when they are durable. Appending the same event ids at the same
   * expected revision again gives the first answer again.
   * @throws RevisionConflict when the stream is elsewhere; StoreUnavailable when nothing can be promised (the outcome
   * is unknown: repeat with the same ids and revision); TypeError for an event that cannot be stored.
   */
  append: (stream: string, expected: ExpectedRevision, events: readonly EventToStore[]) => Promise<AppendResult>;

  /**
   * Resolves if an append would be accepted now, as far as that is known without one: nothing is written.
   * @throws StoreUnavailable otherwise
   */
  takes: () => Promise<void>;

  /** Events of one stream by rising revision from `from` (0), at most `limit`. A missing stream gives none. */
  readStream: (stream: string, options?: { from?: number; limit?: number }) => AsyncIterable<StoredEvent>;

  /** Events of the whole log after a position (exclusive), in log order, up to the head at the time of the call. */
  readAll: (options?: { after?: Position; limit?: number }) => AsyncIterable<StoredEvent>;

  /**
   * Every event after a position, in log order, for ever, in batches as they become available; yields an empty batch
   * each time it has caught up with the head. Ends when the signal aborts.
   */
  subscribe: (options: { after: Position; signal: AbortSignal; maxBatch?: number }) => AsyncIterable<StoredEvent[]>;

  /** Tells what a watch asks for until its signal aborts; only if that costs less than to subscribe. */
  watch?: (watch: LogWatch) => Promise<void>;

  /**
   * The event at a position that was given out, read synchronously; only if this process has the log's files.
   * @throws LogDamaged; RangeError if there is none.
   */
  eventAt?: (position: Position) => StoredEvent;

  /** Position of the last durable event; START_OF_LOG for an empty log. */
  head: () => Promise<Position>;

  close: () => Promise<void>;
};

/** A listener for changes of the streams of some categories after a position: in log order, some perhaps twice. */
export type LogWatch = {
  categories: readonly string[];
  after: Position;
  signal: AbortSignal;
  changed: (stream: string, revision: number) => void;
  /** All changes up to there have been told. */
  passed: (position: Position) => void;
};

/** The log for readers. Only command-service appends. */
export type LogReader = Omit<EventStore, "append" | "takes">;

export class RevisionConflict extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number,
  ) {
    super(`${stream} is at revision ${actual}, not ${expected}`);
    this.name = "RevisionConflict";
  }
}

/** The log cannot take or give events now; `reason` is for operators. */
export class StoreUnavailable extends Unavailable {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "StoreUnavailable";
  }
}

/** Another process writes this log. */
export class LogInUse extends StoreUnavailable {}

/** The log is damaged: where (segment, record or byte) and what is kept. Never skipped over. */
export class LogDamaged extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "LogDamaged";
  }
}
