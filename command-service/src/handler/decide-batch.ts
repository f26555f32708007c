import type { Times } from "@naqsh/shared/kernel/decider";
import type { EventMetadata } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, EventToStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandContext } from "./command";
import type { CommandTrace } from "./command-traces";
import { findCommand } from "./find-command";
import { RecordedTimes } from "./recorded-times";
import type { WaitingCommand } from "./untyped-command";
import type { FoldedStream } from "./stream-cache";

export type Verdict =
  | { kind: "accepted"; waiting: WaitingCommand; events: StoredEvent[]; state: unknown }
  | { kind: "rejected"; waiting: WaitingCommand; rejection: NaqshRejection }
  /** The stream holds its events already. */
  | { kind: "known"; waiting: WaitingCommand; trace: CommandTrace }
  | { kind: "failed"; waiting: WaitingCommand; error: unknown };

export type DecidedBatch = {
  readonly verdicts: readonly Verdict[];
  /** The events of all commands, in order; their positions are filled in once they are durable. */
  readonly events: readonly StoredEvent[];
  readonly state: unknown;
  readonly recordedAtMs: number;
};

export type BatchDecider = (
  stream: string,
  folded: FoldedStream,
  batch: readonly WaitingCommand[],
) => Promise<DecidedBatch>;

type BatchDeciderParts = {
  store: Pick<EventStore, "readStream">;
  codec: EventCodec;
  clock: Clock;
  /** Id of this process, if others decide too. */
  decidedBy?: string;
};

type Means = Omit<BatchDeciderParts, "clock"> & { times: RecordedTimes };

/** Decides each command on the state that the ones before it in the batch leave. */
export const createBatchDecider = ({ clock, ...parts }: BatchDeciderParts): BatchDecider => {
  const means: Means = { ...parts, times: new RecordedTimes(clock) };
  return async (stream, folded, batch) => {
    const decision = new BatchDecision(stream, folded, means);
    const found = batch.map(({ context }) => findCommand(parts.store, stream, folded.commands, context));
    // Each is awaited below; until then a reading that failed is nobody's.
    for (const trace of found) if (trace instanceof Promise) trace.catch(() => undefined);
    for (const [place, waiting] of batch.entries()) {
      try {
        const looked = found[place];
        // oxlint-disable-next-line no-await-in-loop -- they are looked up at once, and decided in their order
        const trace = (looked instanceof Promise ? await looked : looked) ?? null;
        const verdict = decision.decide(waiting, trace);
        // oxlint-disable-next-line no-await-in-loop -- each command is decided on the state of the one before
        decision.verdicts.push(verdict instanceof Promise ? await verdict : verdict);
      } catch (error) {
        decision.verdicts.push({ kind: "failed", waiting, error });
      }
    }
    return decision;
  };
};

/** A batch while it is decided. A step awaits only if it must: most commands are decided within one turn of the event loop. */
class BatchDecision implements DecidedBatch {
  readonly verdicts: Verdict[] = [];
  readonly events: StoredEvent[] = [];
  state: unknown;
  recordedAtMs: number;

  constructor(
    private readonly stream: string,
    private readonly folded: FoldedStream,
    private readonly means: Means,
  ) {
    this.state = folded.state;
    this.recordedAtMs = folded.recordedAtMs;
  }

  decide(waiting: WaitingCommand, trace: CommandTrace | null): Verdict | Promise<Verdict> {
    return trace === null ? this.judge(waiting) : { kind: "known", waiting, trace };
  }

  private judge(waiting: WaitingCommand): Verdict | Promise<Verdict> {
    const { asked, context, decider } = waiting;
    if ("refusal" in asked) return { kind: "rejected", waiting, rejection: asked.refusal };

    const { codec, times, decidedBy } = this.means;
    const recorded = times.next(this.recordedAtMs);
    const now: Times = { receivedAt: context.receivedAt, now: recorded.instant };
    const decision = decider.decide(asked.command, this.state, now);
    if (!decision.accepted) return { kind: "rejected", waiting, rejection: decision.rejection };
    if (decision.events.length === 0) return { kind: "accepted", waiting, events: [], state: this.state };

    this.recordedAtMs = recorded.ms;
    const origin = { stream: this.stream, recordedAt: recorded.instant, metadata: metadataOf(context) };
    const encoded = codec.encode(decision.events, decidedBy === undefined ? origin : { ...origin, decidedBy });
    return encoded instanceof Promise
      ? encoded.then((late) => this.record(waiting, late))
      : this.record(waiting, encoded);
  }

  private record(waiting: WaitingCommand, encoded: readonly EventToStore[]): Verdict {
    const first = this.folded.revision + 1 + this.events.length;
    const events = encoded.map((event, place) => storedEvent(event, this.stream, first + place));
    this.state = events.reduce<unknown>(waiting.decider.evolve, this.state);
    this.events.push(...events);
    return { kind: "accepted", waiting, events, state: this.state };
  }
}

const storedEvent = (
  { id, type, schemaVersion, recordedAt, data, metadata }: EventToStore,
  stream: string,
  revision: number,
): StoredEvent => ({
  id,
  type,
  schemaVersion,
  recordedAt,
  data,
  metadata,
  stream,
  revision,
  position: START_OF_LOG,
});

const metadataOf = (context: CommandContext): EventMetadata => ({
  commandId: context.commandId,
  commandDigest: context.digest,
  correlationId: context.correlationId,
  causationId: context.causationId,
  actorId: context.actorId,
  actorRole: context.actorRole,
});
