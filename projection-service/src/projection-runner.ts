import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import type { AnyProjection } from "./runner/any-projection";
import { DeliveryOrder } from "./runner/delivery-order";
import { foldBatch } from "./runner/fold-batch";
import type { Change } from "./runner/fold-batch";
import { dropStale } from "./runner/drop-stale";
import { createLock } from "./runner/lock";
import { createPauses } from "./runner/pauses";
import { rebuildAside } from "./runner/rebuild-view";
import type { Comparison } from "./runner/rebuild-view";
import { specOf, View } from "./runner/view";

export type RunnerPorts = {
  store: Pick<EventStore, "subscribe" | "readAll" | "head">;
  readModels: ReadModelStore;
  decode: (event: StoredEvent) => RecordedEvent;
  clock: Clock;
  timers: Timers;
  logger: Logger;
};

export type ChangeListener = (changes: readonly Change[]) => void;

export type ProjectionRunner = {
  /** Answers when every view has reached the head of the log at the time of the call. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Whether the views can be read; they may still be catching up. */
  isOpen: () => boolean;
  /** How many events it has taken in since it began. */
  applied: () => number;
  collection: <Document extends object>(name: string) => Collection<Document>;
  checkpoint: (name: string) => Position;
  /** Whether a view has taken in a position, or does within so many milliseconds. */
  waitFor: (name: string, position: Position, patienceMs: number) => Promise<boolean>;
  /** All views at the head of the log. */
  settled: () => Promise<void>;
  /** Hears of the documents that a view has changed, after they are written. */
  onChange: (name: string, listener: ChangeListener) => void;
  /** Computes a view again beside the running one, which it then replaces in one step. */
  rebuild: (name: string) => Promise<Comparison>;
  /** Computes a view again and compares it document by document. */
  verify: (name: string) => Promise<Comparison>;
};

const MAX_BATCH = 256;
const RETRY_MS = 500;

/** Feeds every projection from one subscription: the log is read and decoded once. */
export const createProjectionRunner = (projections: readonly AnyProjection[], ports: RunnerPorts): ProjectionRunner => {
  const { store, readModels, decode, clock, timers, logger } = ports;
  const views = new Map<string, View>();
  const handlers = new Map<string, View[]>();
  const listeners = new Map<string, ChangeListener[]>();
  const stopping = new AbortController();
  const exclusive = createLock();
  const pause = createPauses();
  let running: Promise<void> = Promise.resolve();
  let isOpen = false;
  let applied = 0;

  const viewOf = (name: string): View => {
    const view = views.get(name);
    if (view === undefined) throw new Error(`There is no view ${name}, or it is not open yet`);
    return view;
  };

  const open = async (): Promise<void> => {
    for (const projection of projections) {
      const collection = await readModels.collection<object>(specOf(projection));
      const view = new View(projection, collection, await collection.checkpoint());
      views.set(projection.name, view);
      for (const type of projection.handles) handlers.set(type, [...(handlers.get(type) ?? []), view]);
    }
    isOpen = true;
  };

  const foldInto = async (view: View, events: readonly RecordedEvent[], last: Position): Promise<void> => {
    const { projection, collection } = view;
    try {
      const changes = await foldBatch({ projection, collection }, events, last);
      view.advance(last);
      if (changes.length > 0) for (const listener of listeners.get(projection.name) ?? []) listener(changes);
    } catch (error) {
      view.failure = error instanceof Error ? error : new Error(String(error));
      logger.error({ view: projection.name, error: String(error) }, "A view has stopped: its projection failed");
    }
  };

  const apply = async (batch: readonly StoredEvent[]): Promise<void> => {
    const last = batch.at(-1)?.position;
    if (last === undefined) return;
    applied += batch.length;
    const perView = new Map<View, RecordedEvent[]>([...views.values()].map((view) => [view, []]));
    for (const stored of batch) {
      const handling = handlers.get(stored.type);
      if (handling === undefined) continue;
      const event = decode(stored);
      for (const view of handling) if (event.position > view.checkpoint) perView.get(view)!.push(event);
    }
    for (const [view, events] of perView) {
      if (view.failure === null && last > view.checkpoint) await foldInto(view, events, last);
      await pause();
    }
  };

  const follow = async (): Promise<void> => {
    const after = [...views.values()].reduce<Position | null>(
      (least, { checkpoint }) => (least === null || checkpoint < least ? checkpoint : least),
      null,
    );
    const order = new DeliveryOrder(store, after ?? START_OF_LOG);
    for await (const batch of store.subscribe({
      after: after ?? START_OF_LOG,
      signal: stopping.signal,
      maxBatch: MAX_BATCH,
    })) {
      const { events, late } = await order.take(batch);
      await exclusive(() => apply(events));
      if (late) await recompute();
    }
  };

  const recompute = async (): Promise<void> => {
    logger.warn({}, "An event came out of order; all views are computed again");
    for (const name of views.keys()) await rebuildAside(viewOf(name), { store, readModels, decode, exclusive }, true);
  };

  const followForEver = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await follow();
        if (stopping.signal.aborted) return;
      } catch (error) {
        logger.error({ error: String(error) }, "The views have lost the log and try again");
      }
      await new Promise<void>((resolve) => {
        const timer = timers.at(clock.now() + RETRY_MS, resolve);
        stopping.signal.addEventListener("abort", () => (timer.cancel(), resolve()), { once: true });
      });
    }
  };

  const waitFor = (name: string, position: Position, patienceMs: number): Promise<boolean> => {
    const view = viewOf(name);
    if (view.checkpoint >= position) return Promise.resolve(true);
    if (view.failure !== null) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = timers.at(clock.now() + patienceMs, () => (forget(), resolve(false)));
      const forget = view.whenReached(position, () => (timer.cancel(), resolve(true)));
    });
  };

  const settled = async (): Promise<void> => {
    const head = await store.head();
    await Promise.all(
      [...views.values()].map((view) =>
        view.checkpoint >= head || view.failure !== null
          ? null
          : new Promise<void>((resolve) => void view.whenReached(head, resolve)),
      ),
    );
  };

  return {
    start: async () => {
      await open();
      await dropStale(readModels, projections);
      running = followForEver();
      await settled();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await readModels.flush();
    },
    isOpen: () => isOpen,
    applied: () => applied,
    collection: <Document extends object>(name: string) => viewOf(name).collection as unknown as Collection<Document>,
    checkpoint: (name) => viewOf(name).checkpoint,
    waitFor,
    settled,
    onChange: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    rebuild: (name) => rebuildAside(viewOf(name), { store, readModels, decode, exclusive }, true),
    verify: (name) => rebuildAside(viewOf(name), { store, readModels, decode, exclusive }, false),
  };
};
