import type { Clock } from "@naqsh/shared/platform/ports/clock";
import {
  RevisionConflict,
  StoreUnavailable,
  type EventStore,
  type StoredEvent,
} from "@naqsh/shared/platform/ports/event-store";
import type { Position } from "@naqsh/shared/kernel/position";
import { rejected, type CommandResult } from "./command";
import type { BatchDecider, DecidedBatch, Verdict, WaitingCommand } from "./decide-batch";
import type { FoldedStreams } from "./folded-streams";
import type { FoldedStream } from "./stream-cache";

export type Waiting = WaitingCommand & {
  resolve: (result: CommandResult | Promise<CommandResult>) => void;
  reject: (error: unknown) => void;
};

type Parts = {
  store: EventStore;
  streams: FoldedStreams;
  decideBatch: BatchDecider;
  clock: Clock;
  /** What a verdict answers; `quietPosition` where it left no event. */
  answerTo: (
    stream: string,
    verdict: Verdict<Waiting>,
    quietPosition: Position,
  ) => CommandResult | Promise<CommandResult>;
};

const MOST_ATTEMPTS = 4;

/**
 * Gives the worker of a stream's queue: decides a batch, appends its events at the revision it was decided on, and only
 * then answers. It settles every command of the batch and never rejects.
 */
export const createAppender = ({ store, streams, decideBatch, clock, answerTo }: Parts) => {
  /** Streams with an append of unknown outcome: what lies in the store may not be what was decided here. */
  const inDoubt = new Set<string>();

  /** Whether these very events were stored, or the store answered for an earlier append of the same ids. */
  const holds = async (stream: string, events: readonly StoredEvent[]): Promise<boolean> => {
    const own = events.values();
    for await (const stored of store.readStream(stream, { from: events[0]!.revision, limit: events.length })) {
      const { value: event } = own.next();
      if (!event || stored.id !== event.id || stored.recordedAt !== event.recordedAt) return false;
      if (stored.metadata.commandDigest !== event.metadata.commandDigest) return false;
      if (JSON.stringify(stored.data) !== JSON.stringify(event.data)) return false;
    }
    return true;
  };

  const settle = (stream: string, folded: FoldedStream, { verdicts }: DecidedBatch<Waiting>): void => {
    let { position } = folded;
    for (const verdict of verdicts) {
      if (verdict.kind === "accepted") position = verdict.events.at(-1)?.position ?? position;
      try {
        verdict.waiting.resolve(answerTo(stream, verdict, position));
      } catch (error) {
        verdict.waiting.reject(error);
      }
    }
  };

  const commit = (stream: string, folded: FoldedStream, decided: DecidedBatch<Waiting>): void => {
    const { state, recordedAtMs, events } = decided;
    for (const event of events) folded.commands.note(event);
    const { revision, position } = events.at(-1)!;
    streams.keep(stream, { ...folded, state, recordedAtMs, revision, position, checkedAtMs: clock.now() });
  };

  /** False when the batch has to be decided again on what the store holds now. */
  const tryOnce = async (stream: string, batch: Waiting[]): Promise<boolean> => {
    const { decider } = batch[0]!;
    const folded = await streams.current(decider, stream);
    const decided = await decideBatch(stream, folded, batch);
    if (decided.events.length === 0) {
      // What is refused, or held to be so already, has to be true of the store and not of memory.
      const newest = await streams.refreshed(decider, stream);
      if (newest.revision !== folded.revision) return false;
      settle(stream, folded, decided);
      return true;
    }
    try {
      const { positions } = await store.append(stream, folded.revision, decided.events);
      decided.events.forEach((event, place) => (event.position = positions[place]!));
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      if (error.actual < folded.revision) streams.forget(stream);
      await streams.refreshed(decider, stream);
      return false;
    }
    if (inDoubt.has(stream) && !(await holds(stream, decided.events))) {
      streams.forget(stream);
      return false;
    }
    inDoubt.delete(stream);
    commit(stream, folded, decided);
    settle(stream, folded, decided);
    return true;
  };

  const decideAndAppend = async (stream: string, batch: Waiting[]): Promise<void> => {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows from the failure of the one before
      if (await tryOnce(stream, batch)) return;
    }
    for (const waiting of batch) waiting.resolve(rejected({ code: "TOO_MUCH_CONTENTION" }));
  };

  const workOn = async (stream: string, batch: Waiting[]): Promise<void> => {
    try {
      await decideAndAppend(stream, batch);
    } catch (error) {
      streams.forget(stream);
      if (error instanceof StoreUnavailable) {
        inDoubt.add(stream);
        for (const waiting of batch) waiting.resolve(rejected({ code: "UNAVAILABLE" }));
      } else if (batch.length === 1) {
        batch[0]!.reject(error);
      } else {
        // One command that cannot be stored must not take the others with it.
        // oxlint-disable-next-line no-await-in-loop -- the commands of one stream go one after another
        for (const waiting of batch) await workOn(stream, [waiting]);
      }
    }
  };

  return workOn;
};
