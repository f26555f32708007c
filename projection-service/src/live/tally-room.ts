import type { LiveMessage } from "@naqsh/shared/live";
import type { Timer } from "@naqsh/shared/platform/ports/clock";
import type { Change } from "../runner/fold-batch";
import type { Enter, TopicRoomPorts } from "./room-ports";

/** What a topic shows that counts documents. */
export type LiveTally = {
  projection: string;
  view: string;
  /** Whether a change alters the count. */
  counts: (change: Pick<Change, "before" | "document">) => boolean;
  /** The counts as they are, with a sequence that rises with each change of them. */
  read: () => Promise<{ sequence: number; patch: object }>;
  intervalMs: number;
};

/** Counts that somebody looks at: read again after a change of them, at most once an interval. */
export class TallyRoom {
  members = 0;
  private timer: Timer | null = null;
  private nextMs = 0;

  constructor(
    private readonly name: string,
    private readonly tally: LiveTally,
    private readonly ports: TopicRoomPorts,
  ) {}

  async open(): Promise<void> {}

  take(change: Pick<Change, "before" | "document">): void {
    if (this.timer !== null || !this.tally.counts(change)) return;
    const { clock, timers } = this.ports;
    this.timer = timers.at(Math.max(clock.now(), this.nextMs), () => this.push());
  }

  async answer(_: number | null, enter: Enter): Promise<void> {
    enter([await this.message()]);
  }

  close(): void {
    this.timer?.cancel();
  }

  /** A store that is away is asked again with the next interval. */
  private async push(): Promise<void> {
    const { clock, timers, publish, logger } = this.ports;
    this.timer = null;
    this.nextMs = clock.now() + this.tally.intervalMs;
    try {
      publish(await this.message());
    } catch (error) {
      logger.warn({ error, topic: this.name, view: this.tally.view }, "A push could not be presented yet");
      this.timer ??= timers.at(this.nextMs, () => this.push());
    }
  }

  private async message(): Promise<LiveMessage> {
    const { view, read } = this.tally;
    const { sequence, patch } = await read();
    return { topic: this.name, view, key: view, from: null, sequence, patch, serverTime: this.ports.clock.now() };
  }
}
