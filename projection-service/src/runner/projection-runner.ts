import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Leases } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { refuseAhead } from "@naqsh/shared/platform/service/parts-refused";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { AnyProjection } from "./any-projection";
import { dropOutdated } from "./drop-abandoned";
import { feedForEver } from "./feed-views";
import { createLock } from "./lock";
import { rebuildAside } from "./rebuild-view";
import type { Comparison, RebuildOptions, RebuildPorts } from "./rebuild-view";
import { shareViews, WritingRight } from "./share-views";
import type { View } from "./view";
import { ViewSet } from "./view-set";
import type { ChangeListener } from "./view-set";

export type RunnerPorts = {
  store: Pick<EventStore, "subscribe" | "readAll" | "head" | "eventAt">;
  readModels: ReadModelStore;
  decode: (event: StoredEvent) => RecordedEvent;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  tracer?: Tracer;
  /** If several processes share `readModels`: one of them writes the views, the others follow. */
  leases?: Leases;
};

export type ProjectionRunner = {
  /**
   * Answers when every view has reached the head of the log at the time of the call.
   * @throws PartsRefused if a view has come further than the log: it would pass over as many new events as are missing
   */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Whether the views can be read; they may still be catching up. */
  isOpen: () => boolean;
  /** Has a listener told after each batch how many events it had. */
  onApplied: (listener: (events: number) => void) => void;
  collection: <Document extends object>(name: string) => Collection<Document>;
  checkpoint: (name: string) => Position;
  /** True once the view's checkpoint reaches `position`; false after `patienceMs`. */
  waitFor: (name: string, position: Position, patienceMs: number) => Promise<boolean>;
  /**
   * Resolves once one of the views has come further than it stood then, or the signal is aborted. One that is computed again from the
   * start has to come past where it stood.
   */
  passed: (stood: ReadonlyMap<string, Position>, signal: AbortSignal) => Promise<void>;
  /** All views at the head of the log. */
  settled: () => Promise<void>;
  /** Hears of the documents that a view has changed, after they are written. */
  onChange: (name: string, listener: ChangeListener) => void;
  /** Computes a view again beside the running one, which it then replaces in one step, unless the difference is refused. */
  rebuild: (name: string, options?: RebuildOptions) => Promise<Comparison>;
  /** Computes a view again and compares it document by document. */
  verify: (name: string, options?: Pick<RebuildOptions, "onProgress">) => Promise<Comparison>;
  status: () => ViewStatus[];
  /** The token of this process while it writes views that it shares; null while another one does. */
  writingToken: () => number | null;
};

export type ViewStatus = {
  view: string;
  version: number;
  position: Position;
  /** Events that the view has seen since the start. */
  eventsSeen: number;
  isRebuilding: boolean;
  /** Whether what was computed waits until somebody says whether it is to take over. */
  awaitsWord: boolean;
  /** Why it stands still; null while it runs. */
  stopped: string | null;
};

/** True once the view's checkpoint reaches `position`; false after `patienceMs`. */
const isReached = (
  view: View,
  position: Position,
  patienceMs: number,
  { timers, clock }: Pick<RunnerPorts, "timers" | "clock">,
): Promise<boolean> => {
  if (view.checkpoint >= position || view.hasFailed) return Promise.resolve(view.checkpoint >= position);
  return new Promise((resolve) => {
    const timer = timers.at(clock.now() + patienceMs, () => (forget(), resolve(false)));
    const forget = view.onReached(position, () => (timer.cancel(), resolve(view.checkpoint >= position)));
  });
};

const isPassed = (views: ViewSet, stood: ReadonlyMap<string, Position>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const forgets: (() => void)[] = [];
    const over = (): void => {
      for (const forget of forgets) forget();
      signal.removeEventListener("abort", over);
      resolve();
    };
    if (signal.aborted) return resolve();
    signal.addEventListener("abort", over);
    for (const [name, position] of stood) forgets.push(views.get(name).onPassed(position, over));
  });

const untilAllReached = async (views: ViewSet, head: Position): Promise<void> => {
  const behind = views.all().filter((view) => view.checkpoint < head && !view.hasFailed);
  await Promise.all(behind.map((view) => new Promise<void>((resolve) => void view.onReached(head, resolve))));
};

const rebuildExclusively = async (view: View, ports: RebuildPorts, options: RebuildOptions): Promise<Comparison> => {
  if (view.isRebuilding)
    throw new Error(
      `The view ${view.projection.name} is being computed again already, or waits for a word on the operator's screen`,
    );
  const accepts = async (comparison: Comparison): Promise<boolean> => {
    view.awaitsWord = true;
    try {
      return (await options.accepts?.(comparison)) ?? false;
    } finally {
      view.awaitsWord = false;
    }
  };
  view.isRebuilding = true;
  try {
    return await rebuildAside(view, ports, { ...options, accepts });
  } finally {
    view.isRebuilding = false;
  }
};

const statusOf = ({ projection, checkpoint, eventsSeen, isRebuilding, awaitsWord, failure }: View): ViewStatus => ({
  view: projection.name,
  version: projection.version,
  position: checkpoint,
  eventsSeen,
  isRebuilding,
  awaitsWord,
  stopped: failure,
});

/** Feeds every projection from one subscription: the log is read and decoded once. */
export const createProjectionRunner = (projections: readonly AnyProjection[], given: RunnerPorts): ProjectionRunner => {
  const { store, readModels, leases } = given;
  const right = leases === undefined ? null : new WritingRight();
  const ports = { ...given, exclusive: createLock(), ...(right && { token: right.token }) };
  const views = new ViewSet(projections, { ...given, ...(right && { mayWrite: right.mayWrite }) });
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const settled = async (): Promise<void> => untilAllReached(views, await store.head());
  const follow = async (): Promise<void> => {
    if (running !== null) return;
    const { signal } = stopping;
    if (leases && right) {
      running = shareViews(views, ports, { leases, right, signal });
    } else {
      await dropOutdated(readModels, projections);
      running = feedForEver(views, ports, { signal });
    }
  };
  return {
    start: async () => {
      if (!views.isOpen) await views.open();
      const reached = views
        .all()
        .map((view) => ({ who: `The view ${view.projection.name}`, position: view.checkpoint }));
      refuseAhead(reached, await store.head());
      await follow();
      await settled();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await readModels.flush().catch((error: unknown) => {
        given.logger.warn(
          { error: String(error) },
          "The views could not be saved; they are replayed at the next start",
        );
      });
    },
    isOpen: () => views.isOpen,
    onApplied: (listener) => void (views.onApplied = listener),
    collection: <Document extends object>(name: string) =>
      views.get(name).collection as unknown as Collection<Document>,
    checkpoint: (name) => views.get(name).checkpoint,
    waitFor: (name, position, patienceMs) => isReached(views.get(name), position, patienceMs, ports),
    passed: (stood, signal) => isPassed(views, stood, signal),
    settled,
    onChange: (name, listener) => views.onChange(name, listener),
    rebuild: (name, options) => rebuildExclusively(views.get(name), ports, { accepts: () => true, ...options }),
    verify: (name, options) =>
      rebuildExclusively(views.get(name), ports, options?.onProgress ? { onProgress: options.onProgress } : {}),
    status: () => views.all().map(statusOf),
    writingToken: () => (right?.mayWrite() ? right.token() : null),
  };
};
