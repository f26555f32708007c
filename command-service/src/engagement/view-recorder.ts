import { setTimeout } from "node:timers/promises";
import type { ArtworkView } from "@naqsh/shared/engagement";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { systemCommandDigest } from "@naqsh/shared/platform/event-codec/command-digest";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { Clock, Ids } from "@naqsh/shared/platform/ports/clock";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { askUntilHeard } from "../handler/ask-until-heard";
import type { CommandContext, CommandResult } from "../handler/command";
import type { CommandHandler } from "../handler/handle-command";
import { givingWay } from "../http/giving-way";
import { looksDecider } from "./engagement.decider";

/** Looks of one event: some 40 KB, of the 1 MiB that an append may have. */
export const MOST_TOGETHER = 200;
/** Whoever looks while so many wait hears 503. */
const MOST_WAITING = 2_000;
/** Batches of one stream: its folded state and what is known of its commands stay small. */
const MOST_BATCHES = 1_000;
/** An event costs as much as the looks of these milliseconds; nobody who looks alone waits for them. */
const USUALLY_APART_MS = 20;
const RECORDER = "looks";

/** Records the looks of many people in one event. */
export type ViewRecorder = {
  /** Answers null once the look is in the log, or why it is not. @throws for bugs */
  record: (view: ArtworkView) => Promise<NaqshRejection | null>;
  /** Answers when every look that was taken has its answer. */
  settled: () => Promise<void>;
};

type Parts = Pick<CommandHandler, "handleCommand"> & {
  keys: Pick<PersonalKeys, "platformSecret">;
  clock: Clock;
  ids: Ids;
  /** How long after one batch the next one begins at the earliest, milliseconds: what comes meanwhile is recorded together. */
  apartMs?: number;
  pause?: (ms: number) => Promise<void>;
};

type Waiting = {
  view: ArtworkView;
  resolve: (refusal: NaqshRejection | null) => void;
  reject: (error: unknown) => void;
};

export const createViewRecorder = (parts: Parts): ViewRecorder => {
  const { handleCommand, keys, clock, ids, apartMs = USUALLY_APART_MS, pause = setTimeout } = parts;
  const waiting: Waiting[] = [];
  const answering = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let beganMs = Number.NEGATIVE_INFINITY;
  let stream = { id: "", batches: MOST_BATCHES };

  /** Processes that record at once do not meet in a stream. */
  const nextStream = (): string => {
    if (stream.batches >= MOST_BATCHES) stream = { id: ids.uuid(), batches: 0 };
    stream.batches += 1;
    return stream.id;
  };

  const contextOfBatch = async (): Promise<CommandContext> => {
    const commandId = ids.uuid();
    return {
      commandId,
      // Its id is made for it alone: nobody can send another body under it.
      digest: await systemCommandDigest(keys, commandId),
      actorId: RECORDER,
      actorRole: "system",
      receivedAt: instantFromMs(clock.now()),
      correlationId: commandId,
      causationId: null,
    };
  };

  const append = async (views: readonly ArtworkView[]): Promise<CommandResult> => {
    const streamId = nextStream();
    const context = await contextOfBatch();
    const command = { type: "RecordArtworkViews", data: { views } } as const;
    return askUntilHeard(() =>
      handleCommand({ decider: looksDecider, streamId, command, context, answer: () => ({}) }),
    );
  };

  /** The next batch does not wait for it. */
  const answer = (batch: readonly Waiting[], refusal: NaqshRejection | null): void => {
    const over = givingWay(batch, ({ resolve }) => resolve(refusal)).finally(() => answering.delete(over));
    answering.add(over);
  };

  const recordBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const result = await append(batch.map(({ view }) => view));
      answer(batch, result.status === "accepted" ? null : result.rejection);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const untilNext = (): Promise<void> => {
    const waitMs = beganMs + apartMs - performance.now();
    // Those who look in the same turn are recorded together all the same.
    return waitMs > 0 ? pause(waitMs) : nextTurn();
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      await untilNext();
      beganMs = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await recordBatch(waiting.splice(0, MOST_TOGETHER));
    }
    running = null;
  };

  return {
    record: (view) => {
      if (waiting.length >= MOST_WAITING) return Promise.resolve({ code: "TOO_MUCH_CONTENTION" });
      return new Promise((resolve, reject) => {
        waiting.push({ view, resolve, reject });
        running ??= drain();
      });
    },
    settled: async () => {
      await running;
      await Promise.all(answering);
    },
  };
};
