import { START, excludeSystemEvents } from "@eventstore/db-client";
import { pause } from "../../async/pause";
import type { Position } from "../../../kernel/position";
import { LogDamaged, type StoredEvent } from "../../ports/event-store";
import { EventFeed } from "./event-feed";
import { storedEvent } from "./event-shape";
import type { EventReader } from "./event-reader";
import type { Connection, Connections } from "./connection";
import { logPositionOf } from "./log-position";

const PAGE = 512;
const SHORTEST_PAUSE_MS = 50;
/** A server that is back is used again soon: people wait for views, and for bids to be taken. */
const LONGEST_PAUSE_MS = 500;
/** Checkpoints of the server are not needed: what is resumed from is the last event that was given out. */
const CHECKPOINT_INTERVAL = 1_000;

export type SubscriptionOptions = { after: Position; signal: AbortSignal; maxBatch?: number };

type Parts = { connections: Connections; reader: EventReader; onTrouble: (error: unknown) => void };

/**
 * Follows the log for ever. The client's own subscription ends silently when the server dies: it is begun again after the
 * last event that was given out. Caught up means: at the head as it was read aside, since older servers do not say it.
 */
export class LogSubscription {
  #reached: Position;
  /** What has to be reached before the subscriber is told that it has caught up. */
  #target: Position = "";
  #isTold = false;
  /** The subscriber was slower than the log: it may have fallen behind by more than what waits here. */
  #isBehind = false;
  #pauseMs = SHORTEST_PAUSE_MS;
  readonly #most: number;

  constructor(
    private readonly parts: Parts,
    private readonly options: SubscriptionOptions,
  ) {
    this.#reached = options.after;
    this.#most = options.maxBatch ?? PAGE;
    logPositionOf(options.after);
  }

  async *batches(): AsyncGenerator<StoredEvent[]> {
    const { signal } = this.options;
    while (!signal.aborted) {
      try {
        yield* this.#follow(this.parts.connections.current);
      } catch (error) {
        if (error instanceof LogDamaged) throw error;
        if (signal.aborted) return;
        this.parts.onTrouble(error);
      }
      await pause(this.#pauseMs, signal);
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  async *#follow(connection: Connection): AsyncGenerator<StoredEvent[]> {
    const { signal } = this.options;
    this.#target = await this.parts.reader.head();
    const feed = this.#open(connection);
    try {
      while (!signal.aborted) {
        const batch = await this.#next(feed);
        if (signal.aborted) return;
        if (batch.length > 0) {
          this.#took(batch);
          yield batch;
        } else if (await this.#hasCaughtUp()) {
          this.#isTold = true;
          yield [];
        } else if (await feed.isAtEnd({ signal })) return;
        // What comes in the same turn of the event loop goes with it.
        else await new Promise(setImmediate);
      }
    } finally {
      feed.stop();
    }
  }

  /** What is there; on the way to the head full batches, since the feed fills up event by event. */
  async #next(feed: EventFeed): Promise<StoredEvent[]> {
    const batch = feed.take(this.#most).map(storedEvent);
    while (batch.length > 0 && batch.length < this.#most && batch.at(-1)!.position < this.#target) {
      if (this.options.signal.aborted || feed.hasFailed || (await feed.isAtEnd(this.options))) break;
      batch.push(...feed.take(this.#most - batch.length).map(storedEvent));
    }
    return batch;
  }

  #open(connection: Connection): EventFeed {
    const filter = excludeSystemEvents({ checkpointInterval: CHECKPOINT_INTERVAL });
    const fromPosition = logPositionOf(this.#reached) ?? START;
    const source = connection.client.subscribeToAll({ fromPosition, filter }, { highWaterMark: PAGE });
    return new EventFeed(source, () => source.unsubscribe(), connection);
  }

  #took(batch: readonly StoredEvent[]): void {
    this.#reached = batch.at(-1)!.position;
    this.#isTold = false;
    this.#isBehind ||= batch.length === this.#most;
    this.#pauseMs = SHORTEST_PAUSE_MS;
  }

  async #hasCaughtUp(): Promise<boolean> {
    if (this.#isTold || this.#reached < this.#target) return false;
    if (!this.#isBehind) return true;
    this.#target = await this.parts.reader.head();
    this.#isBehind = false;
    return this.#reached >= this.#target;
  }
}
