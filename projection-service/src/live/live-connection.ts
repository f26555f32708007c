import { LONGEST_TOPIC } from "@naqsh/shared/live";
import type { JoinAnswer } from "@naqsh/shared/live";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Session } from "@naqsh/shared/platform/ports/sessions";
import * as z from "zod";
import { createJoinLimit } from "./join-limit";
import type { LiveHub } from "./live-hub";
import type { Presence } from "./presence";
import type { Watcher } from "./slow-watchers";

const MOST_TOPICS = 50;

const Topic = z.string().min(1).max(LONGEST_TOPIC);
const Request = z.object({ topic: Topic, since: z.number().int().min(0).optional() });

export type ConnectionPorts = {
  hub: LiveHub;
  clock: Clock;
  session: () => Promise<Session | null>;
  /** How many watch a topic, and who comes and goes. */
  watchers: { of: (topic: string) => number; enter: (topic: string) => void; leave: (topic: string) => void };
  /** Who is in topics that say so. */
  presence: Pick<Presence, "enter" | "leave">;
};

type Answer = (answer: JoinAnswer) => void;

/** A join that has no answer yet; its reader may leave before there is one. */
type Joining = { topic: string; since: number | null; isLeft: boolean };

/** One reader's connection: the topics that it has joined, whatever carries it. */
export class LiveConnection {
  private readonly topics = new Set<string>();
  /** As whom its reader is in topics that say who is there. */
  private readonly presentAs = new Map<string, string>();
  private readonly joining = new Set<Joining>();
  private readonly mayJoinAgain: () => boolean;

  constructor(
    private readonly watcher: Watcher,
    private readonly ports: ConnectionPorts,
  ) {
    this.mayJoinAgain = createJoinLimit(ports.clock);
  }

  async join(request: unknown, answer: Answer): Promise<void> {
    if (!this.mayJoinAgain()) return answer({ ok: false, code: "TOO_MANY_REQUESTS" });
    const checked = Request.safeParse(request);
    if (!checked.success) return answer({ ok: false, code: "INVALID_INPUT" });
    const { topic, since = null } = checked.data;
    const isFull = this.topics.size >= MOST_TOPICS && !this.topics.has(topic);
    if (isFull) return answer({ ok: false, code: "TOO_MANY_REQUESTS" });
    const joining: Joining = { topic, since, isLeft: false };
    this.joining.add(joining);
    try {
      await this.enterAllowed(joining, answer);
    } finally {
      this.joining.delete(joining);
    }
  }

  /** Gives whether it was there. */
  leave(topic: string): boolean {
    for (const joining of this.joining) if (joining.topic === topic) joining.isLeft = true;
    if (!this.topics.delete(topic)) return false;
    this.watcher.leave(topic);
    this.ports.hub.leave(topic);
    if (this.ports.hub.countsWatchers(topic)) this.ports.watchers.leave(topic);
    const userId = this.presentAs.get(topic);
    if (userId !== undefined) this.ports.presence.leave(topic, userId);
    this.presentAs.delete(topic);
    return true;
  }

  leaveAll(): void {
    for (const topic of this.topics) this.leave(topic);
  }

  /** Nor is about to watch anything. */
  watchesNothing(): boolean {
    return this.topics.size === 0 && this.joining.size === 0;
  }

  /** Whether its reader may still watch all that was joined, or is about to be: a session may have ended since. */
  async isStillAllowed(): Promise<boolean> {
    const session = await this.ports.session();
    const watched = new Set(this.topics);
    for (const { topic } of this.joining) watched.add(topic);
    for (const topic of watched) if ((await this.ports.hub.refusal(topic, session)) !== null) return false;
    return true;
  }

  private async enterAllowed(joining: Joining, answer: Answer): Promise<void> {
    const { hub } = this.ports;
    const { topic } = joining;
    const session = await this.ports.session();
    const code = await hub.refusal(topic, session);
    if (code !== null) return answer({ ok: false, code });
    let isNew = false;
    await hub.join(topic, joining.since, (messages) => {
      if (!this.watcher.isConnected()) return;
      if (joining.isLeft) return answer({ ok: false, code: "LEFT" });
      isNew = !this.topics.has(topic);
      if (isNew) this.enter(topic, session?.userId ?? null);
      this.watcher.enter(topic);
      answer({ ok: true, messages, watchers: this.ports.watchers.of(topic), serverTime: this.ports.clock.now() });
    });
    if (!isNew) hub.leave(topic);
  }

  private enter(topic: string, userId: string | null): void {
    this.topics.add(topic);
    if (this.ports.hub.countsWatchers(topic)) this.ports.watchers.enter(topic);
    if (userId === null || !this.ports.hub.namesWatchers(topic)) return;
    this.presentAs.set(topic, userId);
    this.ports.presence.enter(topic, userId);
  }
}
