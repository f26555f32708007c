import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import { categoryOf, idOf, streamName } from "@naqsh/shared/kernel/stream-name";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { StoreUnavailable, type EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { FoldSnapshots } from "@naqsh/shared/platform/ports/fold-snapshots";
import type { Refusals } from "@naqsh/shared/platform/ports/refusals";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { BatchAppender } from "./append-decided";
import { rejected, type CommandContext, type CommandRequest, type CommandResult, type CommandTarget } from "./command";
import { createBatchDecider } from "./decide-batch";
import type { StreamFreshness } from "./stream-freshness";
import { findCommand } from "./find-command";
import { createFirstAnswers, type FirstAnswers } from "./first-answers";
import { createFoldedStreams, type AnyDecider, type FoldedStreams } from "./folded-streams";
import { createKeptFolds, NO_KEPT_FOLDS } from "./kept-folds";
import { createIdempotencyStore, type IdempotencyStore } from "./idempotency-store";
import { isTimeGivenBack, type OutageWatch } from "./outage-watch";
import { Hearers, InFlightCommands } from "./in-flight-commands";
import { eraseTypes, type UntypedCommand, type WaitingCommand } from "./untyped-command";
import { createStreamQueue, type StreamQueue } from "./stream-queue";
import { isGivenByDeadline, mayMoveDeadline, type TimeLost } from "./time-lost";
import { createVerdictAnswers } from "./verdict-answers";

export type CommandHandler = {
  /**
   * The only way into the log. Answers when the command's events are durable; a refusal is a value.
   * @throws for bugs only.
   */
  handleCommand: <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    request: CommandRequest<State, Command, Event, Rejection>,
  ) => Promise<CommandResult>;
  /**
   * The answer that a command got before, or null. A command of several steps asks before its first: whoever may not give it is
   * refused here.
   */
  firstAnswer: <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    target: CommandTarget<State, Command, Event, Rejection>,
  ) => Promise<CommandResult | null>;
  /** A stream's state for a decision about another one; it may be a moment old. */
  readState: <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    decider: Decider<State, Command, Event, Rejection>,
    streamId: string,
  ) => Promise<State>;
  /** A stream's state as the log has it now. @throws StoreUnavailable */
  readFresh: <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
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
  /** If left out, streams that are not in memory are read from their beginning. */
  foldSnapshots?: FoldSnapshots;
  /** How many events lie between two that are kept; if left out, so many that few are. */
  foldsApart?: number;
  clock: Clock;
  /** How many streams and answers are held in memory. */
  memory?: { streams: number; answers: number };
  /** People's commands wait for it; what makes an outage good is the system's. */
  outageWatch?: OutageWatch;
  /** What a deadline is about to decide waits for it. */
  timeLost?: TimeLost;
  /** Where somebody watches the streams that facts are folded from: they are read again only after a change. */
  freshness?: StreamFreshness;
  /**
   * Where other processes append to the same log: a name that no other has. What they decide for the same command at the same
   * revision is then a conflict, never taken for a repetition of what was decided here.
   */
  decidedBy?: string;
};

/** Whoever comes when so many wait already hears 503 and comes again; the system's commands (a close) always get in line. */
const LINE = {
  mostPerBatch: 200,
  mostWaiting: 2_000,
  isAlwaysLetIn: ({ context }: WaitingCommand): boolean => context.actorRole === "system",
};
const MEMORY = { streams: 10_000, answers: 20_000 };

/** A command's stream, and what tells it from every other command. */
type Place = { stream: string; key: string; digest: string };

const placeOf = (target: { decider: { streamCategory: string }; streamId: string; context: CommandContext }): Place => {
  const { commandId, digest } = target.context;
  const stream = streamName(target.decider.streamCategory, target.streamId);
  return { stream, key: `${commandId}/${stream}`, digest };
};

type Known = { streams: FoldedStreams; kept: IdempotencyStore; firstAnswers: FirstAnswers };

/** Stands in the line of a stream until it is answered; refused at once if that line is full. */
const inLineOf = (lines: StreamQueue<WaitingCommand>, stream: string, sent: UntypedCommand): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const isTaken = lines.push(stream, { ...sent, resolve, reject });
    if (!isTaken) resolve(rejected({ code: "TOO_MUCH_CONTENTION" }));
  });

/** False if nobody can say yet which end holds. An end that cannot be moved for good holds up no bid: it only comes later. */
const hasTimeBack = async (timeLost: TimeLost | undefined, stream: string): Promise<boolean> => {
  try {
    await timeLost?.giveBackBeforeBid(idOf(stream));
    return true;
  } catch (error) {
    return !(error instanceof StoreUnavailable);
  }
};

