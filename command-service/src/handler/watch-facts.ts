import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { FactsNews } from "./facts-news";

type Parts = { store: Pick<EventStore, "head" | "watch">; factsNews: FactsNews; clock: Clock; timers: Timers };

const AGAIN_AFTER_MS = 1_000;

/** Hears of changes from the log's head on, until the signal aborts; nothing where the log tells of none. */
export const watchFacts = async (parts: Parts, signal: AbortSignal): Promise<void> => {
  const { store, factsNews } = parts;
  if (store.watch === undefined) return;
  const after = await headOf(parts, signal);
  if (after === null) return;
  factsNews.begin();
  const { categories, changed, passed } = factsNews;
  await store.watch({ categories, after, signal, changed, passed });
};

/** Null where the signal aborts before the log is there. */
const headOf = async (parts: Parts, signal: AbortSignal): Promise<string | null> => {
  while (!signal.aborted) {
    try {
      return await parts.store.head();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pauseFor(AGAIN_AFTER_MS, signal, parts);
    }
  }
  return null;
};
