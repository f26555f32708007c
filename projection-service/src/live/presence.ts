import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { OtherNodes } from "../ports/other-nodes";

/** Who is in which topic; the sequence is a time, so that it grows across restarts and nodes. */
export type Present = { sequence: number; people: Readonly<Record<string, readonly string[]>> };

/** The name by which a live source asks for it, as if it were a projection. */
export const PRESENCE = "presence";
export const PRESENCE_KEY = "presence";

const SEPARATOR = "#";
const nameOf = (topic: string, userId: string): string => `${topic}${SEPARATOR}${userId}`;

type Listener = (changes: readonly { key: string; before: Present; document: Present }[]) => void;

/**
 * Who is in topics that say so, here and on other nodes. Somebody is there while one of their sockets is: a tab that is closed takes
 * its own away. Other nodes hear of each person as of a topic of its own.
 */
export class Presence {
  private readonly here = new Map<string, number>();
  private readonly known = new Set<string>();
  private readonly listeners: Listener[] = [];
  private present: Present = { sequence: 0, people: {} };

  constructor(private readonly ports: { clock: Clock; otherNodes: OtherNodes }) {
    ports.otherNodes.onChange((name) => name.includes(SEPARATOR) && this.changed(name));
  }

  now(): Present {
    return this.present;
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  enter(topic: string, userId: string): void {
    this.count(nameOf(topic, userId), 1);
  }

  leave(topic: string, userId: string): void {
    this.count(nameOf(topic, userId), -1);
  }

  private count(name: string, by: 1 | -1): void {
    const sockets = (this.here.get(name) ?? 0) + by;
    if (sockets > 0) this.here.set(name, sockets);
    else this.here.delete(name);
    this.ports.otherNodes.tell(name, sockets);
    this.changed(name);
  }

  private changed(name: string): void {
    const isThere = (this.here.get(name) ?? 0) + this.ports.otherNodes.watchers(name) > 0;
    if (isThere === this.known.has(name)) return;
    if (isThere) this.known.add(name);
    else this.known.delete(name);
    const people: Record<string, string[]> = {};
    for (const known of this.known) {
      const [topic = "", userId = ""] = known.split(SEPARATOR);
      (people[topic] ??= []).push(userId);
    }
    const before = this.present;
    this.present = { sequence: Math.max(before.sequence + 1, this.ports.clock.now()), people };
    for (const listener of this.listeners) listener([{ key: PRESENCE_KEY, before, document: this.present }]);
  }
}
