import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { DeliveryOrder } from "@naqsh/shared/platform/delivery-order";
import type { LogReader, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import { createEffectPerformer } from "./effect-performer";
import type { PerformerPorts } from "./effect-performer";
import { installPolicies } from "./install-policies";
import { liftedEvent } from "./lifted-event";
import { PolicyLane } from "./policy-lane";
import type { PolicyStatus } from "./policy-lane";
import { patientCheckpoints } from "./patient-checkpoints";
import type { ParkedFailure, PolicyCheckpoints } from "./ports/policy-checkpoints";
import { tracedEffects } from "./traced-effects";

/** A lane that waits this far behind holds the reader up, so that memory stays bounded. */
const BACKLOG_LIMIT = 2_000;

/** Most lanes have nothing to do with most batches. */
const NONE: readonly RecordedEvent[] = [];

export type PolicyRunnerPorts = PerformerPorts & {
  store: LogReader;
  checkpoints: PolicyCheckpoints;
  /** Nothing is traced where it is left out. */
  tracer?: Tracer;
};

export type PolicyRunner = {
  start: () => Promise<void>;
  /** Waits until every policy has reacted to all of the log, or waits for a retry or an operator. */
  settled: () => Promise<void>;
  parked: () => Promise<ParkedFailure[]>;
  /** Tries a parked effect again; on the money path the stopped policy goes on from there. False for an unknown id. */
  retry: (id: string) => Promise<boolean>;
  status: () => PolicyStatus[];
  stop: () => Promise<void>;
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Reads the log once for all policies; each goes at its own pace from its own durable checkpoint. */
export const createPolicyRunner = (policies: readonly Policy[], ports: PolicyRunnerPorts): PolicyRunner => {
  const { store, checkpoints, clock, logger } = ports;
  const performer = tracedEffects(createEffectPerformer(ports), ports.tracer ?? NO_TRACER);
  let lanes: PolicyLane[] = [];
  /** The lanes by the types of events that they handle. */
  let handlers = new Map<string, PolicyLane[]>();
  let reading: { abort: AbortController; done: Promise<void> } | null = null;
  /** Why the log cannot be read: every policy stands still then. */
  let unreadable: string | null = null;
  let rested: (() => void)[] = [];
  let resuming: Promise<void> = Promise.resolve();
  let isOver = false;
  const leaving = new AbortController();

  const onRest = (): void => {
    const waiting = rested;
    rested = [];
    for (const wake of waiting) wake();
  };

  const untilRested = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise<void>((resolve) => rested.push(resolve));
  };

  const handling = (type: string): PolicyLane[] => lanes.filter(({ policy }) => policy.handles.includes(type));

  const offer = (batch: readonly StoredEvent[]): void => {
    const last = batch.at(-1);
    if (!last) return;
    const own = new Map<PolicyLane, RecordedEvent[]>();
    for (const stored of batch) {
      const handling = handlers.get(stored.type);
      if (handling === undefined) continue;
      const event = liftedEvent(stored);
      for (const lane of handling) {
        const events = own.get(lane);
        if (events) events.push(event);
        else own.set(lane, [event]);
      }
    }
    for (const lane of lanes) lane.offer(own.get(lane) ?? NONE, batch.length, last.position);
    onRest();
  };

  const offerLate = (late: readonly StoredEvent[]): void => {
    for (const lane of lanes) {
      lane.offerLate(late.filter(({ type }) => lane.policy.handles.includes(type)).map(liftedEvent));
    }
  };

  const read = async (signal: AbortSignal): Promise<void> => {
    const after = lanes.map((lane) => lane.handled).reduce((a, b) => (a < b ? a : b));
    const order = new DeliveryOrder(store, after);
    for await (const batch of store.subscribe({ after, signal })) {
      // What is watched is pushed in this turn of the event loop, and notices follow it.
      await nextTurn();
      const { events, late } = await order.take(batch);
      if (late.length > 0) offerLate(late);
      offer(events);
      await untilRested(() => signal.aborted || lanes.every((lane) => lane.backlog < BACKLOG_LIMIT));
    }
  };

  const beginReading = (): void => {
    const abort = new AbortController();
    const done = read(abort.signal).catch((error: unknown) => {
      unreadable = error instanceof Error ? error.message : String(error);
      logger.error({ alert: true, err: error }, "The policies cannot read the log");
      onRest();
    });
    unreadable = null;
    reading = { abort, done };
  };

  const endReading = async (): Promise<void> => {
    reading?.abort.abort();
    onRest();
    await reading?.done;
    reading = null;
    onRest();
  };

  /** One at a time: two at once would each begin to read, and one of the readers would never end. */
  const resume = (lane: PolicyLane): Promise<void> => {
    const again = async (): Promise<void> => {
      if (isOver || lane.status().state !== "stopped") return;
      await endReading();
      lane.resume();
      beginReading();
    };
    resuming = resuming.then(again);
    return resuming;
  };

  const repeat = async (lane: PolicyLane, failure: ParkedFailure): Promise<void> => {
    const { stream, revision } = failure;
    const never = new AbortController().signal;
    for await (const stored of store.readStream(stream, { from: revision, limit: 1 })) {
      const event = liftedEvent(stored);
      for (const [index, effect] of lane.policy.react(event).entries()) {
        await performer.perform({ policy: lane.policy, event, effect, index }, never, () => undefined);
      }
    }
    await checkpoints.unpark(failure.id);
  };

  return {
    start: async () => {
      const places = await installPolicies(policies, checkpoints, store);
      const failures = await checkpoints.parked();
      const patient = patientCheckpoints(checkpoints, { ...ports, signal: leaving.signal });
      const deps = { checkpoints: patient, performer, clock, logger, onRest };
      lanes = policies.map((policy) => new PolicyLane(policy, places.get(policy.name) ?? START_OF_LOG, deps));
      handlers = new Map(policies.flatMap(({ handles }) => handles.map((type) => [type, handling(type)])));
      for (const lane of lanes) lane.remember(failures);
      if (lanes.length > 0) beginReading();
    },
    settled: async () => {
      const head: Position = await store.head();
      await untilRested(() => reading === null || unreadable !== null || lanes.every((lane) => lane.hasReached(head)));
    },
    parked: () => checkpoints.parked(),
    retry: async (id) => {
      const failure = (await checkpoints.parked()).find((parked) => parked.id === id);
      const lane = lanes.find(({ policy }) => policy.name === failure?.policy);
      if (!failure || !lane) return false;
      await (lane.policy.onMoneyPath ? resume(lane) : repeat(lane, failure));
      return true;
    },
    status: () =>
      lanes.map((lane) => {
        const status = lane.status();
        return unreadable === null ? status : { ...status, state: "stopped", reason: unreadable };
      }),
    stop: async () => {
      isOver = true;
      leaving.abort();
      await resuming;
      await endReading();
      const ends = await Promise.allSettled(lanes.map((lane) => lane.stop()));
      for (const end of ends) if (end.status === "rejected") throw end.reason;
    },
  };
};
