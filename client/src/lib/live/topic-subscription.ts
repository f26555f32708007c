import type { JoinAnswer, LiveMessage } from "@naqsh/shared/live";
import type { LiveSocket } from "./live-socket";
import { createSequenceGate } from "./sequence-gate";

/** `snapshot`: the whole view. `missed`: sent while we were away. `live`: just now. */
export type Origin = "snapshot" | "missed" | "live";

export type TopicListener = {
  onMessage: (message: LiveMessage, origin: Origin) => void;
  /** After a reconnect everything missed has been taken in; `missed` is what it was (snapshots included). */
  onCaughtUp?: (missed: LiveMessage[]) => void;
  onWatchers?: (watchers: number) => void;
  /** This reader may not join; any other failure is tried again. */
  onRefused?: (code: string) => void;
  /** Fetches the state by HTTP, every few seconds while nothing is pushed. */
  poll?: () => Promise<unknown>;
};

/** `joining`: for the first time. `away`: nothing is pushed, though it was, or a join has failed. */
export type TopicStatus = "joining" | "joined" | "away";

type SubscriptionDeps = {
  join: LiveSocket["join"];
  isConnected: () => boolean;
  /** Runs it once, after about so long; gives what prevents it. */
  later: (run: () => void, ms: number) => () => void;
  onStatus: () => void;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
/** Refusals that would be the same a second time. */
const LAST_WORDS = ["NOT_FOUND", "FORBIDDEN", "SIGN_IN_REQUIRED"];

/** One topic's subscription on the server, shared by all who listen to it here. */
export class TopicSubscription {
  readonly listeners = new Set<TopicListener>();
  #gate = createSequenceGate();
  /** Pushes that wait for the answer to a join; null while none is under way. */
  #waiting: LiveMessage[] | null = null;
  #isJoined = false;
  #wasJoined = false;
  /** Joins in a row that failed. */
  #failures = 0;
  #stopRetry: (() => void) | null = null;

  constructor(
    private readonly name: string,
    private readonly deps: SubscriptionDeps,
  ) {}

  get status(): TopicStatus {
    if (this.#isJoined) return "joined";
    return this.#wasJoined || this.#failures > 0 ? "away" : "joining";
  }

  /** Asks for the whole view, whatever is held of it. */
  forget(): void {
    this.#gate = createSequenceGate();
    this.drop();
  }

  /** What was asked or waited for is void: another connection, or another listener, begins anew. */
  drop(): void {
    this.#waiting = null;
    this.#stopRetry?.();
    this.#stopRetry = null;
  }

  /** The connection is gone, and all that was asked over it. */
  disconnect(): void {
    this.drop();
    this.#isJoined = false;
    this.#failures = 0;
  }

  async join(): Promise<void> {
    if (this.#waiting || !this.deps.isConnected()) return;
    const waiting: LiveMessage[] = [];
    this.#waiting = waiting;
    const since = this.#gate.since();
    const request = { topic: this.name, ...(since === undefined ? {} : { since }) };
    const answer = await this.deps.join(request).catch(() => null);
    // A new connection has begun another join meanwhile, or nobody listens any more: this answer is void.
    if (this.#waiting !== waiting) return;
    this.#waiting = null;
    if (!answer?.ok) {
      this.failJoin(answer?.code ?? null);
      return;
    }
    this.takeAnswer(answer);
    for (const message of waiting) this.push(message);
  }

  push(message: LiveMessage): void {
    if (this.#waiting) {
      this.#waiting.push(message);
      return;
    }
    const verdict = this.#gate.judge(message, "push");
    if (verdict === "take") this.deliver(message, "live");
    // What a join that failed has left open comes with its next attempt.
    if (verdict === "gap" && this.#stopRetry === null) void this.join();
  }

  tellWatchers(watchers: number): void {
    for (const listener of this.listeners) listener.onWatchers?.(watchers);
  }

  /** Fetches what is not pushed. */
  poll(): void {
    if (this.#isJoined && this.deps.isConnected()) return;
    for (const listener of this.listeners) void listener.poll?.().catch(() => null);
  }

  private deliver(message: LiveMessage, origin: Origin): void {
    this.#gate.hold(message);
    for (const listener of this.listeners) listener.onMessage(message, origin);
  }

  private takeAnswer(answer: Extract<JoinAnswer, { ok: true }>): void {
    const isReturn = this.#wasJoined;
    const taken = answer.messages.filter((message) => {
      if (this.#gate.judge(message, "answer") !== "take") return false;
      this.deliver(message, message.from === null ? "snapshot" : "missed");
      return true;
    });
    this.#isJoined = true;
    this.#wasJoined = true;
    this.#failures = 0;
    this.deps.onStatus();
    for (const listener of this.listeners) {
      listener.onWatchers?.(answer.watchers);
      if (isReturn) listener.onCaughtUp?.(taken);
    }
  }

  private failJoin(code: string | null): void {
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS);
    this.#isJoined = false;
    this.#failures += 1;
    this.deps.onStatus();
    if (code !== null && LAST_WORDS.includes(code)) {
      for (const listener of this.listeners) listener.onRefused?.(code);
      return;
    }
    this.#stopRetry = this.deps.later(() => {
      this.#stopRetry = null;
      void this.join();
    }, waitMs);
  }
}
