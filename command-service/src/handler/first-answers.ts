import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { rejected, type CommandResult } from "./command";
import type { CommandTrace } from "./command-traces";
import { NO_KEPT_FOLDS } from "./kept-folds";
import type { KeptFolds } from "./kept-folds";
import type { UntypedCommand } from "./untyped-command";
import { createStreamQueue } from "./stream-queue";

export type FirstAnswers = {
  /** The first answer to a command whose events lie in its stream; a refusal if it came with another body. */
  give: (stream: string, sent: UntypedCommand, trace: CommandTrace) => Promise<CommandResult>;
};

type Parts = { store: EventStore; codec: EventCodec; keptFolds?: KeptFolds };

type Asked = {
  sent: UntypedCommand;
  trace: CommandTrace;
  events: RecordedEvent[];
  resolve: (result: CommandResult) => void;
  reject: (error: unknown) => void;
};

/** All that wait when a pass begins are answered by it. */
const LIMITS = { mostPerBatch: 2_000, mostWaiting: 2_000 };

const answerOf = ({ answer }: UntypedCommand, events: RecordedEvent[], state: unknown): CommandResult => ({
  status: "accepted",
  position: events.at(-1)!.position,
  body: JSON.stringify(answer({ events, state })),
  repeated: true,
});

/** The events that each revision belongs to. */
const byRevision = (asked: readonly Asked[]): Map<number, Asked[]> => {
  const owners = new Map<number, Asked[]>();
  for (const one of asked) {
    for (let revision = one.trace.first; revision <= one.trace.last; revision += 1) {
      const others = owners.get(revision);
      if (others) others.push(one);
      else owners.set(revision, [one]);
    }
  }
  return owners;
};

/** Folds the stream once for all of them, from the newest kept fold before them, and answers each where its own events end. */
const foldFor = async (
  { store, codec, keptFolds = NO_KEPT_FOLDS }: Parts,
  stream: string,
  asked: readonly Asked[],
): Promise<void> => {
  const [{ sent }] = asked as [Asked];
  const owners = byRevision(asked);
  const last = Math.max(...asked.map(({ trace }) => trace.last));
  const first = Math.min(...asked.map(({ trace }) => trace.first));
  const begun = await keptFolds.newest(sent.decider, stream, first);
  let state = begun === null ? sent.decider.initialState : begun.state;
  const from = (begun?.revision ?? -1) + 1;
  for await (const stored of store.readStream(stream, { from, limit: last + 1 - from })) {
    const event = codec.decode(stored);
    state = sent.decider.evolve(state, event);
    for (const one of owners.get(event.revision) ?? []) {
      one.events.push(event);
      if (event.revision === one.trace.last) one.resolve(answerOf(one.sent, one.events, state));
    }
  }
  for (const one of asked) one.reject(new Error(`${stream} ends before revision ${one.trace.last}`));
};

/**
 * Gives first answers again: from a command's own events if the state after them is in memory, else from a fold of the stream
 * that all who wait for one share.
 */
export const createFirstAnswers = (parts: Parts): FirstAnswers => {
  const { store, codec } = parts;

  const passes = createStreamQueue<Asked>(async (stream, batch) => {
    const asked = batch.filter((one) => !one.sent.isGone?.());
    for (const one of batch) if (one.sent.isGone?.()) one.resolve(rejected({ code: "UNAVAILABLE" }));
    try {
      if (asked.length > 0) await foldFor(parts, stream, asked);
    } catch (error) {
      for (const one of asked) one.reject(error);
    }
  }, LIMITS);

  const fromOwnEvents = async (
    stream: string,
    sent: UntypedCommand,
    { first, last, after }: CommandTrace,
  ): Promise<CommandResult> => {
    const events: RecordedEvent[] = [];
    for await (const stored of store.readStream(stream, { from: first, limit: last - first + 1 })) {
      events.push(codec.decode(stored));
    }
    return answerOf(sent, events, after);
  };

  return {
    give: async (stream, sent, trace) => {
      if (trace.digest !== sent.context.digest) return rejected({ code: "COMMAND_ID_REUSED" });
      if (trace.after !== undefined) return fromOwnEvents(stream, sent, trace);
      return new Promise((resolve, reject) => {
        const isTaken = passes.push(stream, { sent, trace, events: [], resolve, reject });
        if (!isTaken) resolve(rejected({ code: "TOO_MUCH_CONTENTION" }));
      });
    },
  };
};
