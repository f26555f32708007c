import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { AnyProjection } from "./any-projection";
import { batchedCheckpoints } from "./batched-checkpoints";
import type { BatchedCheckpoints } from "./batched-checkpoints";
import { foldBatch } from "./fold-batch";
import type { Change } from "./fold-batch";
import { createPauses } from "./pauses";
import { recordFold, withCauses } from "./traced-fold";
import { remakableSpecOf, View } from "./view";

export type ChangeListener = (changes: readonly Change[]) => void;

type ViewSetPorts = {
  store: Pick<EventStore, "eventAt">;
  readModels: ReadModelStore;
  decode: (event: StoredEvent) => RecordedEvent;
  logger: Logger;
  /** Whether this process writes them now; if it is left out it always does. */
  mayWrite?: () => boolean;
  /** If left out, nothing is traced. */
  tracer?: Tracer;
};

/** Events that are decoded between two looks at the clock. */
const LOOK_EACH = 32;

const errorFrom = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** All views, fed together: an event is decoded once and goes to those that handle its type. */
export class ViewSet {
  isOpen = false;
  /** Called after each batch with its number of events. */
  onApplied: (events: number) => void = () => undefined;
  private readonly views = new Map<string, View>();
  private readonly handlers = new Map<string, View[]>();
  private readonly listeners = new Map<string, ChangeListener[]>();
  private pause = createPauses();

  constructor(
    private readonly projections: readonly AnyProjection[],
    private readonly ports: ViewSetPorts,
  ) {}

  async open(): Promise<void> {
    const opened: View[] = [];
    for (const projection of this.projections) {
      const collection = await this.ports.readModels.collection<object>(remakableSpecOf(projection, this.ports));
      const isPaced = this.ports.readModels.pace !== undefined;
      opened.push(new View(projection, this.guarded(collection), await collection.checkpoint(), { isPaced }));
    }
    // All or none: if the store is away, the next call opens them again.
    for (const view of opened) {
      const { name, handles } = view.projection;
      this.views.set(name, view);
      for (const type of handles) this.handlers.set(type, [...(this.handlers.get(type) ?? []), view]);
    }
    this.isOpen = true;
  }

  private guarded(collection: Collection<object>): Collection<object> {
    const { mayWrite } = this.ports;
    if (mayWrite === undefined) return collection;
    const write: typeof collection.write = async (writes, checkpoint) => {
      if (!mayWrite()) throw new LeaseLost("views");
      await collection.write(writes, checkpoint);
    };
    const { put } = collection;
    if (put === undefined) return { ...collection, write };
    const guardedPut: typeof put = (writes) => {
      if (!mayWrite()) return Promise.reject(new LeaseLost("views"));
      return put(writes);
    };
    return { ...collection, write, put: guardedPut };
  }

  get(name: string): View {
    const view = this.views.get(name);
    if (view === undefined) throw new Error(`There is no view ${name}, or it is not open yet`);
    return view;
  }

  all(): View[] {
    return [...this.views.values()];
  }

  leastCheckpoint(): Position {
    return (
      this.all().reduce<Position | null>(
        (least, { checkpoint }) => (least === null || checkpoint < least ? checkpoint : least),
        null,
      ) ?? START_OF_LOG
    );
  }

  hasListeners({ projection }: View): boolean {
    return this.listeners.has(projection.name);
  }

