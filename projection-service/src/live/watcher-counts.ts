import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { OtherNodes } from "../ports/other-nodes";

/** A count is told at most once a second (docs/architecture.md#live). */
const INTERVAL_MS = 1_000;

/** How many sockets watch each topic, here and on other nodes, and tells those here when that has changed. */
export class WatcherCounts {
  private readonly counts = new Map<string, number>();
  private readonly told = new Map<string, number>();
  private readonly toldOthers = new Map<string, number>();
  private readonly waiting = new Set<string>();

  constructor(
    private readonly ports: { clock: Clock; timers: Timers; otherNodes: OtherNodes },
    private readonly tell: (topic: string, watchers: number) => void,
  ) {
    ports.otherNodes.onChange((topic) => this.counts.has(topic) && this.tellSoon(topic));
  }

  of(topic: string): number {
    return this.here(topic) + this.ports.otherNodes.watchers(topic);
  }

  enter(topic: string): void {
    this.counts.set(topic, this.here(topic) + 1);
    this.tellSoon(topic);
  }

  leave(topic: string): void {
    const left = this.here(topic) - 1;
    if (left > 0) this.counts.set(topic, left);
    else this.counts.delete(topic);
    this.tellSoon(topic);
  }

  private here(topic: string): number {
    return this.counts.get(topic) ?? 0;
  }

  private tellSoon(topic: string): void {
    if (this.waiting.has(topic)) return;
    this.waiting.add(topic);
    this.ports.timers.at(this.ports.clock.now() + INTERVAL_MS, () => {
      this.waiting.delete(topic);
      this.tellOthers(topic);
      const watchers = this.of(topic);
      if (this.told.get(topic) === watchers) return;
      if (watchers === 0) this.told.delete(topic);
      else this.told.set(topic, watchers);
      this.tell(topic, watchers);
    });
  }

  private tellOthers(topic: string): void {
    const here = this.here(topic);
    if ((this.toldOthers.get(topic) ?? 0) === here) return;
    if (here === 0) this.toldOthers.delete(topic);
    else this.toldOthers.set(topic, here);
    this.ports.otherNodes.tell(topic, here);
  }
}
