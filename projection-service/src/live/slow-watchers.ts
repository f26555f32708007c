import type { LiveMessage } from "@naqsh/shared/live";
import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";

/** Two seconds of the fastest topic: what waits longer is worth less than the state as it is. */
const MOST_WAITING = 40;
const LOOK_AGAIN_MS = 250;

/** A connection as far as falling behind goes. */
export type Watcher = {
  id: string;
  isConnected: () => boolean;
  /** Packets that its reader has not taken yet. */
  waiting: () => number;
  /** Sends bytes at once. False, and nothing is sent, if earlier bytes still wait. */
  takeFrame: (frame: Buffer) => boolean;
  enter: (topic: string) => void;
  leave: (topic: string) => void;
  send: (message: LiveMessage) => void;
};

export type Again = (topic: string, enter: (messages: LiveMessage[]) => void) => Promise<void>;

/**
 * Sets slow watchers aside, so that the bytes queued for them are bounded. Once a watcher has read its queue, it gets the
 * current state and joins again.
 */
export class SlowWatchers {
  private readonly aside = new Map<string, { watcher: Watcher; topic: string }>();
  private timer: Timer | null = null;

  constructor(
    private readonly ports: { clock: Clock; timers: Timers },
    private readonly again: Again,
  ) {}

  /** Called before each push with the watchers that cannot take it at once. Gives those that have not fallen too far behind. */
  setAside(topic: string, watchers: readonly Watcher[]): Watcher[] {
    const near: Watcher[] = [];
    for (const watcher of watchers) {
      if (watcher.waiting() <= MOST_WAITING) {
        near.push(watcher);
      } else {
        watcher.leave(topic);
        this.aside.set(`${watcher.id} ${topic}`, { watcher, topic });
      }
    }
    if (this.aside.size > 0 && this.timer === null) this.lookSoon();
    return near;
  }

  /** A watcher that leaves a topic for good does not come back. */
  forget(watcherId: string, topic: string): void {
    this.aside.delete(`${watcherId} ${topic}`);
  }

  close(): void {
    this.timer?.cancel();
    this.aside.clear();
  }

  private lookSoon(): void {
    this.timer = this.ports.timers.at(this.ports.clock.now() + LOOK_AGAIN_MS, () => this.look());
  }

  private async look(): Promise<void> {
    this.timer = null;
    try {
      for (const [name, { watcher, topic }] of this.aside) {
        if (!watcher.isConnected()) this.aside.delete(name);
        else if (watcher.waiting() === 0) await this.letIn(name, watcher, topic);
      }
    } finally {
      // A watcher that was kept out by an unavailable engine joins later.
      if (this.aside.size > 0 && this.timer === null) this.lookSoon();
    }
  }

  private async letIn(name: string, watcher: Watcher, topic: string): Promise<void> {
    await this.again(topic, (messages) => {
      if (!this.aside.delete(name)) return;
      watcher.enter(topic);
      for (const message of messages) watcher.send(message);
    });
  }
}
