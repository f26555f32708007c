import { instantFromMs, type Instant } from "@naqsh/shared/kernel/instant";
import type { Clock } from "@naqsh/shared/platform/ports/clock";

export type RecordedTime = { ms: number; instant: Instant };

/** When this process records events: never earlier than the one before, also if its clock is set back. */
export class RecordedTimes {
  #latest: RecordedTime = { ms: 0, instant: instantFromMs(0) };

  constructor(private readonly clock: Clock) {}

  /**
   * Now, but not before `earliestMs`, the last event of the stream in question. One that lies in the future is that
   * stream's own: the others go by the clock.
   */
  next(earliestMs: number): RecordedTime {
    const nowMs = this.clock.now();
    if (nowMs > this.#latest.ms) this.#latest = { ms: nowMs, instant: instantFromMs(nowMs) };
    if (earliestMs <= this.#latest.ms) return this.#latest;
    return { ms: earliestMs, instant: instantFromMs(earliestMs) };
  }
}
