import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { Position } from "@naqsh/shared/kernel/position";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Refusals } from "@naqsh/shared/platform/ports/refusals";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { answerAgain } from "./answer-again";
import { createAppender, type Waiting } from "./append-decided";
import { createBoundedMap } from "./bounded-map";
import {
  isRefusedByDeadline,
  isRefusedForNow,
  rejected,
  type CommandContext,
  type CommandRequest,
  type CommandResult,
  type CommandTarget,
} from "./command";
import { traceInStream } from "./command-traces";
import { createBatchDecider, type Verdict, type WaitingCommand } from "./decide-batch";
import { createFoldedStreams, type AnyDecider } from "./folded-streams";
import { createKeptAnswers } from "./kept-answers";
import type { OutageWatch } from "./outage-watch";
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
    target: CommandTarget<State, Command, Event, Rejection>,
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
  /** People's commands wait for it; what makes an outage good is the system's. */
  outageWatch?: OutageWatch;
  /**
   * Where other processes append to the same log: a name that no other has. What they decide for the same command at the same
   * revision is then a conflict, never taken for a repetition of what was decided here.
   */
  decidedBy?: string;
};

const MOST_PER_BATCH = 200;
const MEMORY = { streams: 10_000, answers: 20_000 };

type FirstAnswer = { digest: string; result: CommandResult };
type Running = { digest: string; result: Promise<CommandResult> };

/** False where nothing was decided, or not about this body: a repeated command is looked at anew. */
const isFinal = (result: CommandResult): boolean =>
  result.status === "accepted" || (!isRefusedForNow(result.rejection) && result.rejection.code !== "COMMAND_ID_REUSED");

const repeated = (result: CommandResult): CommandResult => ({ ...result, repeated: true });

/** A request without the types that are its module's own: the machinery looks into none of what they say. */
const waitingFrom = (target: object): WaitingCommand => {
  const { decider, context, answer, command, refusal } = target as WaitingCommand & {
    command?: AnyCommand;
    refusal?: NaqshRejection | null;
  };
  return { decider, context, answer, asked: refusal ? { refusal } : { command: command! } };
};

/** Decides commands, appends their events and remembers their answers. */
export const createCommandHandler = (parts: CommandHandlerParts): CommandHandler => {
  const { store, codec, clock, memory = MEMORY, decidedBy } = parts;
  const streams = createFoldedStreams({ store, codec, clock, streams: memory.streams });
  const answers = createBoundedMap<FirstAnswer>(memory.answers);
  const kept = createKeptAnswers(parts.refusals, clock);
  const running = new Map<string, Running>();

  const refused = async (
    stream: string,
    context: CommandContext,
    rejection: NaqshRejection,
  ): Promise<CommandResult> => {
    const isPerson = context.actorRole !== "system";
    if (isPerson && isRefusedByDeadline(rejection) && (await parts.outageWatch?.mayMove?.())) {
      return rejected({ code: "UNAVAILABLE" });
    }
    return kept.keep(stream, context, rejected(rejection));
  };

  const answerTo = (
    stream: string,
    verdict: Verdict<Waiting>,
    quietPosition: Position,
  ): CommandResult | Promise<CommandResult> => {
    const { waiting } = verdict;
    if (verdict.kind === "failed") throw verdict.error;
    if (verdict.kind === "known") return answerAgain(parts, stream, waiting, verdict.trace);
    if (verdict.kind === "rejected") return refused(stream, waiting.context, verdict.rejection);
    const body = JSON.stringify(waiting.answer(verdict));
    const position = verdict.events.at(-1)?.position ?? quietPosition;
    const result: CommandResult = { status: "accepted", position, body, repeated: false };
    return verdict.events.length > 0 ? result : kept.keep(stream, waiting.context, result);
  };

  const decideBatch = createBatchDecider({ store, codec, clock, ...(decidedBy !== undefined && { decidedBy }) });
  const appender = createAppender({ store, streams, decideBatch, clock, answerTo });
  const queue = createStreamQueue<Waiting>(appender, MOST_PER_BATCH);

  const fromMemory = (key: string, digest: string): Promise<CommandResult> | null => {
    const known = answers.get(key);
    const begun = known ? null : running.get(key);
    if (!known && !begun) return null;
    if ((known ?? begun)!.digest !== digest) return Promise.resolve(rejected({ code: "COMMAND_ID_REUSED" }));
    return known ? Promise.resolve(repeated(known.result)) : begun!.result.then(repeated);
  };

  /** False where nobody can say yet which deadlines hold. */
  const timeIsGivenBack = async (): Promise<boolean> => {
    try {
      await parts.outageWatch?.caughtUp();
      return true;
    } catch {
      return false;
    }
  };

  const begin = async (key: string, stream: string, waiting: WaitingCommand): Promise<CommandResult> => {
    const { digest, actorRole } = waiting.context;
    try {
      if (actorRole !== "system" && !(await timeIsGivenBack())) return rejected({ code: "UNAVAILABLE" });
      const result =
        (await kept.find(stream, waiting.context)) ??
        (await new Promise<CommandResult>((resolve, reject) => queue.push(stream, { resolve, reject, ...waiting })));
      if (actorRole !== "system" && isFinal(result)) answers.set(key, { digest, result });
      return result;
    } finally {
      running.delete(key);
    }
  };

  const placeOf = (target: { decider: { streamCategory: string }; streamId: string; context: CommandContext }) => {
    const stream = streamName(target.decider.streamCategory, target.streamId);
    return { stream, key: `${target.context.commandId}/${stream}`, digest: target.context.digest };
  };

  return {
    handleCommand: (request) => {
      const { stream, key, digest } = placeOf(request);
      const earlier = fromMemory(key, digest);
      if (earlier) return earlier;
      const result = begin(key, stream, waitingFrom(request));
      running.set(key, { digest, result });
      return result;
    },
    firstAnswer: async (target) => {
      const { stream, key, digest } = placeOf(target);
      const earlier = fromMemory(key, digest);
      if (earlier) return earlier;
      const waiting = waitingFrom(target);
      const keptAnswer = await kept.find(stream, waiting.context);
      if (keptAnswer) return keptAnswer;
      const { commandId } = waiting.context;
      const { commands } = await streams.current(waiting.decider, stream);
      const found = commands.find(commandId);
      const isOlder = found !== null && "perhapsAt" in found;
      const trace = isOlder ? await traceInStream(store, stream, { commandId, ...found }) : found;
      return trace ? answerAgain(parts, stream, waiting, trace) : null;
    },
    readState: async <State>(decider: object, streamId: string) => {
      const untyped = decider as AnyDecider;
      const folded = await streams.facts(untyped, streamName(untyped.streamCategory, streamId));
      return folded.state as State;
    },
    settled: async () => {
      await queue.idle();
      await Promise.allSettled([...running.values()].map(({ result }) => result));
    },
  };
};
