import { DeliveryOrder } from "@naqsh/shared/platform/delivery-order";
import { inForeground } from "@naqsh/shared/platform/foreground";
import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { createPauses } from "./pauses";
import { rebuildAside } from "./rebuild-view";
import type { RebuildPorts } from "./rebuild-view";
import type { ViewSet } from "./view-set";

export type FeedPorts = Omit<RebuildPorts, "store"> & {
  store: Pick<EventStore, "subscribe" | "readAll" | "head" | "eventAt">;
  clock: Clock;
  timers: Timers;
  logger: Logger;
};

/**
 * Events of a batch, if the store of views sets no pace: a document that occurs often in a batch is loaded and written once.
 * A batch is parsed in one go, 2 ms.
 */
const FEW = 512;
/** A batch of at most so many is what has just happened, and people watch; of more, it is read after a start. */
const MOST_OF_NOW = 64;
const RETRY_MS = 500;

/** Feeds the views from one subscription until the signal aborts. */
const follow = async (views: ViewSet, ports: FeedPorts, signal: AbortSignal): Promise<void> => {
  const after = views.leastCheckpoint();
  const order = new DeliveryOrder(ports.store, after);
  let fed = after;
  const maxBatch = ports.readModels.pace?.events ?? FEW;
  for await (const batch of ports.store.subscribe({ after, signal, maxBatch })) {
    const { events, late } = await order.take(batch);
    const taken = (): Promise<void> => views.apply(events, fed);
    await ports.exclusive(() => (events.length > MOST_OF_NOW ? taken() : inForeground(taken)));
    fed = events.at(-1)?.position ?? fed;
    if (late.length === 0) continue;
    ports.logger.warn({}, "An event came out of order; all views are computed again");
    // All who watch wait for it.
    const awaited = { ...ports, pauses: createPauses };
    for (const view of views.all()) await rebuildAside(view, awaited, { accepts: () => true });
  }
};

/** Feeds the views until the signal aborts; what fails is begun again, `begin` first. */
export const feedForEver = async (
  views: ViewSet,
  ports: FeedPorts,
  { signal, begin }: { signal: AbortSignal; begin?: () => Promise<void> },
): Promise<void> => {
  let isTold = false;
  const beginAndFollow = async (): Promise<void> => {
    await begin?.();
    await Promise.all(views.all().map((view) => view.beginFeeding()));
    isTold = false;
    await follow(views, ports, signal);
  };
  while (!signal.aborted) {
    try {
      await beginAndFollow();
    } catch (error) {
      if (signal.aborted) return;
      if (!isTold) ports.logger.error({ error: String(error) }, "The views have lost the log and try again");
      isTold = true;
    }
    await pauseFor(RETRY_MS, signal, ports);
  }
};
