import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Position } from "@naqsh/shared/kernel/position";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { RevisionConflict, StoreUnavailable, type EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Refusals } from "@naqsh/shared/platform/ports/refusals";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { rejected, type CommandRequest, type CommandResult } from "./command";
import { createBatchDecider, type DecidedBatch, type Verdict, type WaitingCommand } from "./decide-batch";
import { createFirstAnswers } from "./first-answers";
import { createFoldedStreams, noteCommand, type AnyDecider } from "./folded-streams";
import { createKeptAnswers } from "./kept-answers";
import type { FoldedStream } from "./stream-cache";
import { createStreamQueue } from "./stream-queue";

export type CommandHandler = {
  /**
   * The only door to the log. Answers when the command's events are durable; a refusal is a value.
   * @throws for bugs only.
   */
  handleCommand: <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    request: CommandRequest<State, Command, Event, Rejection>,
  ) => Promise<CommandResult>;
  /** The answer that a command got before, or null: asked before a command's first step where it has several. */
  firstAnswer: <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    request: CommandRequest<State, Command, Event, Rejection>,
  ) => Promise<CommandResult | null>;
  /** A stream's state for a decision about another one; it may be a moment old. */
  readState: <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    decider: Decider<State, Command, Event, Rejection>,
    streamId: string,
  ) => Promise<State>;
  /** Answers when every command that was taken has its answer. */
  settled: () => Promise<void>;
};

export type CommandHandlerParts = {
  store: EventStore;
  codec: EventCodec;
  refusals: Refusals;
  clock: Clock;
  /** How many streams and answers are held in memory. */
  memory?: { streams: number; answers: number };
};

const MOST_ATTEMPTS = 4;
const MOST_PER_BATCH = 200;
const MEMORY = { streams: 10_000, answers: 20_000 };

type Waiting = WaitingCommand & {
  resolve: (result: CommandResult) => void;
  reject: (error: unknown) => void;
};

type Running = { digest: string; result: Promise<CommandResult> };

/** The machinery never looks into what is a module's own: this is the one place where types are set aside. */
const waitingFrom = (request: unknown): WaitingCommand => {
  const { refusal = null, ...rest } = request as WaitingCommand;
  return { ...rest, refusal };
};

const repeated = (result: CommandResult): CommandResult => ({ ...result, repeated: true });

const isFinal = (result: CommandResult): boolean =>
  result.status === "accepted" || !NOT_AN_ANSWER.has(result.rejection.code);

/** Nothing was decided, or not about this body: a repeated command is looked at anew. */
const NOT_AN_ANSWER: ReadonlySet<string> = new Set<NaqshRejection["code"]>([
  "UNAVAILABLE",
  "TOO_MUCH_CONTENTION",
  "COMMAND_ID_REUSED",
]);

