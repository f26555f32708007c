import type { AnyCommand, AnyEvent, Times } from "@naqsh/shared/kernel/decider";
import type { EventMetadata } from "@naqsh/shared/kernel/event";
import { instantFromMs, type Instant } from "@naqsh/shared/kernel/instant";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, EventToStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandContext, CommandEffect } from "./command";
import { traceInStream, type CommandTrace } from "./command-traces";
import type { AnyDecider } from "./folded-streams";
import type { FoldedStream } from "./stream-cache";

/** A command in the line of its stream. */
export type WaitingCommand = {
  decider: AnyDecider;
  /** The command, or why facts about other streams refuse it. */
  asked: { command: AnyCommand } | { refusal: NaqshRejection };
  context: CommandContext;
  answer: (effect: CommandEffect<unknown, AnyEvent>) => object;
};

export type Verdict<Waiting> =
  | { kind: "accepted"; waiting: Waiting; events: StoredEvent[]; state: unknown }
  | { kind: "rejected"; waiting: Waiting; rejection: NaqshRejection }
  /** The stream holds its events already. */
  | { kind: "known"; waiting: Waiting; trace: CommandTrace }
  | { kind: "failed"; waiting: Waiting; error: unknown };

export type DecidedBatch<Waiting> = {
  verdicts: Verdict<Waiting>[];
  /** Of all commands, in order; their positions are filled in once they are durable. */
  events: StoredEvent[];
  state: unknown;
  recordedAtMs: number;
};

export type BatchDecider = <Waiting extends WaitingCommand>(
  stream: string,
  folded: FoldedStream,
  batch: readonly Waiting[],
) => Promise<DecidedBatch<Waiting>>;

type Parts = {
  store: Pick<EventStore, "readStream">;
  codec: EventCodec;
  clock: Clock;
  /** This process, where others decide too. */
  decidedBy?: string;
};

/** Decides each command on the state that the ones before it in the batch leave. Recorded times never fall in this process. */
export const createBatchDecider = ({ store, codec, clock, decidedBy }: Parts): BatchDecider => {
  let lastRecordedMs = 0;
  let lastRecorded = instantFromMs(lastRecordedMs);

  const recordedNow = (earliestMs: number): Instant => {
    const nowMs = Math.max(lastRecordedMs, earliestMs, clock.now());
    if (nowMs > lastRecordedMs) lastRecorded = instantFromMs(nowMs);
    lastRecordedMs = nowMs;
    return lastRecorded;
  };

  return async (stream, folded, batch) => {
    type Waiting = (typeof batch)[number];
    const decided: DecidedBatch<Waiting> = {
      verdicts: [],
      events: [],
      state: folded.state,
      recordedAtMs: folded.recordedAtMs,
    };

    const record = (waiting: Waiting, encoded: readonly EventToStore[]): Verdict<Waiting> => {
      const first = folded.revision + 1 + decided.events.length;
      const events = encoded.map((event, place) => storedEvent(event, stream, first + place));
      const state = events.reduce<unknown>(waiting.decider.evolve, decided.state);
      decided.state = state;
      decided.events.push(...events);
      return { kind: "accepted", waiting, events, state };
    };

    const decide = (waiting: Waiting): Verdict<Waiting> | Promise<Verdict<Waiting>> => {
      const { commandId } = waiting.context;
      const found = folded.commands.find(commandId);
      if (found === null || !("perhapsAt" in found)) return judge(waiting, found);
      return traceInStream(store, stream, { commandId, ...found }).then((trace) => judge(waiting, trace));
    };

    const judge = (waiting: Waiting, trace: CommandTrace | null): Verdict<Waiting> | Promise<Verdict<Waiting>> => {
      if (trace) return { kind: "known", waiting, trace };
      if ("refusal" in waiting.asked) return { kind: "rejected", waiting, rejection: waiting.asked.refusal };

      const times: Times = { receivedAt: waiting.context.receivedAt, now: recordedNow(decided.recordedAtMs) };
      const decision = waiting.decider.decide(waiting.asked.command, decided.state, times);
      if (!decision.accepted) return { kind: "rejected", waiting, rejection: decision.rejection };
      if (decision.events.length === 0) return { kind: "accepted", waiting, events: [], state: decided.state };

      decided.recordedAtMs = lastRecordedMs;
      const metadata = metadataOf(waiting.context);
      const origin = { stream, recordedAt: times.now, metadata, ...(decidedBy !== undefined && { decidedBy }) };
      const encoded = codec.encode(decision.events, origin);
      return encoded instanceof Promise ? encoded.then((late) => record(waiting, late)) : record(waiting, encoded);
    };

    for (const waiting of batch) {
      try {
        const verdict = decide(waiting);
        // oxlint-disable-next-line no-await-in-loop -- each command is decided on the state of the one before
        decided.verdicts.push(verdict instanceof Promise ? await verdict : verdict);
      } catch (error) {
        decided.verdicts.push({ kind: "failed", waiting, error });
      }
    }
    return decided;
  };
};

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
