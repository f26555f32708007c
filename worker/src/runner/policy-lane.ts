import { setMaxListeners } from "node:events";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { Position } from "@naqsh/shared/kernel/position";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { EffectFailed, effectId } from "./effect-performer";
import type { EffectOf } from "./effect-performer";
import { forEachConcurrently } from "./for-each-concurrently";
import type { PolicyLaneDeps } from "./policy-lane-deps";

const BATCH = 256;
/** Effects on their way at once: enough for one sync of the disk to serve many, few enough to let bids pass between. */
const CONCURRENCY = 32;
/** How many events of others may pass before an idle policy saves its checkpoint. */
const IDLE_EVENTS_PER_SAVE = 1_000;
/**
 * Off the money path a busy policy saves its checkpoint this often at most: what a crash repeats changes nothing, and bids
 * wait for the same disk.
 */
const SAVE_EVERY_MS = 250;

export type PolicyState = "running" | "retrying" | "stopped";

export type PolicyStatus = {
  policy: string;
  position: Position;
  state: PolicyState;
  waiting: number;
  reason: string | null;
};

/** One policy's own pace through the log: effects, then their dispatch, then the checkpoint. */
export class PolicyLane {
  #inbox: RecordedEvent[] = [];
  #received: Position;
  #handled: Position;
  #unsaved = 0;
  #savedAtMs = 0;
  #retrying = 0;
  #stoppedBy: string | null = null;
  #draining: Promise<void> | null = null;
  #knownFailures = new Set<string>();
  readonly #abort = new AbortController();
  /** Beside the signal, which takes longer to read: every lane is asked at every batch. */
  #isStopping = false;

