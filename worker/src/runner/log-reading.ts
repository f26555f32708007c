import { DeliveryOrder } from "@naqsh/shared/platform/delivery-order";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { JobQueue } from "../ports/job-queue";
import type { PolicyLanes } from "./policy-lanes";
import type { Signal } from "@naqsh/shared/platform/signal";

/** Events that are parsed and sorted in one go: nothing holds the loop for 5 ms. */
const MOST_AT_ONCE = 128;

export type LogReadingPorts = {
  store: LogReader;
  jobs: Pick<JobQueue, "begun">;
  /** The queue whose due jobs begin before policies get further events. */
  firstQueue: string;
  logger: Logger;
  progress: Signal;
};

/** Reads the log once for all policies, from where the one furthest behind would go on. */
export class LogReading {
  #running: { abort: AbortController; done: Promise<void> } | null = null;
  #failure: string | null = null;

  constructor(private readonly ports: LogReadingPorts) {}

  /** Why the log cannot be read: every policy stands still then. */
  get failure(): string | null {
    return this.#failure;
  }

  /** Nothing more comes: it was never begun, has ended, or has failed. */
  get isOver(): boolean {
    return this.#running === null || this.#failure !== null;
  }

  begin(lanes: PolicyLanes): void {
    const { logger, progress } = this.ports;
    const abort = new AbortController();
    const done = this.read(lanes, abort.signal).catch((error: unknown) => {
      this.#failure = error instanceof Error ? error.message : String(error);
      logger.error({ alert: true, err: error }, "The policies cannot read the log");
      progress.notify();
    });
    this.#failure = null;
    this.#running = { abort, done };
  }

  async end(): Promise<void> {
    this.#running?.abort.abort();
    this.ports.progress.notify();
    await this.#running?.done;
    this.#running = null;
    this.ports.progress.notify();
  }

  private async read(lanes: PolicyLanes, signal: AbortSignal): Promise<void> {
    const { store, jobs, firstQueue, progress } = this.ports;
    const after = lanes.handled;
    const order = new DeliveryOrder(store, after);
    for await (const batch of store.subscribe({ after, signal, maxBatch: MOST_AT_ONCE })) {
      // What is watched is pushed in this turn of the event loop, and notices follow it.
      await nextTurn();
      await jobs.begun?.(firstQueue, signal);
      const { events, late } = await order.take(batch);
      if (late.length > 0) lanes.offerLate(late);
      lanes.offer(events);
      if (events.length > 0) progress.notify();
      await progress.until(() => signal.aborted || lanes.haveRoom);
    }
  }
}
