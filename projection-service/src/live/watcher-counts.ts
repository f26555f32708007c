import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";

/** GOALS: told at most once a second. */
const INTERVAL_MS = 1_000;

/** How many sockets watch each topic, and tells when that has changed. */
export class WatcherCounts {
  private readonly counts = new Map<string, number>();
  private readonly told = new Map<string, number>();
  private readonly waiting = new Set<string>();

  constructor(
    private readonly ports: { clock: Clock; timers: Timers },
    private readonly tell: (topic: string, watchers: number) => void,
  ) {}

  of(topic: string): number {
    return this.counts.get(topic) ?? 0;
  }

  enter(topic: string): void {
    this.counts.set(topic, this.of(topic) + 1);
    this.tellSoon(topic);
  }

  leave(topic: string): void {
    const left = this.of(topic) - 1;
    if (left > 0) this.counts.set(topic, left);
    else this.counts.delete(topic);
    this.tellSoon(topic);
  }

  private tellSoon(topic: string): void {
    if (this.waiting.has(topic)) return;
    this.waiting.add(topic);
    this.ports.timers.at(this.ports.clock.now() + INTERVAL_MS, () => {
      this.waiting.delete(topic);
      const watchers = this.of(topic);
      if (this.told.get(topic) === watchers) return;
      if (watchers === 0) this.told.delete(topic);
      else this.told.set(topic, watchers);
      this.tell(topic, watchers);
    });
  }
}