  constructor(
    readonly policy: Policy,
    from: Position,
    private readonly deps: PolicyLaneDeps,
  ) {
    this.#received = from;
    this.#handled = from;
    // Every effect that waits to be tried again listens.
    setMaxListeners(0, this.#abort.signal);
  }

  /** The position up to which everything is handled; the saved checkpoint may lie behind it. */
  get handled(): Position {
    return this.#handled;
  }

  get backlog(): number {
    return this.#inbox.length;
  }

  /** Nothing more can be done now: all up to there is handled, or it waits for a retry or for an operator. */
  hasReached(position: Position): boolean {
    return this.#handled >= position || this.#retrying > 0 || this.#stoppedBy !== null;
  }

  status(): PolicyStatus {
    const working = this.#retrying > 0 ? "retrying" : "running";
    const state = this.#stoppedBy === null ? working : "stopped";
    return { policy: this.policy.name, position: this.#handled, state, waiting: this.backlog, reason: this.#stoppedBy };
  }

  /** Failures of an earlier run: their effects are taken off the list once they succeed. */
  remember(failures: readonly { id: string; policy: string }[]): void {
    for (const { id, policy } of failures) if (policy === this.policy.name) this.#knownFailures.add(id);
  }

  /** Takes what is its own of the log up to `last`; delivery may repeat. */
  offer(own: readonly RecordedEvent[], passed: number, last: Position): void {
    if (!this.#isRunning || last <= this.#received) return;
    for (const event of own) if (event.position > this.#received) this.#inbox.push(event);
    this.#received = last;
    this.#unsaved += passed;
    if (this.#draining === null) this.#kick();
  }

  /** Takes events that an earlier delivery had left out; told twice, they act once. */
  offerLate(own: readonly RecordedEvent[]): void {
    if (!this.#isRunning || own.length === 0) return;
    this.#inbox.unshift(...own);
    if (this.#draining === null) this.#kick();
  }

  /** Goes on after a stop, from the event that failed. */
  resume(): void {
    this.#stoppedBy = null;
    this.#received = this.#handled;
  }

  /** Lets running dispatches end, then saves the checkpoint. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#abort.abort(new Error("The worker stops"));
    await this.#draining;
    await this.deps.checkpoints.save(this.policy.name, this.#handled);
  }

  get #isRunning(): boolean {
    return this.#stoppedBy === null && !this.#isStopping;
  }

  #kick(): void {
    if (this.#inbox.length === 0) {
      this.#handled = this.#received;
      if (this.#unsaved < IDLE_EVENTS_PER_SAVE) return;
    }
    this.#draining = this.#drain().finally(() => {
      this.#draining = null;
      if (this.#isRunning && this.#received > this.#handled) this.#kick();
      this.deps.onRest();
    });
  }

  async #drain(): Promise<void> {
    try {
      do {
        const batch = this.#inbox.splice(0, BATCH);
        await this.#handle(batch);
        this.#handled = this.#inbox[0] === undefined ? this.#received : (batch.at(-1)?.position ?? this.#handled);
        await this.#saveNowAndThen();
      } while (this.#inbox.length > 0 && this.#isRunning);
    } catch (error) {
      if (this.#isRunning) this.#stopBecause(error);
    }
  }

  async #saveNowAndThen(): Promise<void> {
    const nowMs = this.deps.clock.now();
    if (!this.policy.onMoneyPath && nowMs - this.#savedAtMs < SAVE_EVERY_MS) return;
    this.#unsaved = 0;
    this.#savedAtMs = nowMs;
    try {
      await this.deps.checkpoints.save(this.policy.name, this.#handled);
    } catch (error) {
      // Saved with the next batch: what is done again meanwhile has the same ids.
      if (!(error instanceof Unavailable)) throw error;
      this.#savedAtMs = 0;
    }
  }

  #stopBecause(error: unknown): void {
    this.#stoppedBy = error instanceof Error ? error.message : String(error);
    this.#inbox = [];
    const facts = { alert: true, policy: this.policy.name, position: this.#handled, err: error };
    this.deps.logger.error(facts, "A policy stopped and waits for an operator");
  }

  async #handle(batch: readonly RecordedEvent[]): Promise<void> {
    if (!this.policy.onMoneyPath) {
      const effects: EffectOf[] = [];
      for (const event of batch) effects.push(...(await this.#effectsOf(event)));
      return forEachConcurrently(effects, CONCURRENCY, (subject) => this.#perform(subject));
    }
    for (const event of batch) {
      for (const subject of await this.#effectsOf(event)) await this.#perform(subject);
      this.#handled = event.position;
    }
  }

  async #effectsOf(event: RecordedEvent): Promise<EffectOf[]> {
    const { policy } = this;
    try {
      return policy.react(event).map((effect, index) => ({ policy, event, effect, index }));
    } catch (error) {
      await this.#park(effectId(event, policy.name, 0), event, new EffectFailed(1, error));
      if (policy.onMoneyPath) throw error;
      return [];
    }
  }

  async #perform(subject: EffectOf): Promise<void> {
    const id = (): string => effectId(subject.event, this.policy.name, subject.index);
    const onWait = (isWaiting: boolean): void => {
      this.#retrying += isWaiting ? 1 : -1;
      if (isWaiting) this.deps.onRest();
    };
    try {
      await this.deps.performer.perform(subject, this.#abort.signal, onWait);
      if (this.#knownFailures.size > 0 && this.#knownFailures.delete(id())) await this.deps.checkpoints.unpark(id());
    } catch (error) {
      if (!(error instanceof EffectFailed)) throw error;
      await this.#park(id(), subject.event, error);
      if (this.policy.onMoneyPath) throw error;
    }
  }

  async #park(id: string, event: RecordedEvent, { message, attempts }: EffectFailed): Promise<void> {
    const { stream, revision, position } = event;
    const place = { eventId: event.id, stream, revision, position };
    const failure = {
      id,
      policy: this.policy.name,
      ...place,
      reason: message,
      attempts,
      parkedAt: this.deps.clock.now(),
    };
    this.#knownFailures.add(id);
    await this.deps.checkpoints.park(failure);
    this.deps.logger.error({ ...failure }, "An effect was parked after its last retry");
  }
}
