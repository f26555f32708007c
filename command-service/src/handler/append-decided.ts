import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { RevisionConflict, StoreUnavailable, type EventStore } from "@naqsh/shared/platform/ports/event-store";
import { UncertainAppends } from "./uncertain-appends";
import { rejected } from "./command";
import type { BatchDecider, DecidedBatch } from "./decide-batch";
import type { StreamFreshness } from "./stream-freshness";
import type { AnyDecider, FoldedStreams } from "./folded-streams";
import type { WaitingCommand } from "./untyped-command";
import type { FoldedStream } from "./stream-cache";
import type { VerdictAnswers } from "./verdict-answers";

type Parts = {
  store: EventStore;
  streams: FoldedStreams;
  decideBatch: BatchDecider;
  clock: Clock;
  answerTo: VerdictAnswers;
  freshness?: StreamFreshness;
};

type Appended = Pick<DecidedBatch, "state" | "recordedAtMs" | "events" | "verdicts"> & { sentAtMs: number };

const MOST_ATTEMPTS = 4;

/** Nothing of it was decided: sent again under its id, it is a new command. */
const isDropped = ({ isGone, resolve }: WaitingCommand): boolean => {
  if (!isGone?.()) return false;
  resolve(rejected({ code: "UNAVAILABLE" }));
  return true;
};

/**
 * The worker of a stream's queue: decides a batch, appends its events at the revision it was decided on, and only then
 * answers.
 */
export class BatchAppender {
  readonly #uncertain: UncertainAppends;

  constructor(private readonly parts: Parts) {
    this.#uncertain = new UncertainAppends(parts.store);
  }

  /** Settles every command of the batch and never rejects. Drops what nobody waits for any more. */
  async workOn(stream: string, asked: readonly WaitingCommand[]): Promise<void> {
    const batch = asked.filter((waiting) => !isDropped(waiting));
    if (batch.length === 0) return;
    try {
      await this.decideAndAppend(stream, batch);
    } catch (error) {
      this.parts.streams.forget(stream);
      if (error instanceof StoreUnavailable) {
        this.#uncertain.add(stream);
        for (const waiting of batch) waiting.resolve(rejected({ code: "UNAVAILABLE" }));
      } else if (batch.length === 1) {
        batch[0]!.reject(error);
      } else {
        // One command that cannot be stored must not take the others with it.
        // oxlint-disable-next-line no-await-in-loop -- the commands of one stream go one after another
        for (const waiting of batch) await this.workOn(stream, [waiting]);
      }
    }
  }

  private async decideAndAppend(stream: string, batch: readonly WaitingCommand[]): Promise<void> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows from the failure of the one before
      if (await this.tryOnce(stream, batch)) return;
    }
    for (const waiting of batch) waiting.resolve(rejected({ code: "TOO_MUCH_CONTENTION" }));
  }

  /** False when the batch has to be decided again on what the store holds now. */
  private async tryOnce(stream: string, batch: readonly WaitingCommand[]): Promise<boolean> {
    const { store, streams, decideBatch } = this.parts;
    const { decider } = batch[0]!;
    const held = streams.held(stream);
    const folded = held ?? (await streams.refreshed(decider, stream));
    const decided = await decideBatch(stream, folded, batch);
    const { events } = decided;
    if (events.length === 0) {
      // What is refused, or held to be so already, has to be true of the store and not of memory.
      if (held && (await streams.refreshed(decider, stream)).revision !== held.revision) return false;
      this.settle(stream, folded, decided);
      return true;
    }
    const sentAtMs = this.parts.clock.now();
    try {
      const { positions } = await store.append(stream, folded.revision, events);
      events.forEach((event, place) => (event.position = positions[place]!));
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      if (error.actual < folded.revision) streams.forget(stream);
      await streams.refreshed(decider, stream);
      return false;
    }
    if (!this.#uncertain.has(stream)) {
      // Of an earlier append of the same events the store would have told that place.
      this.parts.freshness?.appended(sentAtMs, events.at(-1)!.position);
    } else if (!(await this.#uncertain.settle(stream, events))) {
      streams.forget(stream);
      return false;
    }
    this.commit(decider, stream, folded, {
      state: decided.state,
      recordedAtMs: decided.recordedAtMs,
      events,
      verdicts: decided.verdicts,
      sentAtMs,
    });
    this.settle(stream, folded, decided);
    return true;
  }

  private commit(decider: AnyDecider, stream: string, folded: FoldedStream, appended: Appended): void {
    const { state, recordedAtMs, events, verdicts, sentAtMs } = appended;
    for (const verdict of verdicts) {
      if (verdict.kind !== "accepted") continue;
      for (const event of verdict.events) folded.commands.note(event, verdict.state);
    }
    const { revision, position } = events.at(-1)!;
    const now = { state, recordedAtMs, revision, position, checkedAtMs: sentAtMs };
    this.parts.streams.keep(decider, stream, { ...folded, ...now });
  }

  private settle(stream: string, folded: FoldedStream, { verdicts }: DecidedBatch): void {
    let { position } = folded;
    for (const verdict of verdicts) {
      if (verdict.kind === "accepted") position = verdict.events.at(-1)?.position ?? position;
      try {
        verdict.waiting.resolve(this.parts.answerTo(stream, verdict, position));
      } catch (error) {
        verdict.waiting.reject(error);
      }
    }
  }
}
