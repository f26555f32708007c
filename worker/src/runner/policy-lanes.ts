import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Position } from "@naqsh/shared/kernel/position";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { liftedEvent } from "./lifted-event";
import type { PolicyLane } from "./policy-lane";

/** A lane that waits this far behind holds the reader up, so that memory stays bounded. */
const BACKLOG_LIMIT = 2_000;

/** Most lanes have nothing to do with most batches. */
const NONE: readonly RecordedEvent[] = [];

/** The lanes of all policies. */
export class PolicyLanes {
  /** By the types of events that they handle. */
  readonly #handling = new Map<string, PolicyLane[]>();

  constructor(readonly all: readonly PolicyLane[]) {
    for (const lane of all) {
      for (const type of new Set(lane.policy.handles)) this.#handling.set(type, [...this.handling(type), lane]);
    }
  }

  /** The position of the lane that is furthest behind. */
  get handled(): Position {
    return this.all.map((lane) => lane.handled).reduce((a, b) => (a < b ? a : b));
  }

  get haveRoom(): boolean {
    return this.all.every((lane) => lane.backlog < BACKLOG_LIMIT);
  }

  /** None has anything left up to there. */
  havePassed(position: Position): boolean {
    return this.all.every((lane) => lane.handled >= position);
  }

  haveReached(position: Position): boolean {
    return this.all.every((lane) => lane.hasReached(position));
  }

  of(policy: string): PolicyLane | undefined {
    return this.all.find((lane) => lane.policy.name === policy);
  }

  /** Hands each lane its own events of a batch, and tells all of them how far the log was read. */
  offer(batch: readonly StoredEvent[]): void {
    const last = batch.at(-1);
    if (!last) return;
    const own = this.divided(batch);
    for (const lane of this.all) lane.offer(own.get(lane) ?? NONE, batch.length, last.position);
  }

  /** Hands each lane its own of what an earlier delivery had left out. */
  offerLate(late: readonly StoredEvent[]): void {
    for (const [lane, events] of this.divided(late)) lane.offerLate(events);
  }

  private divided(batch: readonly StoredEvent[]): Map<PolicyLane, RecordedEvent[]> {
    const own = new Map<PolicyLane, RecordedEvent[]>();
    for (const stored of batch) {
      const lanes = this.#handling.get(stored.type);
      if (lanes === undefined) continue;
      const event = liftedEvent(stored);
      for (const lane of lanes) {
        const events = own.get(lane);
        if (events) events.push(event);
        else own.set(lane, [event]);
      }
    }
    return own;
  }

  private handling(type: string): PolicyLane[] {
    return this.#handling.get(type) ?? [];
  }
}