/** The lines of commands, each with its worker. */
const createCommandLines = (
  { store, codec, clock, decidedBy, outageWatch, timeLost, freshness }: CommandHandlerParts,
  { streams, kept, firstAnswers }: Known,
): StreamQueue<WaitingCommand> => {
  const decideBatch = createBatchDecider({ store, codec, clock, ...(decidedBy !== undefined && { decidedBy }) });
  const watches = { ...(outageWatch && { outageWatch }), ...(timeLost && { timeLost }) };
  const decideAgain = (stream: string, sent: UntypedCommand): Promise<CommandResult> => inLineOf(lines, stream, sent);
  const answerTo = createVerdictAnswers({ firstAnswers, kept, decideAgain, ...watches });
  const watched = freshness ? { freshness } : {};
  const appender = new BatchAppender({ store, streams, decideBatch, clock, answerTo, ...watched });
  const lines: StreamQueue<WaitingCommand> = createStreamQueue((stream, batch) => appender.workOn(stream, batch), LINE);
  return lines;
};

/** Decides commands, appends their events and remembers their answers. */
export const createCommandHandler = (parts: CommandHandlerParts): CommandHandler => {
  const { memory = MEMORY } = parts;
  const keptFolds = parts.foldSnapshots
    ? createKeptFolds(parts.foldSnapshots, parts.store, parts.foldsApart)
    : NO_KEPT_FOLDS;
  const streams = createFoldedStreams({ ...parts, keptFolds, streams: memory.streams });
  const kept = createIdempotencyStore(parts.refusals, parts.clock);
  const firstAnswers = createFirstAnswers({ ...parts, keptFolds });
  const lines = createCommandLines(parts, { streams, kept, firstAnswers });
  const recent = new InFlightCommands(memory.answers);

  const answer = async ({ stream, key, digest }: Place, sent: UntypedCommand): Promise<CommandResult> => {
    const isPerson = sent.context.actorRole !== "system";
    try {
      if (isPerson && !(await isTimeGivenBack(parts.outageWatch))) return rejected({ code: "UNAVAILABLE" });
      if (
        isPerson &&
        "command" in sent.asked &&
        mayMoveDeadline(sent.asked.command.type) &&
        !(await hasTimeBack(parts.timeLost, stream))
      ) {
        return rejected({ code: "UNAVAILABLE" });
      }
      if (!isPerson && "command" in sent.asked && isGivenByDeadline(sent.asked.command.type)) {
        await parts.timeLost?.giveBack(categoryOf(stream), idOf(stream));
      }
      const result = (await kept.find(stream, sent.context)) ?? (await inLineOf(lines, stream, sent));
      if (isPerson && !sent.tellsPersonalFields) recent.keep(key, digest, result);
      return result;
    } finally {
      recent.arrived(key);
    }
  };

  const handleCommand: CommandHandler["handleCommand"] = (request) => {
    const place = placeOf(request);
    const { key, digest } = place;
    const { isGone } = request.context;
    const known = recent.find(key, digest, isGone);
    if (known) return known;
    const hearers = new Hearers();
    hearers.add(isGone);
    const result = answer(place, { ...eraseTypes(request), isGone: hearers.areGone });
    return recent.expect(key, { digest, result, hearers });
  };

  return {
    handleCommand,
    firstAnswer: async (target) => {
      const { forbidden } = target.context;
      if (forbidden) return handleCommand({ ...target, command: null, refusal: forbidden });
      const { stream, key, digest } = placeOf(target);
      const known = await (recent.find(key, digest) ?? kept.find(stream, target.context));
      if (known) return known;
      const sent = eraseTypes(target);
      const { commands } = await streams.current(sent.decider, stream);
      const trace = await findCommand(parts.store, stream, commands, sent.context);
      return trace && firstAnswers.give(stream, sent, trace);
    },
    readState: async <State>(decider: object, streamId: string) => {
      const untyped = decider as AnyDecider;
      const { state } = await streams.facts(untyped, streamName(untyped.streamCategory, streamId));
      return state as State;
    },
    readFresh: async <State>(decider: object, streamId: string) => {
      const untyped = decider as AnyDecider;
      const { state } = await streams.refreshed(untyped, streamName(untyped.streamCategory, streamId));
      return state as State;
    },
    settled: async () => {
      await lines.idle();
      await recent.settled();
      await keptFolds.settled();
    },
  };
};
