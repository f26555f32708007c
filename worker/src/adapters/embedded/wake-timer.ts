import type { Timer, Timers } from "@naqsh/shared/platform/ports/clock";

/** One timer for all waiting jobs, set to the first that is due. */
export class WakeTimer {
  #set: { timer: Timer; atMs: number } | null = null;

  constructor(
    private readonly timers: Pick<Timers, "at">,
    private readonly wake: () => Promise<void>,
  ) {}

  /** Wakes at that time, unless it will wake earlier anyway; null if nothing waits. */
  setFor(atMs: number | null): void {
    if (atMs === null || (this.#set !== null && this.#set.atMs <= atMs)) return;
    this.#set?.timer.cancel();
    const timer = this.timers.at(atMs, () => {
      this.#set = null;
      return this.wake();
    });
    this.#set = { atMs, timer };
  }

  cancel(): void {
    this.#set?.timer.cancel();
    this.#set = null;
  }
}
