import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { AnyDecider } from "./any-decider";
import { createBoundedMap } from "./bounded-map";
import { createCommandTraces } from "./command-traces";
import type { StreamFreshness } from "./stream-freshness";
import { NO_KEPT_FOLDS } from "./kept-folds";
import type { KeptFolds } from "./kept-folds";
import { createStreamCache, type FoldedStream } from "./stream-cache";

export type { AnyDecider } from "./any-decider";

/** How old facts about other streams may be when another process writes too, milliseconds. */
const FACTS_MAY_BE_OLD_MS = 1000;
/** How many streams without events are known to be so. */
const MOST_EMPTY = 1_000;

export type FoldedStreams = {
  /** What memory holds of it. */
  held: (stream: string) => FoldedStream | undefined;
  /** As this process knows it. */
  current: (decider: AnyDecider, stream: string) => FoldedStream | Promise<FoldedStream>;
  /** As the store has it now. */
  refreshed: (decider: AnyDecider, stream: string) => Promise<FoldedStream>;
  /** Good enough to decide about another stream. */
  facts: (decider: AnyDecider, stream: string) => FoldedStream | Promise<FoldedStream>;
  keep: (decider: AnyDecider, stream: string, folded: FoldedStream) => void;
  /** What is known of it may be wrong. */
  forget: (stream: string) => void;
};

export type FoldedStreamsParts = {
  store: EventStore;
  codec: EventCodec;
  clock: Clock;
  streams: number;
  freshness?: StreamFreshness;
  /** If left out, streams that are not in memory are read from their beginning. */
  keptFolds?: KeptFolds;
};

const unread = (decider: AnyDecider): FoldedStream => ({
  state: decider.initialState,
  revision: -1,
  position: START_OF_LOG,
  recordedAtMs: 0,
  commands: createCommandTraces(),
  checkedAtMs: 0,
  keptAt: -1,
});

/** Streams folded by their deciders; a cached fold is used if there is one. */
export const createFoldedStreams = (parts: FoldedStreamsParts): FoldedStreams => {
  const { store, codec, clock, streams, freshness, keptFolds = NO_KEPT_FOLDS } = parts;
  const cache = createStreamCache(streams);
  const reading = new Map<string, Promise<FoldedStream>>();
  /** Apart: what nobody ever began must not take the place of what goes on. */
  const empty = createBoundedMap<FoldedStream>(MOST_EMPTY);

  const foldOn = async (decider: AnyDecider, stream: string, from: FoldedStream): Promise<FoldedStream> => {
    const checkedAtMs = clock.now();
    const begun = from.revision < 0 ? ((await keptFolds.newest(decider, stream)) ?? from) : from;
    let { state, revision, position, recordedAtMs } = begun;
    for await (const stored of store.readStream(stream, { from: revision + 1 })) {
      const event = codec.decode(stored);
      state = decider.evolve(state, event);
      begun.commands.note(event, state);
      ({ revision, position } = event);
      recordedAtMs = msFromInstant(event.recordedAt);
    }
    const checked = { ...begun, state, revision, position, recordedAtMs, checkedAtMs };
    if (checked.revision >= 0) return held(decider, stream, checked);
    empty.set(stream, checked);
    return checked;
  };

  const held = (decider: AnyDecider, stream: string, folded: FoldedStream): FoldedStream => {
    const keptAt = keptFolds.keep(decider, stream, folded);
    const kept = keptAt === folded.keptAt ? folded : { ...folded, keptAt };
    cache.put(stream, kept);
    empty.delete(stream);
    return kept;
  };

  /** One reading of a stream at a time: whoever asks meanwhile gets the same. */
  const read = (decider: AnyDecider, stream: string, from: FoldedStream): Promise<FoldedStream> => {
    const begun = reading.get(stream);
    if (begun) return begun;
    const run = foldOn(decider, stream, from).finally(() => reading.delete(stream));
    reading.set(stream, run);
    return run;
  };

  return {
    held: cache.get,
    current: (decider, stream) => cache.get(stream) ?? read(decider, stream, unread(decider)),
    refreshed: async (decider, stream) => {
      // A reading that began earlier may have missed the newest events.
      await reading.get(stream);
      return read(decider, stream, cache.get(stream) ?? unread(decider));
    },
    facts: (decider, stream) => {
      const known = cache.get(stream) ?? empty.get(stream);
      const checkedAtMs = known && (freshness?.checkedAtMs(stream, known) ?? known.checkedAtMs);
      if (known && clock.now() - checkedAtMs! < FACTS_MAY_BE_OLD_MS) return known;
      return read(decider, stream, known ?? unread(decider));
    },
    keep: held,
    forget: (stream) => {
      cache.remove(stream);
      empty.delete(stream);
    },
  };
};
