import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { whenAvailable } from "@naqsh/shared/platform/service/when-available";
import type { StreamFreshness } from "./stream-freshness";

type Parts = { store: Pick<EventStore, "head" | "watch">; freshness: StreamFreshness; logger: Logger };

/** Hears of changes from the log's head on, until the signal aborts; nothing if the log tells of none. */
export const watchFacts = async ({ store, freshness, logger }: Parts, signal: AbortSignal): Promise<void> => {
  if (store.watch === undefined) return;
  const after = await whenAvailable(() => store.head(), {
    waitingFor: "the log before facts are watched",
    logger,
    signal,
  });
  if (after === null) return;
  freshness.begin();
  const { categories, changed, passed } = freshness;
  await store.watch({ categories, after, signal, changed, passed });
};
