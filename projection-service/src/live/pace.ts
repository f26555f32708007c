import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";

/**
 * Parts of an interval: bids that come at just the pace of the pushes, now early, now late, wait for none. After one that was
 * late by more than this, each that follows in time waits for the rest, and its push meets the next bid.
 */
const MAY_BE_EARLY = 0.9;

/** Lets pushes go at a steady pace of one per interval, those that wait in the order in which they came. */
export class Pace {
  /** When the next push is due at that pace. */
  private nextMs = 0;
  private timer: Timer | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly intervalMs: number,
    private readonly ports: { clock: Clock; timers: Timers },
  ) {}

  /** Runs `push` now or when its turn has come: once, however often it is asked for until then. */
  ask(push: () => void): void {
    if (this.waiting.size === 0 && this.ports.clock.now() >= this.dueMs) return this.run(push);
    this.waiting.add(push);
    this.wait();
  }

  /** `push` is not to be run any more. */
  forget(push: () => void): void {
    this.waiting.delete(push);
    if (this.waiting.size === 0) this.close();
  }

  close(): void {
    this.timer?.cancel();
    this.timer = null;
    this.waiting.clear();
  }

  private get dueMs(): number {
    return this.nextMs - this.intervalMs * MAY_BE_EARLY;
  }

  private wait(): void {
    this.timer ??= this.ports.timers.at(this.dueMs, () => this.runNext());
  }

  private runNext(): void {
    this.timer = null;
    const [push] = this.waiting;
    if (push === undefined) return;
    this.waiting.delete(push);
    this.run(push);
    if (this.waiting.size > 0) this.wait();
  }

  private run(push: () => void): void {
    this.nextMs = Math.max(this.nextMs, this.ports.clock.now()) + this.intervalMs;
    push();
  }
}
