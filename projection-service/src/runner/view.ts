import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Collection, CollectionSpec, RemakeEvent } from "@naqsh/shared/platform/ports/read-model-store";
import type { AnyProjection } from "./any-projection";
import { RecentDocuments } from "./recent-documents";

type Waiting = { isOver: (reached: Position) => boolean; over: () => void };

/** A projection's collection, its checkpoint, and the callers that wait for it. */
export class View {
  /** Whether it is being computed again, which goes one at a time. */
  isRebuilding = false;
  /** Whether what was computed waits until somebody says whether it is to take over. */
  awaitsWord = false;
  /** Events that the view has seen since the start, including those that it does not handle. */
  eventsSeen = 0;
  private failed: Error | null = null;
  /** The position that this process knows to be anchored with the documents. */
  private anchoredAt: Position = START_OF_LOG;
  private readonly waiting = new Set<Waiting>();
  private readonly recent = new RecentDocuments({ isEmpty: false });
  /** The collection for the feed; with a cache of what was written last, if the store sets a pace. */
  readonly feeding: Collection<object>;

  constructor(
    readonly projection: AnyProjection,
    readonly collection: Collection<object>,
    private reached: Position,
    private readonly store: { isPaced: boolean },
  ) {
    // Documents that one event makes are never asked for.
    this.feeding = store.isPaced && !projection.isOfEvents ? this.recent.around(collection) : collection;
  }

  /** Starts feeding at the checkpoint, with the documents in the store. */
  async beginFeeding(): Promise<void> {
    this.recent.forget({ isEmpty: this.store.isPaced && this.reached === START_OF_LOG && (await this.hasNothing()) });
  }

  /** A crash leaves documents that are ahead of the checkpoint, and look-ups find them as they are there. */
  private async hasNothing(): Promise<boolean> {
    for await (const _ of this.collection.changedAfter(START_OF_LOG)) return false;
    return true;
  }

  get checkpoint(): Position {
    return this.reached;
  }

  get hasFailed(): boolean {
    return this.failed !== null;
  }

  /** Why it stands still; null while it runs. */
  get failure(): string | null {
    return this.failed?.message ?? null;
  }

  advance(position: Position): void {
    if (position <= this.reached) return;
    this.reached = position;
    this.release((waiting) => waiting.isOver(position));
  }

  /** Notes with its documents how far they have come. @throws ViewLost if they are not those that it was noted with before */
  async anchor(): Promise<void> {
    const [position, since] = [this.reached, this.anchoredAt];
    await this.collection.anchor(position, since);
    if (this.anchoredAt === since && position > since) this.anchoredAt = position;
  }

  /** Resumes at the position anchored with the documents, or at the log's start. False if the earlier anchor is lost. */
  resumeAt(anchored: Position): boolean {
    const isWhole = anchored >= this.anchoredAt;
    this.anchoredAt = isWhole ? anchored : START_OF_LOG;
    this.adoptCheckpoint(this.anchoredAt);
    return isWhole;
  }

  /** Takes over the checkpoint that the store holds, because another process moved it or lost it. */
  adoptCheckpoint(position: Position): void {
    this.failed = null;
    if (position < this.reached) this.reached = position;
    else this.advance(position);
  }

  /** Its projection threw. That is a bug: it stops this view alone, and nobody waits for it any longer. */
  fail(error: Error): void {
    this.failed = error;
    this.release(() => true);
  }

  /** After a rebuild: clears the failure and the cache, because the collection was replaced. */
  recover(position: Position): void {
    this.failed = null;
    this.anchoredAt = position;
    this.recent.forget({ isEmpty: false });
    this.advance(position);
  }

  /** Calls `over` once the view has reached a position, or never will. Gives a function that cancels the wait. */
  onReached(position: Position, over: () => void): () => void {
    return this.onceOver({ isOver: (reached) => reached >= position, over });
  }

  /** The same once it has come further than a position, which it may have already. */
  onPassed(position: Position, over: () => void): () => void {
    if (this.reached > position) over();
    else return this.onceOver({ isOver: (reached) => reached > position, over });
    return () => undefined;
  }

  private onceOver(waiting: Waiting): () => void {
    this.waiting.add(waiting);
    return () => void this.waiting.delete(waiting);
  }

  private release(isOver: (waiting: Waiting) => boolean): void {
    for (const waiting of this.waiting) {
      if (!isOver(waiting)) continue;
      this.waiting.delete(waiting);
      waiting.over();
    }
  }
}

export const specOf = ({ name, version, indexes }: AnyProjection): CollectionSpec => ({ name, version, indexes });

export type RemakePorts = { store: Pick<EventStore, "eventAt">; decode: (event: StoredEvent) => RecordedEvent };

/** The spec with a function that makes a document again from its one event, if the log can be read synchronously. */
export const remakableSpecOf = (projection: AnyProjection, { store, decode }: RemakePorts): CollectionSpec => {
  const { eventAt } = store;
  if (eventAt === undefined) return specOf(projection);
  const spec = specOf(projection);
  if (!projection.isOfEvents) {
    return { ...spec, remake: (position, key) => projection.evolve(null, decode(eventAt(position)), key) };
  }
  const remakeEvent: RemakeEvent = (position) => {
    const event = decode(eventAt(position));
    return { key: event.id, document: projection.evolve(null, event, event.id) };
  };
  return { ...spec, remakeEvent };
};
