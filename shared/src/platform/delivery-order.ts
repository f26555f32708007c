import type { Position } from "../kernel/position";
import type { EventStore, StoredEvent } from "./ports/event-store";

const REMEMBERED_BATCHES = 16;
const REMEMBERED_STREAMS = 10_000;

/** A batch in log order without what was delivered before, and the events that should have come earlier. */
export type Delivered = { events: readonly StoredEvent[]; late: readonly StoredEvent[] };

/**
 * Makes a delivery harmless that repeats or swaps events. What comes in order passes untouched; a batch that is not
 * in order is read again from the log. `late` are events that an earlier batch had left out: what followed from
 * the order without them has to be computed again.
 */
export class DeliveryOrder {
  /** Positions of the last batches; the events themselves would outlive their use, which the collector pays for. */
  private readonly recent: (readonly Position[])[] = [];
  private readonly revisions = new Map<string, number>();
  /** What lies at or before it was delivered too long ago to be remembered. */
  private floor: Position;

  constructor(
    private readonly store: Pick<EventStore, "readAll">,
    private reached: Position,
  ) {
    this.floor = reached;
  }

  async take(batch: readonly StoredEvent[]): Promise<Delivered> {
    const late = batch.filter(({ position }) => position <= this.reached && this.wasLeftOut(position));
    const events = this.isInOrder(batch) ? batch : await this.readAgain(batch);
    if (late.length > 0) this.recent.push(late.map(({ position }) => position));
    this.remember(events);
    return { events, late };
  }

  private isInOrder(batch: readonly StoredEvent[]): boolean {
    let before = this.reached;
    for (const { position, stream, revision } of batch) {
      const known = this.revisions.get(stream);
      if (position <= before || (known !== undefined && revision !== known + 1)) return false;
      this.revisions.set(stream, revision);
      before = position;
    }
    return true;
  }

  private async readAgain(batch: readonly StoredEvent[]): Promise<StoredEvent[]> {
    const last = batch.reduce((latest, { position }) => (position > latest ? position : latest), this.reached);
    const events: StoredEvent[] = [];
    if (last > this.reached) {
      for await (const event of this.store.readAll({ after: this.reached })) {
        if (event.position > last) break;
        events.push(event);
      }
    }
    this.revisions.clear();
    for (const { stream, revision } of events) this.revisions.set(stream, revision);
    return events;
  }

  private wasLeftOut(position: Position): boolean {
    return position > this.floor && !this.recent.some((batch) => batch.includes(position));
  }

  private remember(events: readonly StoredEvent[]): void {
    if (events.length === 0) return;
    this.recent.push(events.map(({ position }) => position));
    this.reached = events.at(-1)!.position;
    while (this.recent.length > REMEMBERED_BATCHES) {
      const last = this.recent.shift()!.at(-1)!;
      if (last > this.floor) this.floor = last;
    }
    if (this.revisions.size > REMEMBERED_STREAMS) this.revisions.clear();
  }
}