/** Decides commands, appends their events and remembers their answers. */
export const createCommandHandler = (parts: CommandHandlerParts): CommandHandler => {
  const { store, codec, clock } = parts;
  const memory = parts.memory ?? MEMORY;
  const streams = createFoldedStreams({ store, codec, clock, streams: memory.streams });
  const decideBatch = createBatchDecider({ codec, clock });
  const answers = createFirstAnswers(memory.answers);
  const kept = createKeptAnswers(parts.refusals, clock);
  const running = new Map<string, Running>();
  /** Streams with an append of unknown outcome: what lies in the store may not be what was decided here. */
  const inDoubt = new Set<string>();

  /** The first answer, folded from the stream as it was right after the command. */
  const answerFromStream = async (stream: string, waiting: Waiting | WaitingCommand): Promise<CommandResult> => {
    const { decider, context, answer } = waiting;
    const events: RecordedEvent[] = [];
    let state = decider.initialState;
    const folded = await streams.current(decider, stream);
    const trace = folded.commands.get(context.commandId);
    if (!trace) throw new Error(`${stream} holds no events of command ${context.commandId}`);
    if (trace.digest !== context.digest) return rejected({ code: "COMMAND_ID_REUSED" });
    for await (const stored of store.readStream(stream, { limit: trace.last + 1 })) {
      const event = codec.decode(stored);
      state = decider.evolve(state, event);
      if (event.metadata.commandId === context.commandId) events.push(event);
    }
    const body = JSON.stringify(answer({ events, state }));
    return { status: "accepted", position: events.at(-1)!.position, body, repeated: true };
  };

  const settle = (stream: string, verdict: Verdict<Waiting>, quietPosition: Position): void => {
    const { waiting } = verdict;
    const { context } = waiting;
    const settled = async (): Promise<CommandResult> => {
      switch (verdict.kind) {
        case "failed":
          throw verdict.error;
        case "known":
          return answerFromStream(stream, waiting);
        case "rejected":
          return kept.keep(stream, context, rejected(verdict.rejection));
        case "accepted": {
          const body = JSON.stringify(waiting.answer(verdict));
          const position = verdict.events.at(-1)?.position ?? quietPosition;
          const result: CommandResult = { status: "accepted", position, body, repeated: false };
          return verdict.events.length > 0 ? result : kept.keep(stream, context, result);
        }
      }
    };
    settled().then(waiting.resolve, waiting.reject);
  };

  const settleAll = (stream: string, folded: FoldedStream, decided: DecidedBatch<Waiting>): void => {
    let { position } = folded;
    for (const verdict of decided.verdicts) {
      if (verdict.kind === "accepted") position = verdict.events.at(-1)?.position ?? position;
      settle(stream, verdict, position);
    }
  };

  /** Takes in what is durable now. */
  const commit = (stream: string, folded: FoldedStream, decided: DecidedBatch<Waiting>): void => {
    const last = decided.events.at(-1)!;
    for (const event of decided.events) noteCommand(folded.commands, event);
    const { state, recordedAtMs } = decided;
    const { revision, position } = last;
    streams.keep(stream, { ...folded, state, recordedAtMs, revision, position, checkedAtMs: clock.now() });
  };

  /** Gives null when another process wrote in between and the batch has to be decided again. */
  const tryBatch = async (stream: string, batch: Waiting[]): Promise<"settled" | null> => {
    const { decider } = batch[0]!;
    const folded = await streams.current(decider, stream);
    const decided = await decideBatch(stream, folded, batch);
    if (decided.events.length === 0) {
      // What is refused, or held to be so already, has to be true of the store and not of memory.
      const newest = await streams.refreshed(decider, stream);
      if (newest.revision !== folded.revision) return null;
      settleAll(stream, folded, decided);
      return "settled";
    }
    try {
      const { positions } = await store.append(stream, folded.revision, decided.events);
      decided.events.forEach((event, place) => (event.position = positions[place]!));
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      if (error.actual < folded.revision) streams.forget(stream);
      await streams.refreshed(decider, stream);
      return null;
    }
    if (inDoubt.delete(stream)) return confirmFromStore(stream, batch);
    commit(stream, folded, decided);
    settleAll(stream, folded, decided);
    return "settled";
  };

  /** The store may have answered for an earlier append of the same ids: what it holds counts, so it is asked again. */
  const confirmFromStore = (stream: string, batch: Waiting[]): Promise<"settled" | null> => {
    streams.forget(stream);
    return tryBatch(stream, batch);
  };

  const decideAndAppend = async (stream: string, batch: Waiting[]): Promise<void> => {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows from the failure of the one before
      if (await tryBatch(stream, batch)) return;
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
        return;
      }
      // One command that cannot be stored must not take the others with it.
      const alone = batch.length === 1;
      for (const waiting of batch) {
        if (alone) waiting.reject(error);
        // oxlint-disable-next-line no-await-in-loop -- the commands of one stream go one after another
        else await workOn(stream, [waiting]);
      }
    }
  };

  const queue = createStreamQueue<Waiting>(workOn, MOST_PER_BATCH);

  const begin = async (stream: string, waiting: WaitingCommand): Promise<CommandResult> => {
    const known = await kept.find(stream, waiting.context);
    if (known) return known;
    return new Promise((resolve, reject) => queue.push(stream, { ...waiting, resolve, reject }));
  };

  const fromMemory = (key: string, digest: string): Promise<CommandResult> | null => {
    const known = answers.get(key);
    if (known) {
      return Promise.resolve(
        known.digest === digest ? repeated(known.result) : rejected({ code: "COMMAND_ID_REUSED" }),
      );
    }
    const begun = running.get(key);
    if (!begun) return null;
    return begun.digest === digest
      ? begun.result.then(repeated)
      : Promise.resolve(rejected({ code: "COMMAND_ID_REUSED" }));
  };

  return {
    handleCommand: (request) => {
      const stream = streamName(request.decider.streamCategory, request.streamId);
      const { commandId, digest, actorRole } = request.context;
      const key = `${commandId}/${stream}`;
      const earlier = fromMemory(key, digest);
      if (earlier) return earlier;
      const result = begin(stream, waitingFrom(request))
        .then((final) => {
          if (actorRole !== "system" && isFinal(final)) answers.put(key, { digest, result: final });
          return final;
        })
        .finally(() => running.delete(key));
      running.set(key, { digest, result });
      return result;
    },

    firstAnswer: async (request) => {
      const stream = streamName(request.decider.streamCategory, request.streamId);
      const { commandId, digest } = request.context;
      const earlier = fromMemory(`${commandId}/${stream}`, digest);
      if (earlier) return earlier;
      const waiting = waitingFrom(request);
      const refused = await kept.find(stream, waiting.context);
      if (refused) return refused;
      const folded = await streams.current(waiting.decider, stream);
      return folded.commands.has(commandId) ? answerFromStream(stream, waiting) : null;
    },

    readState: async <State>(decider: unknown, streamId: string) => {
      const erased = decider as AnyDecider;
      const folded = await streams.facts(erased, streamName(erased.streamCategory, streamId));
      return folded.state as State;
    },

    settled: async () => {
      await queue.idle();
      await Promise.allSettled([...running.values()].map(({ result }) => result));
    },
  };
};