  onChange(name: string, listener: ChangeListener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  /**
   * Takes in a batch in log order that begins after a position; every view's checkpoint moves, whether it handles any of it or not.
   * @throws Unavailable if a view stands before that position: the feed has to begin there
   */
  async apply(batch: readonly StoredEvent[], after: Position): Promise<void> {
    const last = batch.at(-1)?.position;
    if (last === undefined) return;
    this.pause = createPauses();
    const behind = this.all().filter((view) => !view.hasFailed && last > view.checkpoint);
    const passed = behind.find((view) => view.checkpoint < after);
    if (passed) throw new Unavailable(`The view ${passed.projection.name} was passed by its feed`);
    const sorted = await this.sorted(batch, behind);
    const { collections = 1 } = this.ports.readModels.pace ?? {};
    const to = { last, eventsSeen: batch.length };
    // Where checkpoints are moved together, theirs move with the others'.
    const mayPass = this.ports.readModels.advance === undefined;
    const isPassed = (view: View): boolean => mayPass && sorted.get(view)!.length === 0;
    const folding = behind.filter((view) => !isPassed(view));
    for (let from = 0; from < folding.length; from += collections) {
      await this.foldTogether(folding.slice(from, from + collections), sorted, to);
      const pausing = this.pause();
      if (pausing) await pausing;
    }
    await this.passOver(behind.filter(isPassed), to);
    this.onApplied(batch.length);
  }

  /** A batch has nothing for these, as for most views with most bids: their checkpoints move all the same. */
  private async passOver(views: readonly View[], to: { last: Position; eventsSeen: number }): Promise<void> {
    const moved = views.map(({ feeding }) => feeding.write([], to.last).then(() => [], errorFrom));
    let trouble: Unavailable | null = null;
    for (const [place, end] of (await Promise.all(moved)).entries()) {
      const kept = this.endOf(views[place]!, end, to);
      trouble ??= kept;
    }
    if (trouble !== null) throw trouble;
  }

  private async sorted(
    batch: readonly StoredEvent[],
    views: readonly View[],
  ): Promise<ReadonlyMap<View, RecordedEvent[]>> {
    const perView = new Map<View, RecordedEvent[]>(views.map((view) => [view, []]));
    for (const [place, stored] of batch.entries()) {
      if (place % LOOK_EACH === LOOK_EACH - 1) await this.pause();
      const handling = this.handlers.get(stored.type);
      if (handling === undefined) continue;
      const event = this.ports.decode(stored);
      for (const view of handling) if (event.position > view.checkpoint) perView.get(view)?.push(event);
    }
    return perView;
  }

  /** Views write at the same time and are announced in order. Ends when all have ended, so that none still writes when the feed restarts. */
  private async foldTogether(
    views: readonly View[],
    sorted: ReadonlyMap<View, RecordedEvent[]>,
    to: { last: Position; eventsSeen: number },
  ): Promise<void> {
    const checkpoints = batchedCheckpoints(this.ports.readModels);
    const folds = new Map<string, Promise<Change[] | Error>>();
    for (const view of views) {
      const fold = (): Promise<Change[] | Error> => this.folded(view, sorted.get(view)!, { ...to, checkpoints });
      folds.set(view.projection.name, this.afterOthers(view, folds, fold));
    }
    const written: View[] = [];
    let trouble: Unavailable | null = null;
    for (const view of views) {
      const changes = await folds.get(view.projection.name)!;
      if (Array.isArray(changes)) written.push(view);
      const kept = this.endOf(view, changes, to);
      trouble ??= kept;
    }
    if (checkpoints) trouble = (await this.moved(checkpoints, written, to.last)) ?? trouble;
    // The store is away, or the views are another's now: no fault of a projection, and tried again.
    if (trouble !== null) throw trouble;
  }

  /** Begins when what the view names lies there; if that could not be written, the view waits too, and comes again with it. */
  private async afterOthers(
    { projection: { writtenAfter = [] } }: View,
    folds: ReadonlyMap<string, Promise<Change[] | Error>>,
    fold: () => Promise<Change[] | Error>,
  ): Promise<Change[] | Error> {
    if (writtenAfter.length === 0) return fold();
    const ends = await Promise.all(writtenAfter.flatMap((name) => folds.get(name) ?? []));
    return ends.find((end) => end instanceof Unavailable) ?? fold();
  }

  /** Gives what kept checkpoints from being moved. */
  private async moved(
    checkpoints: BatchedCheckpoints,
    views: readonly View[],
    last: Position,
  ): Promise<Unavailable | null> {
    try {
      if (this.ports.mayWrite?.() === false) throw new LeaseLost("views");
      const collections = views.map(({ feeding }) => feeding);
      if (collections.length > 0) await checkpoints.move(collections, last);
      return null;
    } catch (error) {
      if (error instanceof Unavailable) return error;
      throw error;
    }
  }

  /** Never rejects: what a fold met is looked at when those before it are told of. */
  private async folded(
    view: View,
    events: readonly RecordedEvent[],
    { last, eventsSeen, checkpoints }: { last: Position; eventsSeen: number; checkpoints: BatchedCheckpoints | null },
  ): Promise<Change[] | Error> {
    const { tracer = NO_TRACER } = this.ports;
    const { projection } = view;
    const collection = checkpoints ? checkpoints.leaving(view.feeding) : view.feeding;
    const beganMs = tracer.isOn ? tracer.now() : 0;
    try {
      const changes = await foldBatch({ projection, collection, pause: this.pause }, events, last);
      if (!tracer.isOn) return changes;
      recordFold(tracer, { view: projection.name, events, beganMs, eventsSeen });
      return withCauses(projection, events, changes);
    } catch (thrown) {
      return errorFrom(thrown);
    }
  }

  /** Gives what kept the view from being written, if that is no fault of its own. */
  private endOf(
    view: View,
    end: readonly Change[] | Error,
    to: { last: Position; eventsSeen: number },
  ): Unavailable | null {
    if (end instanceof Unavailable) return end;
    // What is written is told of at once; after a crash before its checkpoint it is told of again.
    if (end instanceof Error) this.stop(view, end);
    else this.took(view, end, to);
    return null;
  }

  private took(
    view: View,
    changes: readonly Change[],
    { last, eventsSeen }: { last: Position; eventsSeen: number },
  ): void {
    view.eventsSeen += eventsSeen;
    view.advance(last);
    if (changes.length > 0) this.tell(view.projection.name, changes);
  }

  private stop(view: View, error: Error): void {
    view.fail(error);
    const facts = { view: view.projection.name, error: String(error) };
    this.ports.logger.error(facts, "A view has stopped: its projection failed");
  }

  tell(name: string, changes: readonly Change[]): void {
    for (const listener of this.listeners.get(name) ?? []) {
      try {
        listener(changes);
      } catch (thrown) {
        this.ports.logger.error({ view: name, error: String(thrown) }, "A change of a view could not be passed on");
      }
    }
  }
}
