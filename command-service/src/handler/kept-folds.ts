import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { FoldSnapshots } from "@naqsh/shared/platform/ports/fold-snapshots";
import type { AnyDecider } from "./any-decider";
import { createCommandTraces } from "./command-traces";
import { bytesOfFold, foldFromBytes } from "./fold-bytes";
import type { KeptFold } from "./fold-bytes";
import type { FoldedStream } from "./stream-cache";

/** A shorter stream is read in a few milliseconds. */
const EVENTS_APART = 500;
/** A longer stream is kept again after this part of it, so that all writing stays a multiple of its length. */
const PART_APART = 1 / 10;

/** A fold without when it was checked. */
type Begun = Omit<FoldedStream, "checkedAtMs">;

export type KeptFolds = {
  /** The newest fold of a stream that is still true of it and ends before a revision; null to begin at the beginning. */
  newest: (decider: AnyDecider, stream: string, before?: number) => Promise<Begun | null>;
  /** Keeps a fold if enough has come since the last one. Gives the revision that is kept then. */
  keep: (decider: AnyDecider, stream: string, folded: FoldedStream) => number;
  /** Answers when nothing is being written. */
  settled: () => Promise<void>;
};

/** Nothing is kept, or found. */
export const NO_KEPT_FOLDS: KeptFolds = {
  newest: async () => null,
  keep: (_, __, { keptAt }) => keptAt,
  settled: async () => undefined,
};

/** Folded states of long streams beside the log. Whatever fails or does not fit costs no more than reading a stream. */
export const createKeptFolds = (
  snapshots: FoldSnapshots,
  store: Pick<EventStore, "readStream">,
  eventsApart = EVENTS_APART,
): KeptFolds => {
  const writing = new Set<Promise<void>>();

  /** Whether the stream has that very event there: the log may be an older copy, or another. */
  const isOf = async (stream: string, revision: number, fold: KeptFold): Promise<boolean> => {
    for await (const event of store.readStream(stream, { from: revision, limit: 1 })) {
      return event.position === fold.position && msFromInstant(event.recordedAt) === fold.recordedAtMs;
    }
    return false;
  };

  const read: KeptFolds["newest"] = async (decider, stream, before) => {
    const found = await snapshots.newest(stream, before);
    if (found === null) return null;
    const fold = await foldFromBytes(found.bytes);
    if (fold.version !== decider.keeping?.version || !(await isOf(stream, found.revision, fold))) return null;
    const { position, recordedAtMs } = fold;
    const commands = createCommandTraces(undefined, fold.traces);
    const state = decider.keeping.given(fold.state);
    return { state, revision: found.revision, position, recordedAtMs, commands, keptAt: found.revision };
  };

  const write = async (stream: string, revision: number, fold: KeptFold): Promise<void> =>
    snapshots.keep(stream, { revision, bytes: await bytesOfFold(fold) });

  return {
    newest: async (decider, stream, before) =>
      decider.keeping === undefined ? null : read(decider, stream, before).catch(() => null),
    keep: ({ keeping }, stream, { state, revision, position, recordedAtMs, commands, keptAt }) => {
      if (keeping === undefined) return keptAt;
      if (revision - keptAt < Math.max(eventsApart, revision * PART_APART)) return keptAt;
      // Taken in this turn: `commands` goes on growing.
      const fold = {
        version: keeping.version,
        position,
        recordedAtMs,
        traces: commands.kept(),
        state: keeping.taken(state),
      };
      const written = write(stream, revision, fold)
        .catch(() => undefined)
        .finally(() => writing.delete(written));
      writing.add(written);
      return revision;
    },
    settled: async () => void (await Promise.all(writing)),
  };
};
