import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Position } from "@naqsh/shared/kernel/position";
import { DeliveryOrder } from "@naqsh/shared/platform/delivery-order";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { AnyProjection } from "./runner/any-projection";
import { dropStale } from "./runner/drop-stale";
import { createLock } from "./runner/lock";
import { rebuildAside } from "./runner/rebuild-view";
import type { Comparison, RebuildOptions, RebuildPorts } from "./runner/rebuild-view";
import type { View } from "./runner/view";
import { ViewSet } from "./runner/view-set";
import type { ChangeListener } from "./runner/view-set";

export type RunnerPorts = {
  store: Pick<EventStore, "subscribe" | "readAll" | "head">;
  readModels: ReadModelStore;
  decode: (event: StoredEvent) => RecordedEvent;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  tracer?: Tracer;
};

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
  /** Computes a view again beside the running one, which it then replaces in one step, unless the difference is refused. */
  rebuild: (name: string, options?: RebuildOptions) => Promise<Comparison>;
  /** Computes a view again and compares it document by document. */
  verify: (name: string, options?: Pick<RebuildOptions, "onProgress">) => Promise<Comparison>;
  status: () => ViewStatus[];
};

export type ViewStatus = {
  view: string;
  version: number;
  position: Position;
  /** Events that it has met since the start. */
  met: number;
  isRebuilding: boolean;
  /** Why it stands still; null while it runs. */
  stopped: string | null;
};

const MAX_BATCH = 256;
const RETRY_MS = 500;

/** Feeds the views from one subscription until the signal aborts. */
const follow = async (views: ViewSet, ports: RunnerPorts & RebuildPorts, signal: AbortSignal): Promise<void> => {
  const after = views.leastCheckpoint();
  const order = new DeliveryOrder(ports.store, after);
  for await (const batch of ports.store.subscribe({ after, signal, maxBatch: MAX_BATCH })) {
    const { events, late } = await order.take(batch);
    await ports.exclusive(() => views.apply(events));
    if (late.length === 0) continue;
    ports.logger.warn({}, "An event came out of order; all views are computed again");
    for (const view of views.all()) await rebuildAside(view, ports, { accepts: () => true });
  }
};

const followForEver = async (views: ViewSet, ports: RunnerPorts & RebuildPorts, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      await follow(views, ports, signal);
    } catch (error) {
      ports.logger.error({ error: String(error) }, "The views have lost the log and try again");
    }
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = ports.timers.at(ports.clock.now() + RETRY_MS, resolve);
      signal.addEventListener("abort", () => (timer.cancel(), resolve()), { once: true });
    });
  }
};

/** Whether a view takes in a position within so many milliseconds. */
const isReached = (
  view: View,
  position: Position,
  patienceMs: number,
  { timers, clock }: Pick<RunnerPorts, "timers" | "clock">,
): Promise<boolean> => {
  if (view.checkpoint >= position || view.hasFailed) return Promise.resolve(view.checkpoint >= position);
  return new Promise((resolve) => {
    const timer = timers.at(clock.now() + patienceMs, () => (forget(), resolve(false)));
    const forget = view.whenOver(position, () => (timer.cancel(), resolve(view.checkpoint >= position)));
  });
};

const whenAllAt = async (views: ViewSet, head: Position): Promise<void> => {
  const behind = views.all().filter((view) => view.checkpoint < head && !view.hasFailed);
  await Promise.all(behind.map((view) => new Promise<void>((resolve) => void view.whenOver(head, resolve))));
};

const computeAgain = async (view: View, ports: RebuildPorts, options: RebuildOptions): Promise<Comparison> => {
  if (view.isRebuilding) throw new Error(`The view ${view.projection.name} is being computed again already`);
  view.isRebuilding = true;
  try {
    return await rebuildAside(view, ports, options);
  } finally {
    view.isRebuilding = false;
  }
};

const statusOf = ({ projection, checkpoint, met, isRebuilding, failure }: View): ViewStatus => ({
  view: projection.name,
  version: projection.version,
  position: checkpoint,
  met,
  isRebuilding,
  stopped: failure,
});

/** Feeds every projection from one subscription: the log is read and decoded once. */
export const createProjectionRunner = (projections: readonly AnyProjection[], given: RunnerPorts): ProjectionRunner => {
  const ports = { ...given, exclusive: createLock() };
  const { store, readModels } = ports;
  const views = new ViewSet(projections, ports);
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const settled = async (): Promise<void> => whenAllAt(views, await store.head());
  return {
    start: async () => {
      await views.open();
      await dropStale(readModels, projections);
      running = followForEver(views, ports, stopping.signal);
      await settled();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await readModels.flush();
    },
    isOpen: () => views.isOpen,
    applied: () => views.applied,
    collection: <Document extends object>(name: string) =>
      views.get(name).collection as unknown as Collection<Document>,
    checkpoint: (name) => views.get(name).checkpoint,
    waitFor: (name, position, patienceMs) => isReached(views.get(name), position, patienceMs, ports),
    settled,
    onChange: (name, listener) => views.onChange(name, listener),
    rebuild: (name, options) => computeAgain(views.get(name), ports, { accepts: () => true, ...options }),
    verify: (name, options) =>
      computeAgain(views.get(name), ports, options?.onProgress ? { onProgress: options.onProgress } : {}),
    status: () => views.all().map(statusOf),
  };
};
