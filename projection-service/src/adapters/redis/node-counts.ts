import type { Clock } from "@naqsh/shared/platform/ports/clock";

/** A node that has reported nothing for this long is gone, together with its watchers. */
const SILENT_MS = 12_000;

type Node = { counts: Map<string, number>; heardMs: number };

/** The watcher counts that each other node last reported. */
export class NodeCounts {
  private readonly nodes = new Map<string, Node>();

  constructor(private readonly clock: Clock) {}

  of(topic: string): number {
    let watchers = 0;
    for (const { counts } of this.nodes.values()) watchers += counts.get(topic) ?? 0;
    return watchers;
  }

  /** Takes in what a node tells, of all its topics if `whole`; gives the topics that changed. */
  take(name: string, told: Record<string, number>, whole: boolean): Set<string> {
    const before = this.nodes.get(name)?.counts ?? new Map<string, number>();
    const counts = new Map(whole ? [] : before);
    for (const [topic, watchers] of Object.entries(told)) {
      if (watchers === 0) counts.delete(topic);
      else counts.set(topic, watchers);
    }
    if (counts.size === 0) this.nodes.delete(name);
    else this.nodes.set(name, { counts, heardMs: this.clock.now() });
    const topics = [...before.keys(), ...counts.keys()];
    return new Set(topics.filter((topic) => before.get(topic) !== counts.get(topic)));
  }

  /** Forgets nodes that are gone; gives the topics that were watched there. */
  forgetSilent(): Set<string> {
    const topics = new Set<string>();
    for (const [name, { counts, heardMs }] of this.nodes) {
      if (heardMs + SILENT_MS > this.clock.now()) continue;
      this.nodes.delete(name);
      for (const topic of counts.keys()) topics.add(topic);
    }
    return topics;
  }
}
