import { instantFromMs, type Instant } from "@naqsh/shared/kernel/instant";
import type { Clock } from "@naqsh/shared/platform/ports/clock";

/** When this process records events: never earlier than the one before, also where its clock is set back. */
export class RecordedTimes {
  #latestMs = 0;
  #latest = instantFromMs(0);

  constructor(private readonly clock: Clock) {}

  /** Milliseconds. */
  get latestMs(): number {
    return this.#latestMs;
  }

  /** Now, but not before that many milliseconds. */
  next(earliestMs: number): Instant {
    const nowMs = Math.max(this.#latestMs, earliestMs, this.clock.now());
    if (nowMs > this.#latestMs) this.#latest = instantFromMs(nowMs);
    this.#latestMs = nowMs;
    return this.#latest;
  }
}
