import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { commandsDoneAfter, skipDoneCommands } from "./skip-done-commands";
import { createEffectPerformer } from "./effect-performer";
import type { EffectPerformer, PerformerPorts } from "./effect-performer";
import { installPolicies } from "./install-policies";
import { liftedEvent } from "./lifted-event";
import { LogReading, type LogReadingPorts } from "./log-reading";
import { patientCheckpoints } from "./patient-checkpoints";
import { PolicyLane } from "./policy-lane";
import type { PolicyStatus } from "./policy-lane";
import { PolicyLanes } from "./policy-lanes";
import type { ParkedFailure, PolicyCheckpoints } from "../ports/policy-checkpoints";
import { Signal } from "@naqsh/shared/platform/signal";
import { tracedEffects } from "./traced-effects";

export type PolicyRunnerPorts = PerformerPorts &
  Omit<LogReadingPorts, "progress"> & {
    checkpoints: PolicyCheckpoints;
    /** If left out, nothing is traced. */
    tracer?: Tracer;
  };

/** Runs policies on the log; each goes at its own pace from its own durable checkpoint. */
export class PolicyRunner {
  readonly #performer: EffectPerformer;
  readonly #progress = new Signal();
  readonly #reading: LogReading;
  readonly #leaving = new AbortController();
  #lanes = new PolicyLanes([]);
  #resuming: Promise<void> = Promise.resolve();

  constructor(
    private readonly policies: readonly Policy[],
    private readonly ports: PolicyRunnerPorts,
  ) {
    this.#performer = tracedEffects(createEffectPerformer(ports), ports.tracer ?? NO_TRACER);
    this.#reading = new LogReading({ ...ports, progress: this.#progress });
  }

  async start(): Promise<void> {
    const { store, checkpoints, clock, logger } = this.ports;
    const places = await installPolicies(this.policies, checkpoints, store);
    const failures = await checkpoints.parked();
    const patient = patientCheckpoints(checkpoints, { ...this.ports, signal: this.#leaving.signal });
    const least = [...places.values()].reduce((a, b) => (a < b ? a : b), await store.head());
    const done = await commandsDoneAfter(this.ports, least);
    const performer = skipDoneCommands(this.#performer, done, (position) => this.#lanes.havePassed(position));
    const deps = { checkpoints: patient, performer, clock, logger, onRest: this.#progress.notify };
    const lanes = this.policies.map((policy) => new PolicyLane(policy, places.get(policy.name) ?? START_OF_LOG, deps));
    for (const lane of lanes) lane.remember(failures);
    this.#lanes = new PolicyLanes(lanes);
    if (lanes.length > 0) this.#reading.begin(this.#lanes);
  }

  /** Waits until every policy has reacted to all of the log, or waits for a retry or an operator. */
  async settled(): Promise<void> {
    const head = await this.ports.store.head();
    await this.#progress.until(() => this.#reading.isOver || this.#lanes.haveReached(head));
  }

  parked(): Promise<ParkedFailure[]> {
    return this.ports.checkpoints.parked();
  }

  /** Tries a parked effect again; on the money path the stopped policy goes on from there. False for an unknown id. */
  async retry(id: string): Promise<boolean> {
    const failure = (await this.parked()).find((parked) => parked.id === id);
    const lane = failure && this.#lanes.of(failure.policy);
    if (!failure || !lane) return false;
    await (lane.policy.onMoneyPath ? this.resume(lane) : this.repeat(lane.policy, failure));
    return true;
  }

  status(): PolicyStatus[] {
    const { failure } = this.#reading;
    return this.#lanes.all.map((lane) =>
      failure === null ? lane.status() : { ...lane.status(), state: "stopped", reason: failure },
    );
  }

  async stop(): Promise<void> {
    this.#leaving.abort();
    await this.#resuming;
    await this.#reading.end();
    const ends = await Promise.allSettled(this.#lanes.all.map((lane) => lane.stop()));
    for (const end of ends) if (end.status === "rejected") this.tellOfUnwritten(end.reason);
  }

  /** Its place may lie behind what it did. @throws what is no store that is away */
  private tellOfUnwritten(reason: unknown): void {
    if (!(reason instanceof Unavailable) || reason instanceof LeaseLost) throw reason;
    this.ports.logger.warn(
      { reason: reason.message },
      "A policy's place could not be written: what it did since is asked for again at the next start, under the same ids",
    );
  }

  /** One at a time: two at once would each begin to read, and one of the readers would never end. */
  private resume(lane: PolicyLane): Promise<void> {
    const again = async (): Promise<void> => {
      if (this.#leaving.signal.aborted || lane.status().state !== "stopped") return;
      await this.#reading.end();
      lane.resume();
      this.#reading.begin(this.#lanes);
    };
    this.#resuming = this.#resuming.then(again);
    return this.#resuming;
  }

  private async repeat(policy: Policy, { id, stream, revision }: ParkedFailure): Promise<void> {
    const { store, checkpoints } = this.ports;
    const never = new AbortController().signal;
    for await (const stored of store.readStream(stream, { from: revision, limit: 1 })) {
      const event = liftedEvent(stored);
      // A release may have taken from the policy what failed under an older one.
      const effects = policy.handles.includes(event.type) ? policy.react(event) : [];
      for (const [index, effect] of effects.entries()) {
        await this.#performer.perform({ policy, event, effect, index }, never, () => undefined);
      }
    }
    await checkpoints.unpark(id);
  }
}
